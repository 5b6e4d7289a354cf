import AhoCorasick

/// The names of the codes of a set in one buffer, and the codes in the order of their names for looking one up.
struct NameTable: Sendable {
  private(set) var bytes: ContiguousArray<UInt8> = []
  /// For each code up to the last one that has a name the bytes up to the end of its name.
  private(set) var ends: ContiguousArray<UInt64> = []
  /// Whether each of these codes has a name; an empty name is one.
  private(set) var named = CodeBits()
  private(set) var byName: ContiguousArray<PatternID> = []

  init() {}

  /// A name and the code that has it.
  struct Entry {
    var name: String
    var pattern: PatternID
  }

  /// Stores names.
  ///
  /// - Parameter entries: The codes that have a name, in order of registration.
  /// - Returns: The first code whose name another one has, in place of a table, where there is one.
  static func make(_ entries: ContiguousArray<Entry>) -> Result<NameTable, Duplicate> {
    var table = NameTable()
    for entry in entries { table.append(entry) }
    // Sorting is stable, so a name stands behind an equal one that was registered before it.
    let sorted = entries.sorted { $0.name < $1.name }
    let repeated = zip(sorted, sorted.dropFirst()).lazy.filter { $0.name == $1.name }.map { $1 }
    if let first = repeated.min(by: { $0.pattern < $1.pattern }) { return .failure(Duplicate(entry: first)) }
    table.byName = ContiguousArray(sorted.lazy.map { $0.pattern })
    return .success(table)
  }

  /// The code whose name another one has already.
  struct Duplicate: Error {
    let entry: Entry
  }

  private mutating func append(_ entry: Entry) {
    while named.count < entry.pattern.index {
      named.append(false)
      ends.append(UInt64(bytes.count))
    }
    bytes.append(contentsOf: entry.name.utf8)
    named.append(true)
    ends.append(UInt64(bytes.count))
  }

  /// Whether no code has a name.
  var isEmpty: Bool { byName.isEmpty }

  /// Takes tables as they are.
  init(
    bytes: ContiguousArray<UInt8>, ends: ContiguousArray<UInt64>, named: CodeBits, byName: ContiguousArray<PatternID>
  ) {
    self.bytes = bytes
    self.ends = ends
    self.named = named
    self.byName = byName
  }

  /// The name of a code.
  func name(of pattern: PatternID) -> String? {
    guard pattern.index < ends.count, named[pattern.index] else { return nil }
    let start = pattern.index == 0 ? 0 : ends[pattern.index - 1]
    return String(decoding: bytes[Int(start)..<Int(ends[pattern.index])], as: UTF8.self)
  }

  /// The code with a name.
  ///
  /// - Complexity: O(log *n*) comparisons, where *n* is the number of names.
  func pattern(named name: String) -> PatternID? {
    var low = 0
    var high = byName.count
    while low < high {
      let middle = (low + high) / 2
      let candidate = self.name(of: byName[middle]) ?? ""
      if candidate == name { return byName[middle] }
      if candidate < name { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
