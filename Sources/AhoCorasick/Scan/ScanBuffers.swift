/// What is remembered of a block of symbols while it is scanned; small enough for the nearest cache.
struct ScanBuffers {
  /// The most symbols of a block; a place in it fits in 16 bits.
  static let blockLength = 1024

  /// For each symbol all patterns that the stream ends with behind it.
  let found: UnsafeMutablePointer<MatchList>
  /// The grams that say something, and then the records that are followed.
  let places: UnsafeMutablePointer<UInt32>
  /// For each of these the symbol that it has come to.
  let positions: UnsafeMutablePointer<UInt16>
  /// The grams that a short pattern ends with.
  let ends: UnsafeMutablePointer<End>
  /// The header of each record that is followed.
  let headers: UnsafeMutablePointer<RecordHeader>

  /// A gram that a short pattern ends with: the record that says which, and where in the block.
  struct End {
    var record: UInt32
    var position: UInt16
  }

  init(length: Int) {
    // A place is written before it is known whether it is kept, at most behind all that were.
    found = .allocate(capacity: length + 1)
    places = .allocate(capacity: length + 1)
    positions = .allocate(capacity: length + 1)
    ends = .allocate(capacity: length + 1)
    headers = .allocate(capacity: length + 1)
    found.initialize(repeating: .none, count: length + 1)
    places.initialize(repeating: 0, count: length + 1)
    positions.initialize(repeating: 0, count: length + 1)
    ends.initialize(repeating: End(record: 0, position: 0), count: length + 1)
    headers.initialize(repeating: RecordHeader(word: 0), count: length + 1)
  }

  func deallocate() {
    found.deallocate()
    places.deallocate()
    positions.deallocate()
    ends.deallocate()
    headers.deallocate()
  }
}
