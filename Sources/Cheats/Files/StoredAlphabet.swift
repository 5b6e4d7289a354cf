import AhoCorasick

/// The actions of a set in the order in which they are written.
///
/// Those that only parameters have got their symbols from sets of actions, which have another order in each process. Here
/// they are in the order of their bytes, so that equal sets are written as equal bytes. No table of the engine changes
/// thereby: to it one symbol that no code has is as another.
struct StoredAlphabet {
  private let coderName: String
  /// The bytes of each action.
  private let actions: [[UInt8]]
  /// For each symbol the one that is written for it.
  private let written: ContiguousArray<Symbol>

  /// - Parameter codeSymbolCount: How many symbols codes have without their parameters; these come first.
  init<Action>(
    _ alphabet: CheatCodeAlphabet<Action>, codeSymbolCount: Int, _ coder: CheatCodeActionCoder<Action>
  ) {
    coderName = coder.name
    let encoded = alphabet.actions.map { coder.encode($0) }
    let order =
      Array(0..<codeSymbolCount)
      + (codeSymbolCount..<encoded.count).sorted { encoded[$0].lexicographicallyPrecedes(encoded[$1]) }
    actions = order.map { encoded[$0] }
    var written = ContiguousArray(repeating: Symbol.unknown, count: order.count)
    for (place, symbol) in order.enumerated() { written[symbol] = Symbol(rawValue: UInt32(place)) }
    self.written = written
  }

  /// The symbol that is written for one of the set.
  func symbol(_ symbol: Symbol) -> Symbol { written[Int(symbol.rawValue)] }

  /// Writes the actions.
  func write(to writer: inout TableWriter) {
    writer.append(.coder, ContiguousArray(coderName.utf8))
    var ends: ContiguousArray<UInt64> = []
    var bytes: ContiguousArray<UInt8> = []
    for action in actions {
      bytes.append(contentsOf: action)
      ends.append(UInt64(bytes.count))
    }
    writer.append(.actionEnds, ends)
    writer.append(.actions, bytes)
  }
}
