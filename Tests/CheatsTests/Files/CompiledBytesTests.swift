import CheatsNotation
import CheatsTestSupport
import Testing

@testable import Cheats

extension CheatCodeActionCoder<String> {
  /// Actions that are texts, as the tests have them.
  static let text = Self(name: "text") {
    Array($0.utf8)
  } decode: {
    String(decoding: $0, as: UTF8.self)
  }
}

/// Compiled sets as bytes, read back.
struct CompiledBytesTests {
  static let cases = ScriptCase.all(
    [[], .parameters, [.times, .holds, .ends], [.edits, .resets], .all], anchored: [[], .parameters, .all])

  @Test(arguments: cases)
  func `a set that was read answers random scripts as the model does`(_ test: ScriptCase) throws {
    var count = 0
    for seed in 0..<60 {
      var scripts = RandomScripts(seed: UInt64(seed), alphabet: ["a", "b", "c", "x"], features: test.features)
      let script = scripts.script(matchKind: test.kind, isAnchored: test.isAnchored)
      let keepsUndo = test.features.contains(.undo)
      var subject = try SessionSubject(script, keepsUndo: keepsUndo)
      let bytes = subject.session.automaton.bytes(coder: .text)
      let read = try CheatCodeAutomaton(bytes: bytes, coder: .text)
      #expect(read.bytes(coder: .text) == bytes)
      subject.session = read.makeSession(keepsUndo: keepsUndo)
      let disagreement = script.firstDisagreement(with: subject, asksEvery: 4, hintsEvery: 8)
      #expect(disagreement == nil, "seed \(seed)")
      count += script.operations.count
    }
    #expect(count > 1_000)
  }

  @Test(arguments: ["", "Parameters/"])
  func `the codes of every game are read as they were written`(_ folder: String) throws {
    for game in try RealGame.games(in: folder) {
      let automaton = try CheatCode.Automaton(game.codes)
      let read = try CheatCode.Automaton(bytes: automaton.bytes(coder: .cheatCodeAction), coder: .cheatCodeAction)
      #expect(read.count == automaton.count && read.stateCount == automaton.stateCount)
      for (id, other) in zip(automaton.ids, read.ids) {
        #expect(read.definition(of: other) == automaton.definition(of: id))
        let name = try #require(automaton.name(of: id))
        #expect(read.id(named: name) == other)
      }
      #expect(read.id(named: "no code is called so") == nil)
      #expect(read.conflicts.elementsEqual(automaton.conflicts))
    }
  }

  @Test func `limits, settings, and what is absent are read as they were written`() throws {
    let configuration = CheatCodeConfiguration(
      matchKind: .leftmostFirst, maximumGap: .seconds(1), timeLimit: .milliseconds(1_500), holdLimit: .nanoseconds(7),
      tableBudget: .bytes(70_000), identifier: "a set")
    let definitions = [
      CheatCodeDefinition(name: "", actions: ["a"], isSecret: true),
      CheatCodeDefinition(actions: ["a", "é"], maximumGap: .unlimited, isEnabled: false),
      CheatCodeDefinition(
        name: "b", actions: ["a"], parameters: [.any, .oneOf(["x", "a"])], timeLimit: .atMost(.zero)),
    ]
    let automaton = try CheatCodeAutomaton(definitions, configuration: configuration)
    let read = try CheatCodeAutomaton(bytes: automaton.bytes(coder: .text), coder: .text)
    #expect(read.configuration == configuration)
    #expect(read.ids.map { read.definition(of: $0) } == automaton.ids.map { automaton.definition(of: $0) })
    #expect(read.id(named: "") == read.ids[0] && read.name(of: read.ids[1]) == nil)
    for identifier in [nil, "", "é"] {
      let some = try CheatCodeAutomaton(definitions, configuration: CheatCodeConfiguration(identifier: identifier))
      let again = try CheatCodeAutomaton(bytes: some.bytes(coder: .text), coder: .text)
      #expect(again.configuration.identifier == identifier)
    }
    let empty = try CheatCodeAutomaton([CheatCodeDefinition<String>]())
    #expect(try CheatCodeAutomaton(bytes: empty.bytes(coder: .text), coder: .text).ids.isEmpty)
  }

  @Test func `equal sets give equal bytes, and any collection is read`() throws {
    let definitions = [CheatCodeDefinition(name: "k", actions: ["a", "b"], parameters: [.oneOf(["x", "y", "z"])])]
    let bytes = try CheatCodeAutomaton(definitions).bytes(coder: .text)
    #expect(try CheatCodeAutomaton(definitions).bytes(coder: .text) == bytes)
    let pieces = [bytes[..<100], bytes[100...]].joined()
    #expect(try CheatCodeAutomaton(bytes: Array(pieces), coder: .text).count == 1)
    #expect(try CheatCodeAutomaton(bytes: bytes.lazy.map { $0 }, coder: .text).count == 1)
  }

  @Test func `sets in another order give equal bytes`() throws {
    let keys = (0..<40).map { "key \($0)" }
    var orders: Set<[String]> = []
    var bytes: Set<[UInt8]> = []
    for capacity in [0, 50, 100, 200, 400, 800] {
      // Equal sets, which give their members in other orders.
      var members = Set<String>(minimumCapacity: capacity)
      members.formUnion(keys)
      orders.insert(Array(members))
      let automaton = try CheatCodeAutomaton([
        CheatCodeDefinition(
          name: "k", actions: ["a", "key 7"], parameters: [.oneOf(members), .oneOf(["b", "key 3"])]),
        CheatCodeDefinition(name: "l", actions: ["key 5", "b"], parameters: [.any, .oneOf(["a", "c"])]),
      ])
      let written = automaton.bytes(coder: .text)
      bytes.insert(written)
      let read = try CheatCodeAutomaton(bytes: written, coder: .text)
      #expect(read.ids.map { read.definition(of: $0) } == automaton.ids.map { automaton.definition(of: $0) })
      #expect(read.bytes(coder: .text) == written)
    }
    #expect(orders.count > 1 && bytes.count == 1)
  }

  @Test func `what cannot be read is told with its place`() throws {
    let bytes = try CheatCodeAutomaton([CheatCodeDefinition(actions: ["a", "b"])]).bytes(coder: .text)
    func error(_ bytes: [UInt8], _ coder: CheatCodeActionCoder<String> = .text) -> CheatCodeBytesError? {
      do {
        _ = try CheatCodeAutomaton(bytes: bytes, coder: coder)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(bytes) == nil)
    #expect(error([])?.reason == .otherFormat)
    let short = CheatCodeBytesError.Reason.wrongByteCount(stated: UInt64(bytes.count), actual: bytes.count - 8)
    #expect(error(Array(bytes.dropLast(8)))?.reason == short)
    var changed = bytes
    changed[bytes.count - 12] ^= 1
    #expect(error(changed)?.description == "the bytes were changed after they were written")
    let other = CheatCodeActionCoder<String>(name: "other", encode: { Array($0.utf8) }, decode: { _ in nil })
    #expect(error(bytes, other)?.description == "the actions were written by the coder “text”")
    let unknowing = CheatCodeActionCoder<String>(name: "text", encode: { Array($0.utf8) }, decode: { _ in nil })
    #expect(error(bytes, unknowing) == CheatCodeBytesError(.unknownAction, section: "actions", place: 0))
    let equalling = CheatCodeActionCoder<String>(name: "text", encode: { Array($0.utf8) }, decode: { _ in "a" })
    #expect(error(bytes, equalling) == CheatCodeBytesError(.equalActions, section: "actions", place: 1))
  }
}
