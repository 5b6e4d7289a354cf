import AhoCorasick

/// The codes of a ``CheatCodeRegistry`` as data: their ids, names and definitions, and which of them are not compiled yet.
///
/// A copy costs nothing until one of the two is edited, so a snapshot can be compiled elsewhere.
struct CheatCodeRoster: Sendable {
  /// One code.
  struct Entry: Sendable {
    var definition: CheatCode.Definition
    var isEnabled: Bool
    /// Whether the code was added or changed since the codes were last compiled.
    var isPending = true
  }

  /// The number of times that a code was added, changed or removed.
  private(set) var revision: UInt64 = 0
  /// The revision that was last compiled.
  private(set) var compiledRevision: UInt64?
  private var entries: [CheatCodeID: Entry] = [:]
  /// The ids in their own order, which is that of registration, and some that were removed since.
  private var order: [CheatCodeID] = []
  private var names: [String: CheatCodeID] = [:]
  private var pending: [CheatCodeID] = []
  private var nextID: UInt32 = 0
  /// The number of steps of all codes, every choice at a parameter counted.
  private var size = 0
  private let sizeLimit: Int

  /// Creates an empty roster.
  ///
  /// - Parameter sizeLimit: The most steps that all codes may have. No set of codes has more states or distinct actions
  ///   than steps, so one that is let in can always be compiled.
  init(sizeLimit: Int = AutomatonLimits.addressable - 1) {
    self.sizeLimit = sizeLimit
  }

  /// Whether nothing was added, changed or removed since the codes were last compiled.
  var isCompiled: Bool { compiledRevision == revision }

  /// The number of codes.
  var count: Int { entries.count }

  /// The ids in order of registration.
  var ids: some Sequence<CheatCodeID> {
    order.lazy.filter { entries[$0] != nil }
  }

  /// The definitions in order of registration.
  var definitions: some Sequence<CheatCode.Definition> {
    order.lazy.compactMap { entries[$0]?.definition }
  }

  /// The code with an id, or nil if it is not, or no longer, registered.
  subscript(id: CheatCodeID) -> Entry? { entries[id] }

  /// Whether a code was added or changed since the codes were last compiled, or is none.
  func isPending(_ id: CheatCodeID) -> Bool { entries[id]?.isPending ?? true }

  /// Whether a code can match.
  func isEnabled(_ id: CheatCodeID) -> Bool { entries[id]?.isEnabled ?? false }

  /// The code with a name, or nil.
  func id(named name: String) -> CheatCodeID? { names[name] }

  /// Adds codes, all or none of them.
  ///
  /// - Returns: The ids of the codes, one more each.
  mutating func add(_ definitions: [CheatCode.Definition]) throws(CheatCodeError) -> [CheatCodeID] {
    var added: [CheatCodeID] = []
    var addedNames: Set<String> = []
    added.reserveCapacity(definitions.count)
    guard definitions.count <= UInt32.max - nextID else {
      throw CheatCodeError(.tooManyCodes(limit: Int(clamping: UInt32.max)))
    }
    var newSize = size
    for (offset, definition) in definitions.enumerated() {
      let id = CheatCodeID(rawValue: nextID + UInt32(offset))
      try check(definition, as: id)
      if let name = definition.name, !addedNames.insert(name).inserted { throw nameTaken(definition, id) }
      newSize += definition.size
      try checkSize(newSize, definition, id)
      added.append(id)
    }
    for (id, definition) in zip(added, definitions) {
      entries[id] = Entry(definition: definition, isEnabled: definition.isEnabled)
      if let name = definition.name { names[name] = id }
    }
    size = newSize
    order += added
    pending += added
    nextID += UInt32(added.count)
    if !added.isEmpty { revision += 1 }
    return added
  }

  /// Checks that a code can have a definition.
  ///
  /// - Throws: The rule that the definition breaks, or that another code has its name.
  func check(_ definition: CheatCode.Definition, as id: CheatCodeID) throws(CheatCodeError) {
    if let reason = definition.brokenRule {
      throw CheatCodeError(reason, index: Int(id.rawValue), name: definition.name)
    }
    if let name = definition.name, let owner = names[name], owner != id { throw nameTaken(definition, id) }
    if let old = entries[id] { try checkSize(size - old.definition.size + definition.size, definition, id) }
  }

  private func checkSize(
    _ size: Int, _ definition: CheatCode.Definition, _ id: CheatCodeID
  ) throws(CheatCodeError) {
    guard size > sizeLimit else { return }
    throw CheatCodeError(.tooManyStates(limit: sizeLimit), index: Int(id.rawValue), name: definition.name)
  }

  private func nameTaken(_ definition: CheatCode.Definition, _ id: CheatCodeID) -> CheatCodeError {
    CheatCodeError(.nameTaken, index: Int(id.rawValue), name: definition.name)
  }

  /// Gives a code another definition under its id; whether it is enabled stays as it is.
  ///
  /// - Precondition: The definition is checked.
  mutating func change(_ id: CheatCodeID, to definition: CheatCode.Definition) {
    guard var entry = entries[id] else { return }
    if let name = entry.definition.name { names[name] = nil }
    if let name = definition.name { names[name] = id }
    size += definition.size - entry.definition.size
    if !entry.isPending { pending.append(id) }
    entry.definition = definition
    entry.isPending = true
    entries[id] = entry
    revision += 1
  }

  /// Removes a code.
  ///
  /// - Complexity: O(1) amortised.
  mutating func remove(_ id: CheatCodeID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    if let name = entry.definition.name { names[name] = nil }
    size -= entry.definition.size
    if entries.count < order.count / 2 { order.removeAll { entries[$0] == nil } }
    revision += 1
  }

  /// Enables or disables a code.
  mutating func setEnabled(_ isEnabled: Bool, of id: CheatCodeID) {
    entries[id]?.isEnabled = isEnabled
  }

  /// The codes as they are now, compiled.
  func compiled(_ configuration: CheatCodeConfiguration) throws(CheatCodeError) -> CheatCode.Automaton {
    try CheatCode.Automaton(definitions, ids: ContiguousArray(ids), configuration: configuration)
  }

  /// Notes that the codes, as they are now, were compiled.
  ///
  /// - Returns: The codes that had been added or changed since the time before.
  mutating func markCompiled() -> [CheatCodeID] {
    let compiled = pending.filter { entries[$0] != nil }
    for id in compiled { entries[id]?.isPending = false }
    pending = []
    compiledRevision = revision
    return compiled
  }
}

extension CheatCodeDefinition {
  /// The number of actions that the code accepts at all its steps.
  fileprivate var size: Int {
    parameters.reduce(actions.count) { size, parameter in
      if case .oneOf(let actions) = parameter { size + actions.count } else { size + 1 }
    }
  }
}
