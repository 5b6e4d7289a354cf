import AhoCorasick

extension TableSection {
  static let settings = TableSection(rawValue: 32, name: "settings")
  static let coder = TableSection(rawValue: 33, name: "coder")
  static let actionEnds = TableSection(rawValue: 34, name: "action ends")
  static let actions = TableSection(rawValue: 35, name: "actions")
  static let nameEnds = TableSection(rawValue: 36, name: "name ends")
  static let names = TableSection(rawValue: 37, name: "names")
  static let named = TableSection(rawValue: 38, name: "named codes")
  static let nameOrder = TableSection(rawValue: 39, name: "order of names")
  static let limits = TableSection(rawValue: 40, name: "limits")
  static let parameterEnds = TableSection(rawValue: 41, name: "parameter ends")
  static let stepEnds = TableSection(rawValue: 42, name: "step ends")
  static let stepSymbols = TableSection(rawValue: 43, name: "step symbols")
  static let secret = TableSection(rawValue: 44, name: "secret codes")
  static let disabled = TableSection(rawValue: 45, name: "disabled codes")
  static let identifier = TableSection(rawValue: 46, name: "identifier")
}

extension CompiledSet {
  /// The sections that a compiled set is written as, the alphabet's among them.
  static let sections: [TableSection] =
    Automaton.sections + [
      .settings, .coder, .actionEnds, .actions, .nameEnds, .names, .named, .nameOrder, .limits, .parameterEnds,
      .stepEnds, .stepSymbols, .secret, .disabled, .identifier,
    ]
}

extension TableReader {
  /// The table in a section that has an entry for each code up to the last that needs one.
  mutating func tableOfCodes<Element: StoredElement>(
    _ section: TableSection, of type: Element.Type, count: Int
  ) throws(TableFileError) -> ContiguousArray<Element> {
    let table = try table(section, of: type)
    guard table.count <= count else {
      throw .broken(section, place: table.count, rule: "there is an entry a code, or fewer")
    }
    return table
  }
}

extension ContiguousArray<UInt64> {
  /// Checks that these are the ends of parts that follow one another, the last of which is a number.
  func checkEnds(_ section: TableSection, upTo end: Int) throws(TableFileError) {
    for place in indices.dropFirst() where self[place] < self[place - 1] {
      throw .broken(section, place: place, rule: "an end is not before the one before it")
    }
    guard last ?? 0 == UInt64(end) else {
      throw .broken(section, place: count, rule: "the last end is that of all parts")
    }
  }
}
