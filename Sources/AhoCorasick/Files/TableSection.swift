/// One part of a file of tables, by the number that the file gives it.
public struct TableSection: Hashable, Sendable {
  /// The number; the sections of a file ascend.
  public let rawValue: UInt32
  /// What people call it.
  public let name: String

  /// Creates a section from its number and its name.
  public init(rawValue: UInt32, name: String) {
    self.rawValue = rawValue
    self.name = name
  }

  /// Whether two sections have the same number.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }

  /// Adds the number to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension TableSection {
  static let numbers = TableSection(rawValue: 1, name: "numbers")
  static let symbols = TableSection(rawValue: 2, name: "symbols")
  static let starts = TableSection(rawValue: 3, name: "starts")
  static let order = TableSection(rawValue: 4, name: "order")
  static let ends = TableSection(rawValue: 5, name: "ends")
  static let nextMatches = TableSection(rawValue: 6, name: "next matches")
  static let gramBits = TableSection(rawValue: 7, name: "gram bits")
  static let gramEntries = TableSection(rawValue: 8, name: "gram entries")
  static let records = TableSection(rawValue: 9, name: "records")
  static let widerStates = TableSection(rawValue: 10, name: "wider states")
  static let widerLast = TableSection(rawValue: 11, name: "wider last")
  static let denseRows = TableSection(rawValue: 12, name: "dense rows")
  static let denseEnds = TableSection(rawValue: 13, name: "dense ends")
}

extension Automaton {
  /// The sections that an automaton is written as; those of what is built on it have numbers from 32.
  public static let sections: [TableSection] = [
    .numbers, .symbols, .starts, .order, .ends, .nextMatches, .gramBits, .gramEntries, .records, .widerStates,
    .widerLast, .denseRows, .denseEnds,
  ]
}
