import CheatsTestSupport
import Foundation
import Testing

@testable import Cheats

/// One session that goes on and on, while its set is exchanged again and again.
///
/// Here it goes on for a moment; `.ci/soak ACTIONS` lets it go on as long as is wished.
@Suite("A session that does not end")
struct SoakTests {
  /// How many actions each session performs.
  private static let actions =
    ProcessInfo.processInfo.environment["CHEATS_SOAK_ACTIONS"].flatMap { Int($0) } ?? 4_000

  @Test(.serialized, arguments: CheatCodeMatchKind.allCases, [false, true])
  func `positions pass 32 bits, sets are exchanged, and sampled episodes are as the model says`(
    _ kind: CheatCodeMatchKind, _ isAnchored: Bool
  ) throws {
    guard kind == .overlapping || !isAnchored else { return }
    var player = try EndlessPlayer(
      configuration: CheatCodeConfiguration(matchKind: kind, isAnchored: isAnchored, maximumGap: .milliseconds(9)),
      position: Int64(UInt32.max) - Int64(Self.actions / 2))
    var episode = 0
    var early: Int?
    while player.performed < Self.actions {
      // Some are followed by the model as well, the others by the session alone.
      let isCompared = episode % Self.sampling == 0
      try player.play(episode, times: isCompared ? 1 : Self.repetitions, compared: isCompared)
      episode += 1
      if early == nil, player.performed > Self.actions / 10 { early = residentKilobytes() }
    }
    #expect(player.session.position > Int64(UInt32.max))
    #expect(player.compared >= 3)
    #expect(player.matches > 0)
    if let early, let late = residentKilobytes(), Self.actions >= 10_000_000 {
      #expect(late < early + 4_096, "kB at the end, after \(early) early on")
    }
  }

  /// How many episodes there are for one that is compared: the model takes a thousand times as long.
  private static let sampling = actions > 1_000_000 ? 50 : 3
  /// How often a script is performed that is not compared: to make codes and a script takes longer than to perform it.
  private static let repetitions = actions > 1_000_000 ? 16 : 1
}

/// A session and what it is taken through, an episode after another, each with codes of its own.
private struct EndlessPlayer {
  /// The session as scripts see it; while a copy of it is kept, each operation copies its tables.
  private var subject: SessionSubject<String>
  var session: CheatCodeSession<String> { subject.session }
  private let configuration: CheatCodeConfiguration
  private(set) var performed = 0
  private(set) var compared = 0
  private(set) var matches = 0
  private var definitions: [CheatCodeDefinition<String>] = []

  init(configuration: CheatCodeConfiguration, position: Int64) throws {
    self.configuration = configuration
    subject = SessionSubject(
      CheatCodeSession(
        automaton: try CheatCodeAutomaton([], configuration: configuration), keepsUndo: true, position: position))
  }

  /// Exchanges the codes, resets the stream and goes through a random script so many times.
  mutating func play(_ episode: Int, times: Int, compared isCompared: Bool) throws {
    var scripts = RandomScripts(
      seed: UInt64(episode), alphabet: ["a", "b", "c", "x"],
      features: [.times, .holds, .resets, .undo, .parameters, .secrets])
    let script = scripts.script(
      matchKind: configuration.matchKind, isAnchored: configuration.isAnchored, operations: isCompared ? 60 : 400)
    try exchange(script.codes)
    guard isCompared else {
      for _ in 0..<times {
        for operation in later(script.operations) where isDefined(operation) { matches += apply(operation).count }
      }
      return
    }
    let operations = later(script.operations)
    compared += 1
    let first = session.position
    var model = ReferenceSession(script.codes, configuration: configuration)
    for (index, operation) in operations.enumerated() where model.isDefined(operation) {
      let expected = model.apply(operation)
      let found = apply(operation)
      matches += found.count
      #expect(
        found.map { ReferenceMatch(CheatCodeMatch($0.match, movedBy: -first), entered: $0.entered) } == expected,
        "episode \(episode), operation \(index)")
      for id in session.automaton.ids {
        #expect(session.state(of: id) == model.state(of: id), "episode \(episode), operation \(index), \(id)")
        #expect(session.progress(of: id) == model.progress(of: id), "episode \(episode), operation \(index), \(id)")
        #expect(session.nextStep(of: id) == model.nextStep(of: id), "episode \(episode), operation \(index), \(id)")
      }
    }
  }

  /// Operations that begin a second after the time of the session.
  private func later(_ operations: [ScriptOperation<String>]) -> [ScriptOperation<String>] {
    let start = (session.time ?? .zero) + .seconds(1)
    return [.advance(to: start)] + operations.map { $0.delayed(by: start) }
  }

  private mutating func exchange(_ codes: [CheatCodeDefinition<String>]) throws {
    let automaton = try CheatCodeAutomaton(codes, configuration: configuration)
    var session = session.migrated(to: automaton, changed: Set(session.automaton.ids).intersection(automaton.ids))
    session.reset()
    for (id, code) in zip(automaton.ids, codes) {
      if code.isEnabled { session.enable(id) } else { session.disable(id) }
      session.reset(id)
    }
    subject = SessionSubject(session)
    undoable = 0
    longest = codes.map { $0.actions.count + $0.parameters.count }.max() ?? 0
  }

  /// How many actions of this episode can be taken back.
  private var undoable = 0
  private var longest = 0

  private func isDefined(_ operation: ScriptOperation<String>) -> Bool {
    switch operation {
    case .replaceLast, .removeLast: undoable > 0
    default: true
    }
  }

  private mutating func apply(_ operation: ScriptOperation<String>) -> [ReferenceMatch<String>] {
    switch operation {
    case .perform, .replaceLast:
      performed += 1
      undoable = min(undoable + 1, longest)
    case .removeLast: undoable -= 1
    default: break
    }
    return subject.apply(operation)
  }
}

extension CheatCodeMatch {
  fileprivate init(_ match: CheatCodeMatch, movedBy offset: Int64) {
    self.init(code: match.code, start: match.start + offset, end: match.end + offset)
  }
}

extension ScriptOperation {
  /// The operation at times that are so much later.
  fileprivate func delayed(by delay: Duration) -> Self {
    switch self {
    case .perform(let action, let time): .perform(action, at: time.map { $0 + delay })
    case .advance(let time): .advance(to: time + delay)
    case .flush(let time): .flush(at: time.map { $0 + delay })
    case .replaceLast(let action, let time): .replaceLast(action, at: time.map { $0 + delay })
    default: self
    }
  }
}

/// The memory of the process in use, or nil where the system does not say it in this way.
private func residentKilobytes() -> Int? {
  let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
  return line.flatMap { Int($0.filter(\.isNumber)) }
}
