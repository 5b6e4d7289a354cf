/// A part of a block that is scanned in rounds: all its symbols at once are looked up, then all records that follow.
///
/// One stream's steps wait for each other: where the next record is, is known only when the last one has been read, and
/// past the nearest cache a read takes longer than a hundred instructions. But a gram is known from the symbols alone.
/// So every place whose gram is a root begins a walk of its own, and the walks do not wait for each other:
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
    var walkCount = enterRoots(count, tables, buffers)
    var visits = 0
    var last: UInt32?
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
  private func findGrams(_ gram: inout UInt32, _ tables: ScanTables, _ buffers: ScanBuffers) -> (limit: Int, count: Int) {
    let base = tables.grams.base
    let width = Int(tables.grams.width)
    let leaving = base &* tables.grams.shorterCount
    var count = 0
    var at = start
    var hash = gram
    while at < end {
      let symbol = UInt32(truncatingIfNeeded: units[at])
      guard symbol < base else { break }
      hash = hash &* base &+ (symbol &- UInt32(truncatingIfNeeded: units[at &- width]) &* leaving)
      let bits = tables.bits(hash)
      buffers.places[count] = hash
      buffers.positions[count] = UInt16(truncatingIfNeeded: at &- origin)
      buffers.found[at &- origin] = .none
      count &+= bits == 0 ? 0 : 1
      at &+= 1
    }
    gram = hash
    return (at, count)
  }

  /// Notes what ends at the grams, and replaces those that are roots by their records.
  private func enterRoots(_ count: Int, _ tables: ScanTables, _ buffers: ScanBuffers) -> Int {
    var walkCount = 0
    for index in 0..<count {
      let gram = buffers.places[index]
      let position = buffers.positions[index]
      let bits = tables.bits(gram)
      if bits & GramBits.end != 0 { buffers.found[Int(position)] = tables.matches(gram) }
      guard bits & GramBits.root != 0 else { continue }
      buffers.places[walkCount] = tables.root(gram)
      buffers.positions[walkCount] = position
      walkCount &+= 1
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
    // The headers are read first: none of these reads waits for another, and they bring the records near.
    for index in 0..<count {
      buffers.headers[index] = RecordHeader(word: tables.words[Int(buffers.places[index])])
    }
    var kept = 0
    for index in 0..<count {
      let record = Int(buffers.places[index])
      let header = buffers.headers[index]
      let position = buffers.positions[index]
      if header.hasMatches {
        buffers.found[Int(position)] = MatchList(rawValue: tables.pair(record &+ (tables.isWide ? 3 : 1)))
      }
      let next = origin &+ Int(position) &+ 1
      guard next < limit else {
        last = UInt32(truncatingIfNeeded: record)
        continue
      }
      let child = tables.child(record, header, UInt32(truncatingIfNeeded: units[next]))
      buffers.places[kept] = child
      buffers.positions[kept] = position &+ 1
      kept &+= child == 0 ? 0 : 1
    }
    return kept
  }
}
