import AhoCorasick

/// The names of the codes of a set in one buffer, and the codes in the order of their names for looking one up.
struct NameTable: Sendable {
  private var bytes: ContiguousArray<UInt8> = []
  /// For each code the bytes up to the end of its name; empty where no code has one.
  private var ends: ContiguousArray<Int> = []
  /// Whether each code has a name; an empty name is one.
  private var named: CodeBits
  private var byName: ContiguousArray<PatternID> = []

  /// Stores names.
  ///
  /// - Returns: Nil in place of a table, and the first code whose name another one has, where there is one.
  static func make(_ names: [String?]) -> Result<NameTable, Duplicate> {
    var table = NameTable(named: CodeBits(count: names.count, repeating: false))
    guard names.contains(where: { $0 != nil }) else { return .success(table) }
    var seen = Set<String>()
    table.ends.reserveCapacity(names.count)
    for (index, name) in names.enumerated() {
      if let name {
        guard seen.insert(name).inserted else { return .failure(Duplicate(index: index)) }
        table.bytes.append(contentsOf: name.utf8)
        table.named[index] = true
        table.byName.append(PatternID(index))
      }
      table.ends.append(table.bytes.count)
    }
    table.byName.sort { names[$0.index] ?? "" < names[$1.index] ?? "" }
    return .success(table)
  }

  /// The code whose name another one has already.
  struct Duplicate: Error {
    let index: Int
  }

  private init(named: CodeBits) { self.named = named }

  /// The name of a code.
  func name(of pattern: PatternID) -> String? {
    guard !ends.isEmpty, named[pattern.index] else { return nil }
    let start = pattern.index == 0 ? 0 : ends[pattern.index - 1]
    return String(decoding: bytes[start..<ends[pattern.index]], as: UTF8.self)
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
