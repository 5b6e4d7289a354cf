import Cheats
import CheatsTestSupport
import Testing

/// Every small set of codes on every short stream, through the engine and through the model.
struct ExhaustiveSessionTests {
  private struct Branch {
    var model: ReferenceSession<String>
    var subject: SessionSubject<String>
  }

  private func differences(
    _ codes: [[String]], _ configuration: CheatCodeConfiguration, maxLength: Int
  ) throws -> [String] {
    let script = Script(
      configuration: configuration, codes: codes.map { CheatCodeDefinition(actions: $0) }, operations: [])
    let start = Branch(
      model: ReferenceSession(script.codes, configuration: configuration),
      subject: try SessionSubject(script, keepsUndo: false))
    var differences: [String] = []
    walkEveryStream(alphabet: ["a", "b"], maxLength: maxLength, from: start) { branch, stream in
      let operation = ScriptOperation.perform(stream[stream.count - 1])
      let (matches, expected) = (branch.subject.apply(operation), branch.model.apply(operation))
      if matches != expected { differences.append("\(codes) on \(stream): \(matches), expected \(expected)") }
      let found = branch.subject.answers(withHints: false).differences(from: branch.model.answers(withHints: false))
      if !found.isEmpty { differences.append("\(codes) on \(stream): \(found)") }
    }
    return differences
  }

  @Test(arguments: [false, true], 0..<4)
  func `up to three codes of two actions answer as the model does`(isAnchored: Bool, part: Int) throws {
    let sets = everyCodeSet(alphabet: ["a", "b"], maxCodes: 3, maxLength: 3)
    #expect(sets.count == 679)
    for (index, codes) in sets.enumerated() where index % 4 == part {
      let found = try differences(codes, CheatCodeConfiguration(isAnchored: isAnchored), maxLength: 7)
      #expect(found.prefix(3) == [])
    }
  }

  @Test(arguments: CheatCodeMatchKind.allCases.filter { $0 != .overlapping })
  func `two codes of two actions answer as the model does under every match kind`(kind: CheatCodeMatchKind) throws {
    for codes in everyCodeSet(alphabet: ["a", "b"], maxCodes: 2, maxLength: 3, isOrdered: true) {
      let found = try differences(codes, CheatCodeConfiguration(matchKind: kind), maxLength: 6)
      #expect(found.prefix(3) == [])
    }
  }

  @Test(arguments: [CheatCodeMatchKind.leftmostLongest, .leftmostFirst], 0..<3)
  func `leftmost kinds equal a search of the whole stream`(kind: CheatCodeMatchKind, part: Int) throws {
    let sets = everyCodeSet(alphabet: ["a", "b"], maxCodes: 3, maxLength: 3)
    for (index, codes) in sets.enumerated() where index % 3 == part {
      let automaton = try CheatCodeAutomaton(
        codes.map { CheatCodeDefinition(actions: $0) }, configuration: CheatCodeConfiguration(matchKind: kind))
      let start = (session: automaton.makeSession(), matches: [CheatCodeMatch]())
      walkEveryStream(alphabet: ["a", "b"], maxLength: 8, from: start) { branch, stream in
        branch.matches += branch.session.perform(stream[stream.count - 1])
        var flushed = branch.session
        let expected = leftmostMatches(codes: codes, stream: stream, longest: kind == .leftmostLongest)
        let matches = branch.matches + flushed.flush()
        if matches != expected { Issue.record("\(codes) on \(stream): \(matches), expected \(expected)") }
      }
    }
  }
}
