import CheatsTestSupport
import Testing

@testable import Cheats

/// A session that is restored into a later version of its set goes on, for the codes of both, as one that was edited.
struct SnapshotVersionTests {
  static let cases = ScriptCase.all(
    [[], .times, [.resets], .parameters, [.times, .holds], [.times, .holds, .resets, .parameters]],
    anchored: [[], .times, [.resets], .parameters, [.times, .resets, .parameters]])

  @Test(arguments: cases)
  func `codes of both sets go on`(_ test: ScriptCase) throws {
    for seed in 0..<60 {
      var scripts = RandomScripts(
        seed: UInt64(seed), alphabet: ["a", "b", "c", "x"].map(CheatCodeAction.keyPress), features: test.features)
      let script = scripts.script(matchKind: test.kind, isAnchored: test.isAnchored, codes: 2...5).named
      var random = scripts.source.random
      let number = Int.random(in: 0...30, using: &random)

      var old = try SessionSubject(script, keepsUndo: false)
      for operation in script.operations.prefix(number) { _ = old.apply(operation) }
      let removed = Set(script.codes.indices.filter { _ in random.chance(30) })
      let later = try Later(script, test, removed, &random)
      let snapshot = try old.session.snapshot().throughJSON()
      var (restored, droppedNames) = try later.automaton.makeSession(restoring: snapshot, at: old.session.time)
      let gone = removed.map { script.codes[$0].name ?? "" }
      #expect(Set(droppedNames).isSubset(of: gone))
      let played = removed.filter {
        let state = old.session.state(of: old.session.automaton.ids[$0])
        return state == .matching || state == .matched
      }
      #expect(Set(played.map { script.codes[$0].name ?? "" }).isSubset(of: droppedNames))

      for index in removed.sorted() { _ = old.apply(.remove(CheatCodeID(rawValue: UInt32(index)))) }
      let rest = script.operations.dropFirst(number).filter {
        $0.code.map { !removed.contains(Int($0.rawValue)) } ?? true
      }
      var difference = later.difference(restored, [], from: old.session, [])
      for operation in rest where difference == nil {
        let expected = old.apply(operation)
        let matches = later.apply(operation, to: &restored)
        difference = later.difference(restored, matches, from: old.session, expected)
      }
      if let difference { Issue.record("seed \(seed), saved after \(number): \(difference)\n\(script)") }
    }
  }

  /// A later version of a script's set: codes removed, added, and where it makes no difference in another order.
  private struct Later {
    let automaton: CheatCode.Automaton
    private let names: [String]

    init(
      _ script: Script<CheatCodeAction>, _ test: ScriptCase, _ removed: Set<Int>, _ random: inout SplitMix64
    ) throws {
      let kept = script.codes.indices.filter { !removed.contains($0) }
      names = kept.map { script.codes[$0].name ?? "" }
      // Where codes do not spend each other's actions, those that are added can be any, and the order can be any.
      let isFree = test.kind == .overlapping || test.kind == .perCode
      var codes = kept.map { script.codes[$0] }
      if isFree { codes.shuffle(using: &random) }
      for number in 0..<Int.random(in: 0...3, using: &random) {
        var added: CheatCode.Definition = isFree ? random.choice(script.codes) : .init(actions: [.shake, .shake])
        added.name = "added \(number)"
        codes.insert(added, at: Int.random(in: 0...codes.count, using: &random))
      }
      automaton = try CheatCode.Automaton(codes, configuration: script.configuration)
    }

    /// The id of a code of the old set, which is its number.
    private func id(_ old: CheatCodeID) -> CheatCodeID {
      guard let id = automaton.id(named: "code \(old.rawValue)") else { fatalError("\(old) was removed") }
      return id
    }

    func apply(
      _ operation: ScriptOperation<CheatCodeAction>, to session: inout CheatCode.Session
    ) -> [ReferenceMatch<CheatCodeAction>] {
      var matches = CheatCodeMatches()
      switch operation {
      case .perform(let action, nil): matches = session.perform(action)
      case .perform(let action, let time?): matches = session.perform(action, at: time)
      case .advance(let time): matches = session.advance(to: time)
      case .flush(let time): matches = session.flush(at: time)
      case .reset: session.reset()
      case .resetCode(let old): session.reset(id(old))
      case .enable(let old): session.enable(id(old))
      case .disable(let old): session.disable(id(old))
      default: break
      }
      return matches.map { ReferenceMatch($0, entered: $0.parameters) }
    }

    /// What is other about the codes of both sets, in words.
    func difference(
      _ session: CheatCode.Session, _ matches: [ReferenceMatch<CheatCodeAction>],
      from old: CheatCode.Session, _ expected: [ReferenceMatch<CheatCodeAction>]
    ) -> String? {
      let found = matches.compactMap { report($0, automaton) }.sorted()
      let wanted = expected.compactMap { report($0, old.automaton) }.sorted()
      if found != wanted { return "reported \(found), expected \(wanted)" }
      for name in names {
        guard let new = automaton.id(named: name), let id = old.automaton.id(named: name) else { continue }
        let found = status(new, session)
        let wanted = status(id, old)
        if found != wanted { return "\(name) is \(found), expected \(wanted)" }
      }
      if session.nextDeadline != old.nextDeadline { return "another deadline" }
      return session.position == old.position ? nil : "another position"
    }

    private func status(_ id: CheatCodeID, _ session: CheatCode.Session) -> String {
      let next = session.nextStep(of: id).map { "\($0)" } ?? "nothing"
      return [
        "\(session.state(of: id))", "\(session.progress(of: id))", "\(session.isEnabled(id))",
        session.nextAction(of: id)?.description ?? next.prefix(6).description,
        session.previousAction(of: id)?.description ?? "nothing",
      ].joined(separator: ", ")
    }

    private func report(_ match: ReferenceMatch<CheatCodeAction>, _ automaton: CheatCode.Automaton) -> String? {
      guard let name = automaton.name(of: match.match.code), name.hasPrefix("code") else { return nil }
      return "\(name) \(match.match.start)-\(match.match.end) \(match.entered)"
    }
  }
}
