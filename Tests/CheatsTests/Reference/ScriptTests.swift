import Cheats
import CheatsTestSupport
import Testing

/// The tools of the tests: scripts that are made smaller and printed, random sources and enumerators.
@Suite struct ScriptTests {
  /// A subject that forgets what resets do to a code and is right otherwise.
  private struct Forgetful: ScriptSubject {
    var session: ReferenceSession<Character>

    mutating func apply(_ operation: ScriptOperation<Character>) -> [ReferenceMatch<Character>] {
      if case .resetCode = operation { return [] }
      return session.apply(operation)
    }

    func answers(withHints: Bool) -> SessionAnswers<Character> {
      session.answers(withHints: withHints)
    }
  }

  private func isForgotten(_ script: Script<Character>) -> Bool {
    script.firstDisagreement(
      with: Forgetful(session: ReferenceSession(script.codes, configuration: script.configuration))) != nil
  }

  @Test func `the model agrees with itself`() {
    for seed in 0..<20 {
      var scripts = RandomScripts(seed: UInt64(seed), alphabet: "abz")
      let script = scripts.script(matchKind: CheatCodeMatchKind.allCases[seed % 5])
      #expect(
        script.firstDisagreement(with: ReferenceSession(script.codes, configuration: script.configuration)) == nil)
    }
  }

  @Test func `a failing script is made as small as can be`() {
    var found = 0
    for seed in 0..<20 {
      var scripts = RandomScripts(seed: UInt64(seed), alphabet: "abz")
      let script = scripts.script(matchKind: .overlapping, operations: 60)
      guard isForgotten(script) else { continue }
      found += 1
      let smallest = script.shrunk(while: isForgotten)
      #expect(isForgotten(smallest))
      #expect(smallest.codes.count <= 1, "\(smallest)")
      #expect(smallest.operations.count <= 3, "\(smallest)")
    }
    #expect(found > 5)
  }

  @Test func `ids follow when a code or the operation that adds one is dropped`() {
    let one = CheatCodeID(rawValue: 1)
    let two = CheatCodeID(rawValue: 2)
    let a = CheatCodeDefinition<Character>(actions: ["a"])
    let b = CheatCodeDefinition<Character>(actions: ["b"])
    let script = Script(
      codes: [a, a], operations: [.add(a), .add(b), .disable(one), .disable(two), .disable(CheatCodeID(rawValue: 3))])
    let smallest = script.shrunk { script in
      // Fails as long as the code b is disabled in the end.
      var session = ReferenceSession(script.codes)
      for operation in script.operations where session.isDefined(operation) { session.apply(operation) }
      let definitions =
        script.codes + script.operations.compactMap { if case .add(let added) = $0 { added } else { nil } }
      return session.ids.contains { !session.isEnabled($0) && definitions[Int($0.rawValue)] == b }
    }
    #expect(smallest == Script(codes: [], operations: [.add(b), .disable(CheatCodeID(rawValue: 0))]))
  }

  @Test func `a script prints as Swift that makes it again`() {
    let script = Script<Character>(
      configuration: .init(matchKind: .leftmostFirst, maximumGap: .milliseconds(1), holdLimit: .seconds(2)),
      codes: [
        .init(name: "x\"y", actions: ["a"], parameters: [.any, .oneOf(["b", "a"])], maximumGap: .unlimited),
        .init(actions: ["b"], timeLimit: .atMost(.nanoseconds(7)), isSecret: true, isEnabled: false),
      ],
      operations: [
        .perform("a", at: .nanoseconds(1_000_001)),
        .perform("b"),
        .advance(to: .seconds(-1)),
        .flush(),
        .flush(at: .seconds(1)),
        .reset,
        .resetCode(.init(rawValue: 0)),
        .enable(.init(rawValue: 0)),
        .disable(.init(rawValue: 0)),
        .replaceLast("a", at: .seconds(0)),
        .removeLast,
        .add(.init(actions: ["a"])),
        .remove(.init(rawValue: 2)),
        .change(.init(rawValue: 1), .init(actions: ["b", "a"])),
      ])
    #expect(
      script.description == """
        Script<Character>(
          configuration: .init(matchKind: .leftmostFirst, maximumGap: .milliseconds(1), holdLimit: .seconds(2)),
          codes: [
            .init(name: "x\\"y", actions: ["a"], parameters: [.any, .oneOf(["a", "b"])], maximumGap: .unlimited),
            .init(actions: ["b"], timeLimit: .atMost(.nanoseconds(7)), isSecret: true, isEnabled: false),
          ],
          operations: [
            .perform("a", at: .nanoseconds(1000001)),
            .perform("b"),
            .advance(to: .seconds(-1)),
            .flush(),
            .flush(at: .seconds(1)),
            .reset,
            .resetCode(.init(rawValue: 0)),
            .enable(.init(rawValue: 0)),
            .disable(.init(rawValue: 0)),
            .replaceLast("a", at: .seconds(0)),
            .removeLast,
            .add(.init(actions: ["a"])),
            .remove(.init(rawValue: 2)),
            .change(.init(rawValue: 1), .init(actions: ["b", "a"])),
          ])
        """)
  }

  @Test func `actions that ship print as they are written`() {
    let script = Script<CheatCodeAction>(
      codes: [],
      operations: [.perform(.keyPress("é\n")), .perform(.swipe(.up)), .perform(.tap(times: 2)), .perform(.shake)])
    let lines = script.description.split(separator: "\n").filter { $0.contains(".perform") }
    #expect(
      lines == [
        "    .perform(.keyPress(\"é\\n\")),", "    .perform(.swipe(.up)),", "    .perform(.tap(times: 2)),",
        "    .perform(.shake),",
      ])
  }

  @Test func `the random source is splitmix64`() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
  }

  @Test func `a seed decides a script, and scripts use every feature`() {
    func script(_ seed: UInt64) -> Script<Character> {
      var scripts = RandomScripts(seed: seed, alphabet: "abcz")
      return scripts.script(matchKind: .leftmostLongest, operations: 200)
    }
    #expect(script(7) == script(7))
    #expect(script(7) != script(8))
    let text = (0..<5).map { script($0).description }.joined()
    let words = [
      ".perform", ".advance", ".flush", ".reset,", ".resetCode", ".enable", ".disable", ".replaceLast", ".removeLast",
      ".add", ".remove(", ".change", ".any", ".oneOf", "isSecret", "holdLimit", ".atMost",
    ]
    #expect(words.filter { !text.contains($0) } == [])
  }

  @Test func `enumerators give everything once`() {
    #expect(everyStream(alphabet: ["a", "b"], length: 2) == [["a", "a"], ["a", "b"], ["b", "a"], ["b", "b"]])
    #expect(everyCode(alphabet: ["a", "b"], maxLength: 3).count == 14)
    #expect(everyCodeSet(alphabet: ["a", "b"], maxCodes: 3, maxLength: 3).count == 14 + 105 + 560)
    #expect(everyCodeSet(alphabet: ["a", "b"], maxCodes: 2, maxLength: 3, isOrdered: true).count == 14 + 196)
    var walked: [String] = []
    walkEveryStream(alphabet: ["a", "b"], maxLength: 2, from: "") { state, stream in
      state += stream[stream.count - 1]
      walked.append(state)
    }
    #expect(walked == ["a", "aa", "ab", "b", "ba", "bb"])
  }

  @Test func `the leftmost search prefers as it is told`() {
    let codes = ["ab", "b", "abc", "a"].map(Array.init)
    func found(_ longest: Bool) -> [String] {
      leftmostMatches(codes: codes, stream: Array("xabcab"), longest: longest).map {
        "\($0.code.rawValue):\($0.start)-\($0.end)"
      }
    }
    #expect(found(true) == ["2:1-4", "0:4-6"])
    #expect(found(false) == ["0:1-3", "0:4-6"])
  }
}
