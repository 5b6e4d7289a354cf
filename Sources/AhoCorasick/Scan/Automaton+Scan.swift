extension Automaton {
  /// Follows a stream by many symbols, and calls a closure with each match: by its end, then longest first, equal ones
  /// in order of registration.
  ///
  /// - Parameters:
  ///   - symbols: What is scanned.
  ///   - range: The places to scan.
  ///   - cursor: Where the stream stands before the first symbol, and then behind the last.
  ///   - onMatch: Called with the number of symbols of the string up to the match's last one, and the pattern.
  /// - Complexity: O(*n* + *m*), where *n* is the number of symbols and *m* that of matches.
  public func scan(
    _ symbols: SymbolString, in range: Range<Int>, from cursor: inout Cursor,
    onMatch: (_ end: Int, _ pattern: PatternID) -> Void
  ) {
    precondition(0 <= range.lowerBound && range.upperBound <= symbols.count, "the places are those of the string")
    switch symbols.storage {
    case .bytes(let units): scan(units, in: range, from: &cursor, onMatch)
    case .halves(let units): scan(units, in: range, from: &cursor, onMatch)
    case .words(let units): scan(units, in: range, from: &cursor, onMatch)
    }
  }

  private func scan<Unit: FixedWidthInteger & UnsignedInteger>(
    _ units: ContiguousArray<Unit>, in range: Range<Int>, from cursor: inout Cursor,
    _ onMatch: (_ end: Int, _ pattern: PatternID) -> Void
  ) {
    let end = scanDense(units, in: range, from: &cursor, onMatch)
    scanBlocks(units, in: end..<range.upperBound, from: &cursor, onMatch)
  }

  private func scanBlocks<Unit: FixedWidthInteger & UnsignedInteger>(
    _ units: ContiguousArray<Unit>, in range: Range<Int>, from cursor: inout Cursor,
    _ onMatch: (_ end: Int, _ pattern: PatternID) -> Void
  ) {
    guard !range.isEmpty else { return }
    let buffers = ScanBuffers(length: min(ScanBuffers.blockLength, range.count))
    defer { buffers.deallocate() }
    units.withUnsafeBufferPointer { units in
      withScanTables { tables in
        var start = range.lowerBound
        var blocksToFollow = 0
        while start < range.upperBound {
          let end = min(start + ScanBuffers.blockLength, range.upperBound)
          if blocksToFollow > 0 {
            follow(units, start..<end, origin: start, from: &cursor, buffers)
            blocksToFollow -= 1
          } else if !scanBlock(units, start..<end, first: range.lowerBound, from: &cursor, tables, buffers) {
            blocksToFollow = Self.blocksBetweenTries
          }
          forEachHit(in: end - start, buffers) { place, matches in
            forEachMatch(in: matches) { onMatch(start + place + 1, $0) }
          }
          start = end
        }
      }
    }
  }

  /// After a block whose walks became too many, so many are followed one by one before another try: where all blocks are
  /// like it, trying took as long again as following.
  private static var blocksBetweenTries: Int { 15 }

  /// Scans a block.
  ///
  /// - Returns: Whether its walks were few enough.
  private func scanBlock<Unit: FixedWidthInteger & UnsignedInteger>(
    _ units: UnsafeBufferPointer<Unit>, _ block: Range<Int>, first: Int, from cursor: inout Cursor,
    _ tables: ScanTables, _ buffers: ScanBuffers
  ) -> Bool {
    let width = Int(tables.grams.width)
    var at = block.lowerBound
    while at < block.upperBound {
      // One by one while a record is followed that began before, and until the last symbols are all of this scan.
      if cursor.place != Cursor.shallow + tables.grams.width || at < first + width {
        follow(units, at..<at + 1, origin: block.lowerBound, from: &cursor, buffers)
        at += 1
        continue
      }
      let segment = BlockSegment(units: units, start: at, end: block.upperBound, origin: block.lowerBound)
      guard let end = segment.scan(from: &cursor, tables, buffers) else {
        follow(units, at..<block.upperBound, origin: block.lowerBound, from: &cursor, buffers)
        return false
      }
      at = end
      if at < block.upperBound {
        // A symbol that no pattern has.
        cursor = Cursor()
        buffers.found[at - block.lowerBound] = .none
        at += 1
      }
    }
    return true
  }

  /// Follows a part of a block one by one.
  @inline(__always)
  private func follow<Unit: FixedWidthInteger & UnsignedInteger>(
    _ units: UnsafeBufferPointer<Unit>, _ range: Range<Int>, origin: Int, from cursor: inout Cursor,
    _ buffers: ScanBuffers
  ) {
    for at in range { buffers.found[at - origin] = advance(&cursor, Symbol(unit: units[at])) }
  }

  private func forEachHit(in count: Int, _ buffers: ScanBuffers, _ body: (Int, MatchList) -> Void) {
    var hitCount = 0
    for place in 0..<count {
      buffers.positions[hitCount] = UInt16(truncatingIfNeeded: place)
      hitCount += buffers.found[place].isEmpty ? 0 : 1
    }
    for hit in 0..<hitCount {
      let place = Int(buffers.positions[hit])
      body(place, buffers.found[place])
    }
  }
}
