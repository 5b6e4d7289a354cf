import AhoCorasick

/// What the short form answers by itself: codes that share one floor and no rule of their own.
extension SessionCore {
  /// How many leading actions of a code the stream ends with.
  func shortProgress(of pattern: PatternID) -> Int {
    codes.engine.progress(of: pattern, at: cursor, upTo: Int(position - floor))
  }

  /// The state of a code.
  func shortState(of pattern: PatternID) -> CheatCodeState {
    let progress = shortProgress(of: pattern)
    if progress == codes.engine.length(of: pattern) { return .matched }
    if progress > 0 { return .matching }
    return floor >= position ? .reset : .notMatched
  }

  /// The symbol that comes next in a code, or nil where it is complete.
  func shortNextSymbol(of pattern: PatternID) -> Symbol? {
    let progress = shortProgress(of: pattern)
    return progress < codes.engine.length(of: pattern) ? codes.engine.symbol(of: pattern, at: progress) : nil
  }
}

extension SessionCore {
  /// How many symbols are scanned before their matches are handed over.
  private static var chunkLength: Int { 1 << 16 }

  /// Performs many actions in the short form, and calls a closure with each match.
  ///
  /// Where the closure throws, the actions behind its match are not performed: those before are followed again.
  ///
  /// - Precondition: The short form is in use.
  mutating func scan<Failure: Error>(
    _ symbols: SymbolString, onMatch: (CheatCodeMatch) throws(Failure) -> Void
  ) throws(Failure) {
    let first = position
    var found: ContiguousArray<(end: Int, pattern: PatternID)> = []
    var start = 0
    while start < symbols.count {
      let chunk = start..<min(start + Self.chunkLength, symbols.count)
      let before = cursor
      found.removeAll(keepingCapacity: true)
      codes.engine.scan(symbols, in: chunk, from: &cursor) { found.append((end: $0, pattern: $1)) }
      position = first + Int64(chunk.upperBound)
      for (end, pattern) in found {
        do throws(Failure) {
          let end = first + Int64(end)
          try onMatch(
            CheatCodeMatch(code: codes.id(of: pattern), start: end - Int64(codes.engine.length(of: pattern)), end: end))
        } catch {
          cursor = before
          codes.engine.scan(symbols, in: chunk.lowerBound..<end, from: &cursor) { _, _ in }
          position = first + Int64(end)
          throw error
        }
      }
      start = chunk.upperBound
    }
  }

  /// Takes over where the stream stands after one more action that was followed elsewhere.
  mutating func advance(to cursor: Cursor) {
    self.cursor = cursor
    position += 1
  }
}
