import CheatsTestSupport
import Foundation
import Testing

@testable import Cheats

/// Snapshots that do not fit, or that no session has written, are refused with the place and the rule.
struct SnapshotErrorTests {
  private static let json = """
    {"format":1,"matchKind":"overlapping","position":9,"hasTime":true,"timeReversals":1,
    "actions":[{"key":"a"},{"swipe":"up"}],
    "passages":[{"count":5,"actions":[0,1,1],"ages":[30,20,10],"takenBack":0}],
    "codes":[{"name":"one","length":4,"floor":2,"matched":0},{"place":1,"opening":[0,1],"length":2,"isEnabled":false}]}
    """

  private func read(_ json: String) throws -> CheatCode.Session.Snapshot {
    try JSONDecoder().decode(CheatCode.Session.Snapshot.self, from: Data(json.utf8))
  }

  private func message(_ json: String) -> String? {
    do {
      _ = try read(json)
      return nil
    } catch let error as CheatCodeSnapshotError {
      return "\(error)"
    } catch {
      return "another error: \(error)"
    }
  }

  @Test(arguments: [
    (#""format":1"#, #""format":2"#, "format: format 2 is not known to this version"),
    (#""format":1,"#, "", "format: the field is missing"),
    (#""position":9"#, #""position":-1"#, "position: found -1, expected 0 to 9223372032559808512"),
    (
      #""position":9"#, #""position":9223372036854775807"#,
      "position: found 9223372036854775807, expected 0 to 9223372032559808512"
    ),
    (#""position":9"#, #""position":"9""#, "position: expected Int64"),
    (#""position":9"#, #""position":2"#, "passages[0].count: found 5, expected 0 to 2"),
    (#""timeReversals":1"#, #""timeReversals":-1"#, "timeReversals: found -1, expected 0 to 4611686018427387903"),
    (
      #""matchKind":"overlapping""#, #""matchKind":"any""#,
      "matchKind: expected overlapping or perCode or nonOverlapping or leftmostLongest or leftmostFirst"
    ),
    (
      #""matchKind":"overlapping""#, #""matchKind":"perCode","isAnchored":true"#,
      "matchKind: expected overlapping in an anchored set"
    ),
    (#"{"key":"a"}"#, "7", "actions[0]: expected Dictionary<String, Any>"),
    (
      #"{"key":"a"}"#, #"{"key":"a","taps":1}"#,
      "actions[0]: expected a value that can be read: an action is a key, a swipe, taps or a shake"
    ),
    (
      #"{"key":"a"}"#, #"{"shake":false}"#,
      "actions[0]: expected a value that can be read: an action is a key, a swipe, taps or a shake"
    ),
    (
      #"{"swipe":"up"}"#, #"{"swipe":"over"}"#,
      "actions[1].swipe: expected a value that can be read: “over” is not up, down, left or right"
    ),
    (#""actions":[0,1,1]"#, #""actions":[0,1,2]"#, "passages[0].actions[2]: expected the place of one of 2 actions"),
    (#""actions":[0,1,1]"#, #""actions":[0,-2,1]"#, "passages[0].actions[1]: expected the place of one of 2 actions"),
    (#""ages":[30,20,10]"#, #""ages":[30,20]"#, "passages[0].ages: expected as many ages as actions, or none"),
    (#""ages":[30,20,10]"#, #""ages":[30,20,21]"#, "passages[0].ages[2]: expected no more than 20, the age before it"),
    (
      #""ages":[30,20,10]"#, #""ages":[30,20,-1]"#,
      "passages[0].ages[2]: expected a value that can be read: -1 is less than 0"
    ),
    (#""ages":[30,20,10]"#, #""idle":-3"#, "passages[0].idle: expected a value that can be read: -3 is less than 0"),
    (#""takenBack":0"#, #""takenBack":4"#, "passages[0].takenBack: found 4, expected 0 to 3"),
    (#""count":5,"#, "", "passages[0].count: the field is missing"),
    (#"[{"count":5,"actions":[0,1,1],"ages":[30,20,10],"takenBack":0}]"#, "[]", "passages: expected exactly one"),
    (#"[{"count":5,"actions":[0,1,1],"ages":[30,20,10],"takenBack":0}]"#, "null", "passages: the field is missing"),
    (
      #""passages":[{"count":5,"actions":[0,1,1],"ages":[30,20,10],"takenBack":0}]"#,
      #""isAnchored":true,"passages":[]"#, "passages: expected at least one"
    ),
    (
      #""passages":[{"count":5"#, #""isAnchored":true,"passages":[{"count":2"#,
      "passages[0].actions: expected no more than 2 actions"
    ),
    (#""name":"one","#, "", "codes[0]: expected a name or a place"),
    (#""place":1"#, #""place":1,"name":"b""#, "codes[1]: expected a name or a place"),
    (#""place":1"#, #""place":-1"#, "codes[1].place: found -1, expected 0 to 4294967295"),
    (#""place":1,"opening":[0,1]"#, #""name":"one""#, "codes[1].name: expected each name once"),
    (#""opening":[0,1]"#, #""opening":[0,2]"#, "codes[1].opening[1]: expected the place of one of 2 actions"),
    (#""floor":2"#, #""floor":10"#, "codes[0].floor: found 10, expected -4294967295 to 9"),
    (#""matched":0"#, #""matched":10"#, "codes[0].matched: found 10, expected -4294967295 to 9"),
    (#""matched":0"#, #""attempt":0"#, "codes[0].attempt: expected the place of one of 0 attempts"),
    (
      #""matched":0"#, #""completions":{"count":0,"last":0}"#,
      "codes[0].completions.count: found 0, expected 1 to 4611686018427387903"
    ),
    (
      #""matched":0"#, #""completions":{"count":1,"last":10}"#,
      "codes[0].completions.last: found 10, expected -4294967295 to 9"
    ),
    (
      #""matched":0"#, #""completions":{"count":1,"last":1,"age":-1}"#,
      "codes[0].completions.age: expected a value that can be read: -1 is less than 0"
    ),
  ])
  func `a damaged field is named with its rule`(old: String, new: String, expected: String) throws {
    #expect(Self.json.contains(old))
    #expect(message(Self.json.replacingOccurrences(of: old, with: new)) == expected)
  }

  @Test func `the snapshot that is damaged here is one that can be read`() throws {
    let snapshot = try read(Self.json)
    #expect(try snapshot.throughJSON() == snapshot)
    let set = try CheatCode.Automaton([
      .init(name: "one", actions: keys("abcd")), .init(actions: [.keyPress("a"), .swipe(.up)]),
    ])
    let session = try set.makeSession(restoring: snapshot, at: .zero).session
    #expect(session.position == 9)
    #expect(set.ids.map { session.state(of: $0) } == [.matched, .reset])
  }

  @Test func `the place is told within what the snapshot is part of`() throws {
    struct Game: Decodable { let players: [CheatCode.Session.Snapshot] }
    let broken = Self.json.replacingOccurrences(of: #""floor":2"#, with: #""floor":10"#)
    #expect {
      try JSONDecoder().decode(Game.self, from: Data("{\"players\":[\(Self.json),\(broken)]}".utf8))
    } throws: { error in
      "\(error)" == "players[1].codes[0].floor: found 10, expected -4294967295 to 9"
    }
  }

  @Test func `a snapshot of another set is refused`() throws {
    func set(_ configuration: CheatCodeConfiguration) throws -> CheatCode.Automaton {
      try CheatCode.Automaton([.init(name: "a", actions: [.shake])], configuration: configuration)
    }
    let doom = try set(.init(identifier: "doom"))
    let snapshot = doom.makeSession().snapshot()
    #expect(snapshot.identifier == "doom")
    #expect(throws: Never.self) { try doom.makeSession(restoring: snapshot.throughJSON()) }
    for (other, message) in [
      (CheatCodeConfiguration(identifier: "quake"), "identifier: found “doom”, expected “quake”"),
      (CheatCodeConfiguration(), "identifier: found “doom”, expected no identifier"),
      (
        CheatCodeConfiguration(matchKind: .perCode, identifier: "doom"),
        "matchKind: found overlapping, expected perCode"
      ),
      (CheatCodeConfiguration(isAnchored: true, identifier: "doom"), "isAnchored: found false, expected true"),
    ] {
      #expect {
        try set(other).makeSession(restoring: snapshot)
      } throws: { "\($0)" == message }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `actions beyond those of the longest code are not followed where no match waits`() throws {
    let count = 100_000
    let actions = Array(repeating: "0", count: count).joined(separator: ",")
    let json = """
      {"format":1,"matchKind":"overlapping","position":\(count),"actions":[{"key":"a"}],
      "passages":[{"count":\(count),"actions":[\(actions)]}]}
      """
    let snapshot = try JSONDecoder().decode(CheatCode.Session.Snapshot.self, from: Data(json.utf8))
    let set = try CheatCode.Automaton((0..<5_000).map { .init(name: "\($0)", actions: keys("a")) })
    for keepsUndo in [false, true] {
      let session = try set.makeSession(restoring: snapshot, keepsUndo: keepsUndo).session
      #expect(session.position == count && session.state(of: set.ids[0]) == .reset)
    }
  }

  @Test func `attempts that no code makes are not made`() throws {
    let passages = Array(repeating: #"{"count":1,"actions":[0]}"#, count: 1_000).joined(separator: ",")
    let json = """
      {"format":1,"matchKind":"overlapping","isAnchored":true,"position":5,"actions":[{"key":"a"}],
      "passages":[\(passages)],"codes":[{"name":"ab","length":2,"attempt":700},{"name":"gone","length":2,"attempt":9}]}
      """
    let snapshot = try JSONDecoder().decode(CheatCode.Session.Snapshot.self, from: Data(json.utf8))
    let set = try CheatCode.Automaton(
      ["ab", "ac"].map { .init(name: $0, actions: keys($0)) }, configuration: .init(isAnchored: true))
    let session = try set.makeSession(restoring: snapshot).session
    let attempts = session.core.query {
      _ in
      0
    } anchored: {
      $0.attempts.count
    }
    #expect(attempts == 2)
    #expect(set.ids.map { session.progress(of: $0) } == [1, 1])
  }

  @Test func `whatever is damaged, it is refused or can be played on with`() throws {
    let kinds = CheatCodeMatchKind.allCases.map { CheatCodeConfiguration(matchKind: $0, maximumGap: .seconds(1)) }
    for configuration in kinds + [CheatCodeConfiguration(isAnchored: true, timeLimit: .seconds(2))] {
      let set = try CheatCode.Automaton(
        [
          .init(name: "one", actions: keys("abab")), .init(actions: keys("ab"), parameters: [.any, .any]),
          .init(name: "three", actions: keys("b")),
        ], configuration: configuration)
      var session = set.makeSession()
      for (number, key) in keys("abcababxaba").enumerated() { session.perform(key, at: .milliseconds(number)) }
      session.reset(set.ids[2])
      session.disable(set.ids[1])
      let text = try String(decoding: JSONEncoder().encode(session.snapshot()), as: UTF8.self)
      var random = SplitMix64(seed: 7)
      var played = 0
      for _ in 0..<1_500 {
        guard let snapshot = try? read(damaged(text, &random)),
          var restored = try? set.makeSession(restoring: snapshot, at: .seconds(3), keepsUndo: true).session
        else { continue }
        played += 1
        for key in keys("abxab") { restored.perform(key, at: .seconds(4)) }
        restored.removeLast()
        restored.advance(to: .seconds(9))
        restored.flush()
        for id in set.ids { #expect(restored.progress(of: id) <= set.length(of: id)) }
      }
      #expect(played > 10)
    }
  }

  /// A text in which some numbers are others, and sometimes a piece is gone.
  private func damaged(_ text: String, _ random: inout SplitMix64) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let digits = bytes.indices.filter { 48...57 ~= bytes[$0] }
      guard !digits.isEmpty else { break }
      bytes.replaceSubrange(
        CollectionOfOne(random.choice(digits)).first.map { $0...$0 } ?? 0...0,
        with: random.choice(["0", "1", "2", "7", "-1", "12", "4294967296", "9223372036854775807"]).utf8)
    }
    if random.chance(20) {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      bytes.removeSubrange(start..<min(start + Int.random(in: 1...20, using: &random), bytes.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
