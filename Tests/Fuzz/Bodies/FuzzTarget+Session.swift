import Cheats
import CheatsTestSupport

extension FuzzTarget {
  /// A script on sessions and a registry, each behind the same filter, and on the model.
  public static let session = FuzzTarget(name: "session") { input in
    var coder = ByteCoder(reading: input)
    return SessionCase(&coder).problem
  } seeds: {
    try SessionCase.seeds().map { seed in
      var coder = ByteCoder()
      _ = SessionCase(&coder, seed)
      return coder.written
    }
  }
}

/// A script with what is not part of it: how the session and the registry are made.
struct SessionCase: Hashable, Sendable {
  var filter: FilterOptions?
  /// Whether the session is made to take actions back though the script does not.
  var keepsUndo = false
  /// Whether the codes have names, by which a snapshot finds them.
  var isNamed = false
  /// Whether all codes of the registry have a callback, or every other one.
  var observesAll = true
  /// After how many operations each everything is asked; asking takes longer than performing.
  var asksEvery = 3
  var script: Script<CheatCodeAction>
}

extension SessionCase {
  /// Reads or writes a case.
  init(_ coder: inout ByteCoder, _ given: SessionCase? = nil) {
    filter = coder.flag(given.map { $0.filter != nil }) ? coder.filter(given?.filter) : nil
    let way = coder.choice(given.map { ($0.keepsUndo ? 1 : 0) | ($0.isNamed ? 2 : 0) }, of: [0, 1, 2, 3])
    keepsUndo = way & 1 != 0
    isNamed = way & 2 != 0
    observesAll = !coder.flag(given.map { !$0.observesAll })
    asksEvery = coder.choice(given?.asksEvery, of: [3, 1])
    script = coder.script(given?.script)
    if let filter = filter?.filter {
      for (index, definition) in script.definitions.enumerated() {
        script = script.replacingDefinition(at: index, with: filter.mapped(definition))
      }
    }
  }

  /// What the session or the registry does otherwise than the model, or nil.
  var problem: String? { script.report(of: problem) }

  private func problem(_ script: Script<CheatCodeAction>) -> String? {
    do {
      let script = isNamed || script.losesCodes ? script.named : script
      let takesBack = keepsUndo || script.takesBack || filter?.tapWindow != nil
      let doors = try EveryDoor(script, keepsUndo: takesBack, observesAll: observesAll, filter: filter?.filter)
      let found = disagreement(script, doors).map { "\($0)" } ?? doors.differences.first
      return found.map { "\(self.with): \($0)" }
    } catch {
      return "the codes of \(script) cannot be compiled: \(error)"
    }
  }

  private func disagreement(
    _ script: Script<CheatCodeAction>, _ subject: EveryDoor
  ) -> Script<CheatCodeAction>.Disagreement? {
    // Hints take the model longer than all the rest.
    guard let filter else { return script.firstDisagreement(with: subject, asksEvery: asksEvery, hintsEvery: 3) }
    return script.firstDisagreement(
      of: subject, with: FilteredReference(script, filter: filter.reference), asksEvery: asksEvery, hintsEvery: 3)
  }

  /// The case without its script, in words.
  private var with: String {
    "with \(filter.map { "\($0)" } ?? "no filter"), \(keepsUndo ? "keeping undo, " : "")"
      + "\(isNamed ? "with names, " : "")\(observesAll ? "all" : "every other") observed"
  }
}

extension Script {
  /// Whether it is restored into a set without one of the codes: what is a code's own is kept by its name then.
  fileprivate var losesCodes: Bool {
    operations.contains { if case .restore(.some) = $0 { true } else { false } }
  }
}

/// What an input filter is made of.
struct FilterOptions: Hashable, Sendable {
  var foldsCase: Bool
  var ignored: Set<CheatCodeAction>
  var minimumRepeatInterval: Duration?
  var tapWindow: Duration?

  var filter: CheatCode.InputFilter {
    CheatCode.InputFilter(
      mapping: foldsCase ? .caseFolding : nil, ignoring: ignored, minimumRepeatInterval: minimumRepeatInterval,
      tapWindow: tapWindow)
  }

  var reference: ReferenceInputFilter {
    ReferenceInputFilter(
      foldsCase: foldsCase, ignored: ignored, minimumRepeatInterval: minimumRepeatInterval, tapWindow: tapWindow)
  }
}

extension ByteCoder {
  /// Reads or writes a filter.
  mutating func filter(_ options: FilterOptions? = nil) -> FilterOptions {
    FilterOptions(
      foldsCase: flag(options?.foldsCase),
      ignored: Set(
        list(options.map { options in Self.actions.filter(options.ignored.contains) }, counts: 0...2) { $0.action($1) }),
      minimumRepeatInterval: optionalLimit(options?.minimumRepeatInterval),
      tapWindow: optionalLimit(options?.tapWindow))
  }
}
