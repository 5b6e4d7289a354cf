/// The patterns of a file: each is some symbols of the alphabet.
struct StoredPatterns {
  let symbols: SymbolString
  let starts: ContiguousArray<UInt32>
  /// The patterns in lexicographic order, if the file is right.
  let order: ContiguousArray<PatternID>
  /// The state that each of them ends at, if the file is right.
  let ends: ContiguousArray<UInt32>

  init(reading reader: inout TableReader, symbolCount: Int) throws(TableFileError) {
    symbols = try SymbolString(reading: &reader, symbolCount: symbolCount)
    starts = try reader.table(.starts, of: UInt32.self)
    order = try reader.table(.order, of: PatternID.self)
    ends = try reader.table(.ends, of: UInt32.self)
    let count = order.count
    guard count < AutomatonLimits.addressable else {
      throw .broken(.order, place: count, rule: "there are not too many patterns")
    }
    guard ends.count == count else { throw .broken(.ends, place: ends.count, rule: "each pattern ends at a state") }
    guard starts.count == count + 1, starts[0] == 0, starts[count] == UInt32(exactly: symbols.count) else {
      throw .broken(.starts, place: 0, rule: "the patterns cover their symbols")
    }
    for index in 0..<count where starts[index] >= starts[index + 1] {
      throw .broken(.starts, place: index, rule: "a pattern is not empty")
    }
  }

  /// The number of patterns.
  var count: Int { order.count }
}

extension SymbolString {
  fileprivate init(reading reader: inout TableReader, symbolCount: Int) throws(TableFileError) {
    self.init(symbolCount: symbolCount)
    switch storage {
    case .bytes: self.init(bytes: try reader.table(.symbols, of: UInt8.self))
    case .halves: self.init(halves: try reader.table(.symbols, of: UInt16.self))
    case .words: self.init(words: try reader.table(.symbols, of: UInt32.self))
    }
    guard greatest.map({ $0 < symbolCount }) ?? true else {
      throw .broken(.symbols, place: 0, rule: "symbols are of the alphabet")
    }
  }
}
