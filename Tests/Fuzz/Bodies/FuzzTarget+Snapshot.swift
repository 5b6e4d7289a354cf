import Cheats
import CheatsTestSupport
import Foundation

extension FuzzTarget {
  /// A saved game that is read or refused, restored, and gone on with.
  public static let snapshot = FuzzTarget(name: "snapshot") { input in
    let snapshot: CheatCode.Session.Snapshot
    do {
      snapshot = try JSONDecoder().decode(CheatCode.Session.Snapshot.self, from: Data(input))
    } catch let error as CheatCodeSnapshotError {
      return error.description.isEmpty ? "an error without words" : nil
    } catch {
      return error is DecodingError ? nil : "another error: \(error)"
    }
    if (try? snapshot.throughJSON()) != snapshot { return "written and read it is other: \(snapshot)" }
    for (index, automaton) in sets.enumerated() {
      if let problem = restoringProblem(snapshot, automaton, seed: UInt64(input.count * sets.count + index)) {
        return "\(automaton.configuration): \(problem)"
      }
    }
    return nil
  } seeds: {
    try sets.enumerated().flatMap { index, automaton in
      try (0..<8).map { try Array(savedGame(automaton, seed: UInt64(index * 8 + $0))) }
    }
  }

  /// A set for each way to match.
  private static let sets: [CheatCode.Automaton] = {
    let kinds = CheatCodeMatchKind.allCases.map { CheatCodeConfiguration(matchKind: $0) } + [.init(isAnchored: true)]
    return kinds.compactMap { try? CheatCode.Automaton(codes, configuration: $0) }
  }()

  private static let codes: [CheatCode.Definition] = {
    let (a, b, c) = (CheatCodeAction.keyPress("a"), CheatCodeAction.keyPress("b"), CheatCodeAction.keyPress("c"))
    return [
      .init(name: "one", actions: [a, b, a, b]), .init(actions: [b, a], maximumGap: .atMost(.milliseconds(2))),
      .init(name: "two", actions: [b], isEnabled: false), .init(actions: [a, a, a, a, a]),
      .init(name: "three", actions: [a, b, c], parameters: [.any, .oneOf([a, c])]),
      .init(name: "four", actions: [a, b, c, a], timeLimit: .atMost(.milliseconds(4))),
    ]
  }()

  /// A snapshot of a session, or of a registry with its counts.
  private static func savedGame(_ automaton: CheatCode.Automaton, seed: UInt64) throws -> Data {
    var scripts = RandomScripts(
      seed: seed, alphabet: ["a", "b", "c", "x"].map(CheatCodeAction.keyPress),
      features: seed % 4 == 0 ? [.resets] : [.times, .holds, .resets, .undo])
    let script = Script(
      configuration: automaton.configuration, codes: codes,
      operations: scripts.script(matchKind: .overlapping, codes: 4...4, operations: 10 + Int(seed % 30)).operations)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if seed % 2 == 0 {
      var subject = try SessionSubject(script)
      for operation in script.operations { _ = subject.apply(operation) }
      return try encoder.encode(subject.session.snapshot())
    }
    let subject = try RegistrySubject(script)
    for operation in script.operations { _ = subject.apply(operation) }
    return try encoder.encode(subject.snapshot())
  }

  /// A snapshot is restored into a set, or refused in words, and the session goes on whatever it says.
  private static func restoringProblem(
    _ snapshot: CheatCode.Session.Snapshot, _ automaton: CheatCode.Automaton, seed: UInt64
  ) -> String? {
    let keepsUndo = seed % 2 == 0
    let now: Duration = [.milliseconds(20), .zero, .seconds(Int64.min), .seconds(Int64.max)][Int(seed / 2 % 4)]
    do throws(CheatCodeSnapshotError) {
      let (session, dropped) = try automaton.makeSession(restoring: snapshot, at: now, keepsUndo: keepsUndo)
      if dropped.contains(where: { automaton.id(named: $0) != nil }) { return "dropped \(dropped)" }
      var player = Player(seed: seed)
      player.play(player.operations(), in: session, keepsUndo: keepsUndo)
      return registryProblem(snapshot, automaton, at: now)
    } catch {
      return error.description.isEmpty ? "an error without words" : nil
    }
  }

  /// A registry takes what a session takes, and goes on.
  private static func registryProblem(
    _ snapshot: CheatCode.Session.Snapshot, _ automaton: CheatCode.Automaton, at time: Duration
  ) -> String? {
    do {
      let live = codes.map { CheatCode($0) { _ in } }
      let registry = try CheatCodeRegistry(live, configuration: automaton.configuration)
      try registry.restore(snapshot, at: time)
      for action in ByteCoder.actions { registry.perform(action) }
      _ = live.map { ($0.state(), registry.completions(of: $0)) }
      return savingProblem(registry)
    } catch {
      return "a registry refuses it: \(error)"
    }
  }

  /// What was restored can be saved again, but for numbers that began at the end of their range and were counted on.
  private static func savingProblem(_ registry: CheatCodeRegistry) -> String? {
    do {
      let snapshot = registry.snapshot()
      return try snapshot.throughJSON() == snapshot ? nil : "saved again it is other"
    } catch let error as CheatCodeSnapshotError {
      if case .outOfRange = error.reason, ["position", "timeReversals"].contains(error.place) { return nil }
      return error.place.hasSuffix(".completions.count") ? nil : "what was restored cannot be saved again: \(error)"
    } catch {
      return "what was restored cannot be saved again: \(error)"
    }
  }
}
