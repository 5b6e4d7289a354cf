import AhoCorasick

/// Codes one after the other in a single buffer, in the order of registration.
struct CodeList: Hashable {
  /// The symbols of all codes.
  private(set) var symbols: ContiguousArray<UInt16> = []
  /// For each code the number of symbols up to its end.
  private(set) var ends: ContiguousArray<Int> = []

  init() {}

  /// Creates a list of given codes.
  init(_ codes: some Sequence<some Sequence<UInt16>>) {
    for code in codes { append(code) }
  }

  /// The number of codes.
  var count: Int { ends.count }

  /// The ids of the codes in order of registration.
  var ids: some RandomAccessCollection<PatternID> { (0..<count).lazy.map { PatternID($0) } }

  /// The place of a code's symbols in the buffer.
  func range(of id: PatternID) -> Range<Int> {
    (id.index == 0 ? 0 : ends[id.index - 1])..<ends[id.index]
  }

  /// The symbols of a code.
  subscript(_ id: PatternID) -> ArraySlice<UInt16> { ArraySlice(symbols[range(of: id)]) }

  /// Adds a code.
  mutating func append(_ code: some Sequence<UInt16>) {
    symbols.append(contentsOf: code)
    ends.append(symbols.count)
  }

  /// Adds a symbol to the code that is being written, which is behind the last one.
  mutating func write(_ symbol: UInt16) { symbols.append(symbol) }

  /// Adds symbols of earlier codes to the code that is being written.
  mutating func write(copyOf range: Range<Int>) {
    for at in range { symbols.append(symbols[at]) }
  }

  /// Ends the code that is being written.
  mutating func endCode() { ends.append(symbols.count) }

  /// Takes away the code that was added last.
  mutating func removeLast() {
    symbols.removeLast(range(of: PatternID(count - 1)).count)
    ends.removeLast()
  }

  /// Makes room, so that adding codes does not move those that are there.
  mutating func reserveCapacity(codes: Int, symbols: Int) {
    ends.reserveCapacity(codes)
    self.symbols.reserveCapacity(symbols)
  }
}

/// Which codes a list has, to find out whether one is new.
///
/// A set of arrays would allocate a million of them; this keeps the ids of codes in a table by hash.
struct CodeIndex {
  private var slots: ContiguousArray<UInt32>
  private let mask: Int

  /// Makes room for so many codes.
  init(codes: Int) {
    var size = 16
    while size < 2 * codes { size *= 2 }
    slots = ContiguousArray(repeating: .max, count: size)
    mask = size - 1
  }

  /// Adds the last code of a list, unless the list has it already.
  ///
  /// - Returns: Whether the code is new.
  mutating func insertLast(of codes: CodeList) -> Bool {
    let last = PatternID(codes.count - 1)
    let range = codes.range(of: last)
    var hash = UInt64(range.count)
    for at in range { hash = (hash ^ UInt64(codes.symbols[at])) &* 0x9E37_79B9_7F4A_7C15 ^ hash >> 29 }
    var slot = Int(truncatingIfNeeded: hash >> 17) & mask
    while slots[slot] != .max {
      let other = codes.range(of: PatternID(rawValue: slots[slot]))
      if other.count == range.count, zip(other, range).allSatisfy({ codes.symbols[$0] == codes.symbols[$1] }) {
        return false
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = last.rawValue
    return true
  }
}
