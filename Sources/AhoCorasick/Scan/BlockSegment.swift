/// A part of a block that is scanned in rounds: all its symbols at once are looked up, then all records that follow.
///
/// One stream's steps wait for each other: where the next record is, is known only when the last one has been read, and
/// past the nearest cache a read takes longer than a hundred instructions. But a gram is known from the symbols alone.
/// So every place whose gram is a root, from which its next symbol may lead further, begins a walk of its own, and the
/// walks do not wait for each other:
///
/// ```
///  symbols     a  b  a  a  c  b  a  b
///  roots          ◆     ◆     ◆  ◆         round 0: every gram looked up
///  walks          └──▶  └──▶  └▶ └──▶      round 1: one symbol further, those that go on are kept
///                    └──▶        …         round 2: …
/// ```
///
/// Of the walks that come to one place the one that began first is the longest, and its record has the matches of the
/// others. As it comes there in the latest round, writing what each round finds over what was there is right.
struct BlockSegment<Unit: FixedWidthInteger & UnsignedInteger> {
  let units: UnsafeBufferPointer<Unit>
  /// The first symbol of the segment; those that its gram has besides are before it in `units`.
  let start: Int
  /// The end of the block.
  let end: Int
  /// The first symbol of the block.
  let origin: Int

  /// More walks than so many a symbol, and the stream is better followed one by one, where a failure link is a shortcut.
  private static var mostVisits: Int { 8 }

  /// Scans up to the end of the block or the first symbol that no pattern has.
  ///
  /// - Returns: Where it ended, or nil where the walks became too many and nothing was done.
  func scan(from cursor: inout Cursor, _ tables: ScanTables, _ buffers: ScanBuffers) -> Int? {
    var gram = cursor.gram
    let (limit, count) = findGrams(&gram, tables, buffers)
    guard limit > start else { return limit }
    var last: UInt32?
    var walkCount = enterRoots(count, limit, &last, tables, buffers)
    var visits = 0
    while walkCount > 0 {
      visits += walkCount
      guard visits <= Self.mostVisits * (limit - start) else { return nil }
      walkCount = goOn(walkCount, limit, &last, tables, buffers)
    }
    cursor.gram = gram
    cursor.place = last ?? Cursor.shallow + tables.grams.width
    return limit
  }

  /// Lists the grams that say something.
  ///
  /// Where they say nothing the place in the list is written all the same, and written over by the next.
  private func findGrams(_ gram: inout UInt32, _ tables: ScanTables, _ buffers: ScanBuffers) -> (limit: Int, count: Int)
  {
    // All in local constants: what is read through a structure would be read again after each write.
    let (places, positions, found) = (buffers.places, buffers.positions, buffers.found)
    let words = tables.gramBits
    let base = tables.grams.base
    let symbolLimit = min(base, UInt32(truncatingIfNeeded: Unit.max))
    let width = Int(tables.grams.width)
    let leaving = base &* tables.grams.shorterCount
    let (units, start, end, origin) = (units, start, end, origin)
    var count = 0
    var at = start
    var next = gram
    while at < end {
      let symbol = UInt32(truncatingIfNeeded: units[at])
      guard symbol < symbolLimit else { break }
      next = next &* base &+ (symbol &- UInt32(truncatingIfNeeded: units[at &- width]) &* leaving)
      places[count] = next
      positions[count] = UInt16(truncatingIfNeeded: at &- origin)
      count &+= Int(truncatingIfNeeded: words[Int(next >> 6)] >> UInt64(next & 63) & 1)
      at &+= 1
    }
    (found + (start &- origin)).update(repeating: .none, count: at &- start)
    gram = next
    return (at, count)
  }

  /// Notes what ends at the grams, and replaces those from which a symbol may lead further by their records.
  ///
  /// Each pass reads one table and waits for nothing but the list, so that its reads do not wait for each other.
  ///
  /// - Parameter last: The place of the gram that is reached with the last symbol, if it says something.
  /// - Returns: How many walks begin.
  private func enterRoots(
    _ count: Int, _ limit: Int, _ last: inout UInt32?, _ tables: ScanTables, _ buffers: ScanBuffers
  ) -> Int {
    let (places, positions, ends) = (buffers.places, buffers.positions, buffers.ends)
    for index in 0..<count { places[index] = tables.entryIndex(places[index]) }
    var count = count
    var endCount = 0
    let lastPosition = limit &- origin &- 1
    if count > 0, Int(positions[count - 1]) == lastPosition {
      count -= 1
      last = Cursor.firstEntry + places[count]
      let entry = tables.entries[Int(places[count])]
      if entry.hasMatches { buffers.found[lastPosition] = tables.matches(ofRecord: entry.record) }
    }
    let entries = tables.entries
    let behind = units.baseAddress.unsafelyUnwrapped + origin + 1
    var walkCount = 0
    for index in 0..<count {
      let entry = entries[Int(places[index])]
      let position = positions[index]
      let symbol = UInt32(truncatingIfNeeded: behind[Int(position)])
      let record = UInt32(truncatingIfNeeded: entry.record)
      ends[endCount] = ScanBuffers.End(record: record, position: position)
      endCount &+= entry.hasMatches ? 1 : 0
      places[walkCount] = record
      positions[walkCount] = position
      walkCount &+= entry.mayLead(symbol) ? 1 : 0
    }
    for index in 0..<endCount {
      buffers.found[Int(ends[index].position)] = tables.matches(ofRecord: Int(ends[index].record))
    }
    return walkCount
  }

  /// Notes the matches of the records, and replaces each record by the child that its next symbol leads to.
  ///
  /// - Parameter last: The record that is reached with the last symbol, if any.
  /// - Returns: How many go on.
  private func goOn(
    _ count: Int, _ limit: Int, _ last: inout UInt32?, _ tables: ScanTables, _ buffers: ScanBuffers
  ) -> Int {
    let (places, positions, found, headers) = (buffers.places, buffers.positions, buffers.found, buffers.headers)
    let (words, units) = (tables.words, units)
    // The headers are read first: none of these reads waits for another, and they bring the records near.
    for index in 0..<count { headers[index] = RecordHeader(word: words[Int(places[index])]) }
    let lastPosition = limit &- origin &- 1
    var count = count
    if Int(positions[count - 1]) == lastPosition {
      // No two walks are at one place in one round, and they are in the order of their places.
      count -= 1
      let record = Int(places[count])
      if headers[count].hasMatches { found[lastPosition] = tables.matches(ofRecord: record) }
      last = UInt32(truncatingIfNeeded: record)
    }
    let behind = units.baseAddress.unsafelyUnwrapped + origin + 1
    var kept = 0
    for index in 0..<count {
      let record = Int(places[index])
      let header = headers[index]
      let position = positions[index]
      if header.hasMatches { found[Int(position)] = tables.matches(ofRecord: record) }
      let child = tables.child(record, header, UInt32(truncatingIfNeeded: behind[Int(position)]))
      places[kept] = child
      positions[kept] = position &+ 1
      kept &+= child == 0 ? 0 : 1
    }
    return kept
  }
}
