extension Automaton {
  /// Writes the tables; what can be made of others in one pass over them is left out.
  ///
  /// - Precondition: ``sections`` are the next ones of the file.
  public func write(to writer: inout TableWriter) {
    writer.append(.numbers, [UInt32(symbolCount), grams.grams.width])
    patterns.symbols.write(to: &writer)
    writer.append(.starts, patterns.starts)
    writer.append(.order, patterns.atRank)
    writer.append(.ends, tree.ends)
    writer.append(.nextMatches, nextMatches)
    writer.append(.gramBits, grams.bits.words)
    writer.append(.gramEntries, grams.entries)
    writer.append(.records, ContiguousArray(records.words.dropLast(RecordTable.padding)))
    writer.append(.widerStates, widerLinks.states)
    writer.append(.widerLast, widerLinks.last)
    writer.append(.denseRows, dense?.rows ?? [])
    writer.append(.denseEnds, dense?.ends ?? [])
  }
}

extension SymbolString {
  fileprivate func write(to writer: inout TableWriter) {
    switch storage {
    case .bytes(let units): writer.append(.symbols, units)
    case .halves(let units): writer.append(.symbols, units)
    case .words(let units): writer.append(.symbols, units)
    }
  }
}
