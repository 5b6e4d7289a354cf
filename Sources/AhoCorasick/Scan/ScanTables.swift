/// The tables of an automaton as a scan reads them: without checks, while the automaton keeps them alive.
///
/// That every place read is inside is what ``Automaton/brokenInvariant`` proves, and tests ask of many compiled automata.
struct ScanTables {
  let grams: Grams
  let gramBits: UnsafeBufferPointer<UInt64>
  let gramCounts: UnsafeBufferPointer<UInt32>
  let entries: UnsafeBufferPointer<GramEntry>
  let words: UnsafeBufferPointer<UInt16>
  let isWide: Bool

  /// Whether a gram says something: 1 or 0.
  @inline(__always)
  func bit(_ gram: UInt32) -> UInt64 { gramBits[Int(gram >> 6)] >> UInt64(gram & 63) & 1 }

  /// The entry of a gram that says something.
  @inline(__always)
  func entryIndex(_ gram: UInt32) -> UInt32 {
    gramCounts[Int(gram >> 6)] &+ BitRanks.count(gramBits[Int(gram >> 6)], before: Int(gram))
  }

  @inline(__always)
  func pair(_ at: Int) -> UInt32 {
    UnsafeRawPointer(words.baseAddress.unsafelyUnwrapped + at).loadUnaligned(as: UInt32.self)
  }

  /// The matches of a record that has some.
  @inline(__always)
  func matches(ofRecord at: Int) -> MatchList { MatchList(rawValue: pair(at &+ (isWide ? 3 : 1))) }

  /// The record that a record's failure link leads to.
  @inline(__always)
  func failure(_ at: Int, _ header: RecordHeader) -> UInt32 {
    pair(at &+ (isWide ? 3 : 1) &+ Int((header.word & RecordHeader.matches) >> 1))
  }

  /// The record of the child that a symbol leads to, or 0, which is no child's.
  @inline(__always)
  func child(_ at: Int, _ header: RecordHeader, _ symbol: UInt32) -> UInt32 {
    let value = isWide ? pair(at &+ 1) : header.value
    let labels = at &+ (isWide ? 3 : 1) &+ header.linkWords
    if header.hasOneChild { return value == symbol ? UInt32(truncatingIfNeeded: labels) : 0 }
    guard header.isBranch else { return 0 }
    return isWide
      ? wideChild(labels, count: Int(value) + 1, symbol) : narrowChild(labels, count: Int(value) + 1, symbol)
  }

  @inline(__always)
  private func narrowChild(_ labels: Int, count: Int, _ symbol: UInt32) -> UInt32 {
    var low = labels
    let end = labels + count
    var high = end
    while high - low > 16 {
      let middle = (low + high) >> 1
      if UInt32(words[middle]) <= symbol { low = middle } else { high = middle }
    }
    let repeated = UInt64(symbol) &* 0x0001_0001_0001_0001
    while low < high {
      let four = UnsafeRawPointer(words.baseAddress.unsafelyUnwrapped + low).loadUnaligned(as: UInt64.self).littleEndian
      let zeros = ((four ^ repeated) &- 0x0001_0001_0001_0001) & 0x8000_8000_8000_8000
      if zeros != 0 {
        let found = low + zeros.trailingZeroBitCount >> 4
        return found < high ? pair(end + 2 * (found - labels)) : 0
      }
      low += 4
    }
    return 0
  }

  private func wideChild(_ labels: Int, count: Int, _ symbol: UInt32) -> UInt32 {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) >> 1
      if pair(labels + 2 * middle) <= symbol { low = middle } else { high = middle }
    }
    return pair(labels + 2 * low) == symbol ? pair(labels + 2 * (count + low)) : 0
  }
}

extension Automaton {
  /// The one door to unchecked reads of records and grams.
  func withScanTables(_ body: (ScanTables) -> Void) {
    grams.bits.words.withUnsafeBufferPointer { gramBits in
      grams.bits.counts.withUnsafeBufferPointer { gramCounts in
        grams.entries.withUnsafeBufferPointer { entries in
          records.words.withUnsafeBufferPointer { words in
            body(
              ScanTables(
                grams: grams.grams, gramBits: gramBits, gramCounts: gramCounts, entries: entries, words: words,
                isWide: records.isWide))
          }
        }
      }
    }
  }
}
