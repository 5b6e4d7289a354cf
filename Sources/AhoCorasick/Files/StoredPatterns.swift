/// The patterns of a file in lexicographic order, if the file is right: each is some symbols of the alphabet.
struct StoredPatterns {
  let symbols: SymbolString
  let starts: ContiguousArray<UInt32>
  /// The pattern at each rank, if the file is right.
  let order: ContiguousArray<PatternID>
  /// The state that each of them ends at, if the file is right.
  let ends: ContiguousArray<UInt32>
  /// The number of symbols of the longest.
  let longest: Int

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
    var longest: UInt32 = 0
    for rank in 0..<count {
      guard starts[rank] < starts[rank + 1] else {
        throw .broken(.starts, place: rank, rule: "a pattern is not empty")
      }
      longest = max(longest, starts[rank + 1] - starts[rank])
    }
    self.longest = Int(longest)
  }

  /// The number of patterns.
  var count: Int { order.count }

  /// The number of states, the root included, if the ends are right.
  var stateCount: Int { Int(ends.last ?? 0) + 1 }

  /// The number of symbols of the pattern at a rank.
  @inline(__always)
  func length(_ rank: Int) -> Int { Int(starts[rank + 1] - starts[rank]) }

  /// How many leading symbols the pattern at a rank shares with the one before it, if the ends are right.
  @inline(__always)
  func sharedPrefix(_ rank: Int) -> Int { length(rank) - Int(ends[rank] - (rank == 0 ? 0 : ends[rank - 1])) }
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
