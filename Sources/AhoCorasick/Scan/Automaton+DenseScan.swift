extension Automaton {
  /// The longest pattern for which warming up is cheap beside a piece.
  private static var longestWarmUp: Int { DenseScanBuffers.pieceLength / 4 }

  /// Scans as many whole blocks as there are, over the dense table where there is one.
  ///
  /// - Returns: Where the last block ends.
  func scanDense<Unit: FixedWidthInteger & UnsignedInteger>(
    _ units: ContiguousArray<Unit>, in range: Range<Int>, from cursor: inout Cursor,
    _ onMatch: (_ end: Int, _ pattern: PatternID) -> Void
  ) -> Int {
    var start = range.lowerBound
    guard let dense, 1...Self.longestWarmUp ~= longestPattern,
      range.count >= DenseScanBuffers.blockLength + longestPattern
    else { return start }
    // One by one until what was before the scan no longer matters.
    while start < range.lowerBound + longestPattern {
      let matches = advance(&cursor, Symbol(unit: units[start]))
      start += 1
      forEachMatch(in: matches) { onMatch(start, $0) }
    }
    let buffers = DenseScanBuffers()
    defer { buffers.deallocate() }
    units.withUnsafeBufferPointer { units in
      dense.rows.withUnsafeBufferPointer { rows in
        let scan = DenseScan(
          units: units, rows: rows, width: dense.width,
          symbolLimit: min(symbolCount, Int(clamping: Unit.max)), root: dense.root, warmUp: longestPattern,
          buffers: buffers)
        scan.start(at: start)
        var filter = StartFilter<Unit>(patterns, symbolCount: symbolCount, scanning: range.count)
        defer { filter?.deallocate() }
        while range.upperBound - start >= DenseScanBuffers.blockLength {
          let (first, end) = (start, start + DenseScanBuffers.blockLength)
          if let starts = filter?.starts(in: units, block: start), let stride = filter?.stride {
            start = scan.skipBlock(start, starts, stride: stride) { offset, state in
              forEachMatch(in: dense.ends[state]) { onMatch(first + offset + 1, $0) }
            }
            if start < end { filter?.giveUp() }
          } else {
            scan.scanBlock(start)
            scan.forEachHit { offset, state in
              forEachMatch(in: dense.ends[state]) { onMatch(first + offset + 1, $0) }
            }
            start = end
          }
        }
      }
    }
    cursor = Cursor()
    for place in start - longestPattern..<start { _ = advance(&cursor, Symbol(unit: units[place])) }
    return start
  }
}
