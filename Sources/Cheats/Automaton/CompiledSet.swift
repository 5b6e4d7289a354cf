import AhoCorasick

/// A set of codes compiled, as far as it does not depend on the type of the actions.
///
/// Codes are `PatternID`s here: their place in the codes. Whatever else is known about a code stands in flat tables by
/// that number; a table of something that no code of the set has is empty.
final class CompiledSet: Sendable {
  let engine: Automaton
  let configuration: CheatCodeConfiguration
  let names: NameTable
  let limits: CodeLimits
  let holdLimit: Nanoseconds?
  let parameters: ParameterTable
  /// The codes that are kept out of hints.
  let secret: CodeBits
  /// The codes that a new session does not match.
  let disabled: CodeBits
  /// The codes by how soon they are complete, for listing those in progress.
  let lengths: LengthIndex
  /// The codes by their limits and registration, for what a held match waits for; nil for kinds that hold nothing.
  let blockers: BlockerIndex?
  /// The ids of the codes in ascending order, or empty where each code's id is its place.
  private let ids: ContiguousArray<CheatCodeID>

  /// What is known of the codes but their actions.
  struct Details {
    var names = NameTable()
    var limits = CodeLimits()
    var parameters = ParameterTable()
    var secret = CodeBits()
    var disabled = CodeBits()
  }

  init(
    _ details: Details, engine: Automaton, configuration: CheatCodeConfiguration, ids: ContiguousArray<CheatCodeID>
  ) {
    self.engine = engine
    self.configuration = configuration
    self.ids = ids
    names = details.names
    limits = details.limits
    holdLimit = configuration.holdLimit.map(Nanoseconds.init)
    parameters = details.parameters
    secret = details.secret
    disabled = details.disabled
    lengths = LengthIndex(engine: engine, parameters: details.parameters)
    blockers = configuration.matchKind.holds ? BlockerIndex(engine: engine, limits: details.limits) : nil
  }

  /// The number of codes.
  var count: Int { engine.patternCount }

  /// The number of actions of a code, its parameters included.
  func length(of pattern: PatternID) -> Int {
    engine.length(of: pattern) + parameters.count(of: pattern)
  }

  /// The length of the longest code, its parameters included.
  var longest: Int { lengths.longest }

  /// The id of the code at a place.
  func id(of pattern: PatternID) -> CheatCodeID {
    ids.isEmpty ? CheatCodeID(rawValue: pattern.rawValue) : ids[pattern.index]
  }

  /// The place of the code with an id, or nil.
  ///
  /// - Complexity: O(1), or O(log *n*) in a set that a registry compiled.
  func pattern(for id: CheatCodeID) -> PatternID? {
    guard !ids.isEmpty else { return id.rawValue < count ? PatternID(rawValue: id.rawValue) : nil }
    var low = 0
    var high = ids.count
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < ids.count && ids[low] == id ? PatternID(low) : nil
  }

  /// Whether a session needs no more than the state of the automaton: nothing depends on time or on what was before.
  var isPlain: Bool {
    configuration.matchKind == .overlapping && !configuration.isAnchored && limits.isEmpty && parameters.isEmpty
      && disabled.onCount == 0
  }
}

extension CheatCodeMatchKind {
  /// Whether a complete match can have to wait.
  var holds: Bool { self == .leftmostLongest || self == .leftmostFirst }
}
