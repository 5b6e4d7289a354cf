import CheatsTestSupport
import Foundation
import Testing

@testable import Cheats

/// What a snapshot holds, and what becomes of it in other sets and at other times.
struct SnapshotRuleTests {
  private func automaton(
    _ codes: [String: String], configuration: CheatCodeConfiguration = .init()
  ) throws -> CheatCode.Automaton {
    try CheatCode.Automaton(
      codes.sorted { $0.key < $1.key }.map { CheatCode.Definition(name: $0.key, actions: keys($0.value)) },
      configuration: configuration)
  }

  private func performing(_ letters: String, in automaton: CheatCode.Automaton) -> CheatCode.Session {
    var session = automaton.makeSession()
    for key in keys(letters) { session.perform(key) }
    return session
  }

  @Test func `its size follows the deepest progress`() throws {
    let long = CheatCode.Definition(name: "long", actions: keys("abc" + String(repeating: "d", count: 9_997)))
    for kind in CheatCodeMatchKind.allCases {
      let set = try CheatCode.Automaton(
        [long], configuration: CheatCodeConfiguration(matchKind: kind, maximumGap: .seconds(1)))
      var session = set.makeSession(keepsUndo: true)
      for number in 0..<500 { session.perform(.keyPress("x"), at: .milliseconds(number)) }
      for key in keys("abc") { session.perform(key, at: .seconds(20)) }
      #expect(try JSONEncoder().encode(session.snapshot()).count < 300)
      let restored = try set.makeSession(restoring: session.snapshot().throughJSON(), at: .zero).session
      #expect(restored.progress(of: set.ids[0]) == 3)
      #expect(restored.position == 503)
    }
  }

  @Test func `of an anchored attempt that is over only what a code shares with it is held`() throws {
    let set = try automaton(
      ["ab": "ab", "long": String(repeating: "a", count: 10_000)], configuration: .init(isAnchored: true))
    let session = performing("ab" + String(repeating: "a", count: 5_000), in: set)
    #expect(try JSONEncoder().encode(session.snapshot()).count < 300)
    let restored = try set.makeSession(restoring: session.snapshot().throughJSON()).session
    #expect(restored.state(of: set.ids[0]) == .matched)
    #expect(restored.state(of: set.ids[1]) == .notMatched)
    #expect(restored.progress(of: set.ids[1]) == 1)
  }

  @Test func `over very many codes in progress it names some of them`() throws {
    let codes = (0..<5_000).map { CheatCodeDefinition(name: "code \($0)", actions: [-1, $0]) }
    let set = try CheatCodeAutomaton(codes)
    var session = set.makeSession()
    session.perform(-1)
    #expect(session.snapshot().codes.count == 64)
    #expect(try JSONEncoder().encode(session.snapshot()).count < 4_000)
    let (restored, dropped) = try set.makeSession(restoring: session.snapshot())
    #expect(restored.codesInProgress().reduce(0) { count, _ in count + 1 } == 5_000)
    #expect(dropped.isEmpty)
  }

  @Test func `what the player did counts for a new code, and does not complete it`() throws {
    for kind in CheatCodeMatchKind.allCases {
      let configuration = CheatCodeConfiguration(matchKind: kind)
      let session = performing("ab", in: try automaton(["long": "abcde"], configuration: configuration))
      let later = try automaton(["long": "abcde", "new": "abx", "short": "b"], configuration: configuration)
      var restored = try later.makeSession(restoring: session.snapshot()).session
      #expect(later.ids.map { restored.progress(of: $0) } == [2, 2, 0])
      #expect(restored.state(of: later.ids[2]) == .reset)
      let flushed = restored.flush()
      #expect(flushed.isEmpty)
      let matches = restored.perform(.keyPress("x"))
      #expect(matches.map(\.code) == [later.ids[1]])
    }
    for kind in [CheatCodeMatchKind.leftmostFirst, .leftmostLongest] {
      let configuration = CheatCodeConfiguration(matchKind: kind)
      let session = performing("abc", in: try automaton(["long": "abcde"], configuration: configuration))
      let later = try automaton(["long": "abcde", "middle": "b"], configuration: configuration)
      var restored = try later.makeSession(restoring: session.snapshot()).session
      #expect(restored.heldMatch == nil)
      let ids = keys("de").flatMap { restored.perform($0).map(\.code) }
      #expect(ids == [later.ids[0]])
    }
    let anchored = CheatCodeConfiguration(isAnchored: true)
    let session = performing("ab", in: try automaton(["long": "abcde"], configuration: anchored))
    let later = try automaton(["long": "abcde", "new": "abx", "short": "ab"], configuration: anchored)
    var restored = try later.makeSession(restoring: session.snapshot()).session
    #expect(later.ids.map { restored.state(of: $0) } == [.matching, .matching, .reset])
    let matches = restored.perform(.keyPress("x"))
    #expect(matches.map(\.code) == [later.ids[1]])
  }

  @Test func `a code that was changed is no longer matched or held`() throws {
    for kind in [CheatCodeMatchKind.overlapping, .leftmostLongest] {
      let configuration = CheatCodeConfiguration(matchKind: kind)
      let session = performing("ab", in: try automaton(["one": "ab", "two": "abcd"], configuration: configuration))
      let later = try automaton(["one": "b", "two": "abcd"], configuration: configuration)
      var restored = try later.makeSession(restoring: session.snapshot()).session
      #expect(restored.state(of: later.ids[0]) == .reset)
      #expect(restored.heldMatch == nil)
      let flushed = restored.flush()
      #expect(flushed.isEmpty)
      #expect(restored.progress(of: later.ids[1]) == 2)
    }
  }

  @Test func `what was reset for one code alone does not count again`() throws {
    for kind in CheatCodeMatchKind.allCases {
      let set = try automaton(["one": "abc", "two": "abd"], configuration: .init(matchKind: kind))
      var session = performing("a", in: set)
      session.reset(set.ids[0])
      session.perform(.keyPress("b"))
      var restored = try set.makeSession(restoring: session.snapshot().throughJSON()).session
      #expect(set.ids.map { restored.progress(of: $0) } == [0, 2])
      let isMatched = !restored.perform(.keyPress("c")).isEmpty
      #expect(!isMatched)
    }
  }

  @Test func `names that are gone are listed`() throws {
    let set = try automaton(["ab": "ab", "abc": "abc", "abcd": "abcd", "elsewhere": "x"])
    var session = performing("xab", in: set)
    session.disable(set.ids[3])
    let later = try automaton(["abcd": "abcd"])
    let (restored, dropped) = try later.makeSession(restoring: session.snapshot().throughJSON())
    #expect(dropped == ["ab", "abc", "elsewhere"])
    #expect(restored.progress(of: later.ids[0]) == 2)
  }

  @Test func `a code without a name keeps what is its own only where it is the same`() throws {
    let set = try CheatCodeAutomaton([CheatCodeDefinition(actions: [1, 2]), CheatCodeDefinition(actions: [3, 4])])
    var session = set.makeSession()
    session.disable(set.ids[1])
    let same = try set.makeSession(restoring: session.snapshot()).session
    #expect(!same.isEnabled(set.ids[1]))
    let others: [[CheatCodeDefinition<Int>]] = [
      [.init(actions: [3, 4]), .init(actions: [1, 2])], [.init(actions: [1, 2])],
      [.init(actions: [1, 2]), .init(actions: [3, 4, 5])],
      [.init(actions: [1, 2]), .init(name: "b", actions: [3, 4])],
    ]
    for definitions in others {
      let other = try CheatCodeAutomaton(definitions)
      let (restored, dropped) = try other.makeSession(restoring: session.snapshot())
      #expect(other.ids.allSatisfy(restored.isEnabled))
      #expect(dropped.isEmpty)
    }
  }

  @Test func `ages count from the present time`() throws {
    let set = try automaton(["ab": "ab"], configuration: .init(maximumGap: .seconds(5)))
    var session = set.makeSession()
    session.perform(.keyPress("a"), at: .seconds(100))
    session.advance(to: .seconds(103))
    let snapshot = try session.snapshot().throughJSON()
    for present in [Duration.zero, .seconds(1_000), .seconds(-7)] {
      var restored = try set.makeSession(restoring: snapshot, at: present).session
      #expect(restored.time == present)
      restored.advance(to: present + .seconds(2))
      #expect(restored.state(of: set.ids[0]) == .matching)
      restored.advance(to: present + .seconds(2) + .nanoseconds(1))
      #expect(restored.state(of: set.ids[0]) == .reset)
    }
    #expect(throws: CheatCodeSnapshotError(.noPresentTime, at: "hasTime")) { try set.makeSession(restoring: snapshot) }
    let ends = try set.makeSession(restoring: snapshot, at: .seconds(Int64.min)).session
    #expect(ends.state(of: set.ids[0]) == .matching, "a time before the first one is kept at the end")
  }

  @Test func `all of time lies between two actions, and is saved`() throws {
    for isAnchored in [false, true] {
      var definitions = ["abb", "aba"].map { CheatCode.Definition(name: $0, actions: keys($0)) }
      definitions[0].maximumGap = .atMost(.nanoseconds(Int64.max - 1))
      let set = try CheatCode.Automaton(definitions, configuration: .init(isAnchored: isAnchored))
      var session = set.makeSession()
      session.perform(.keyPress("a"), at: .nanoseconds(Int64.min))
      session.perform(.keyPress("b"), at: .nanoseconds(Int64.max - 1))
      session.advance(to: .nanoseconds(Int64.max))
      let json = try String(decoding: JSONEncoder().encode(session.snapshot()), as: UTF8.self)
      #expect(json.contains("[18446744073709551615,1]"))
      let restored = try set.makeSession(restoring: session.snapshot().throughJSON(), at: session.time).session
      for session in [session, restored] {
        #expect(set.ids.map { session.state(of: $0) == .matching } == [false, true])
      }
    }
  }

  @Test func `what was performed before the snapshot cannot be taken back`() throws {
    let set = try automaton(["abc": "abc"])
    let session = performing("ab", in: set)
    var restored = try set.makeSession(restoring: session.snapshot(), keepsUndo: true).session
    let isTakenBack = restored.removeLast()
    #expect(!isTakenBack)
    restored.perform(.keyPress("x"))
    let isLatestTakenBack = restored.removeLast()
    #expect(isLatestTakenBack)
    #expect(restored.progress(of: set.ids[0]) == 2)
    let matches = restored.perform(.keyPress("c"))
    #expect(matches.map(\.start) == [0])
  }
}
