/// A row for each state with the next state for each symbol: for sets small enough that all rows stay near.
///
/// ```
///             symbol 0   symbol 1   …   a symbol that no pattern has
///  state 0  │     7    │     5    │ … │      m    │   states 0 ..< m: something ends there
///  …        │          │          │   │           │
///  state m  │     9    │     m    │ … │      m    │   state m: the root
/// ```
///
/// As the states where something ends come first, one comparison tells whether there is a match. A step waits for the
/// row of the step before it and for nothing else, and a scan follows several pieces of a stream in turn.
struct DenseTable: Sendable {
  /// The rows one after another.
  let rows: ContiguousArray<UInt16>
  /// For each state where something ends all patterns that do.
  let ends: ContiguousArray<MatchList>
  /// The numbers of a row: one a symbol, and one for all others.
  let width: Int

  /// The most states that numbers of 16 bits tell apart.
  static let mostStates = 1 << 16

  /// Takes tables as they are.
  init(rows: ContiguousArray<UInt16>, ends: ContiguousArray<MatchList>, width: Int) {
    self.rows = rows
    self.ends = ends
    self.width = width
  }

  /// The state of an empty stream.
  var root: UInt16 { UInt16(truncatingIfNeeded: ends.count) }

  /// The bytes of the tables.
  var byteCount: Int { rows.count * 2 + ends.count * MemoryLayout<MatchList>.stride }

  /// The bytes that the rows of a set would take, or nil where its states are too many.
  static func byteCount(states: Int, symbolCount: Int) -> Int? {
    states <= mostStates ? states * (symbolCount + 1) * 2 : nil
  }
}
