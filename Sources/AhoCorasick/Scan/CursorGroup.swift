/// A few streams that are followed by a symbol each, one table after another: no read waits for another stream's.
///
/// ```
///  streams     0  1  2  3  4  5  6      all: the gram after the symbol, and whether it says something
///  entering    0     2        5  6      those whose grams do: the entry
///  walking        1  2        5         those in a record, or in an entry that may lead further: the record, the child
/// ```
///
/// What a stream comes to is written first as its gram says, and written over where a child is found.
struct CursorGroup {
  /// So few that what is remembered of them stays in the nearest cache, and that a byte tells them apart.
  static let size = 250

  /// For each stream what it ends with.
  let found: UnsafeMutablePointer<MatchList>
  private let entering: Streams
  private let walking: Streams
  /// For each that is walking the record, which may have a child.
  private let records: UnsafeMutablePointer<UInt32>
  /// The header of that record, and then that of the child.
  private let headers: UnsafeMutablePointer<RecordHeader>
  /// The record of the child that the symbol leads to, or 0.
  private let children: UnsafeMutablePointer<UInt32>

  /// A list of streams.
  ///
  /// A stream is written behind the list before it is known whether it is kept there.
  private typealias Streams = UnsafeMutablePointer<UInt8>

  init() {
    func allocate<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
      let values = UnsafeMutablePointer<Value>.allocate(capacity: Self.size + 1)
      values.initialize(repeating: value, count: Self.size + 1)
      return values
    }
    found = allocate(.none)
    (entering, walking) = (allocate(0), allocate(0))
    records = allocate(0)
    headers = allocate(RecordHeader(word: 0))
    children = allocate(0)
  }

  func deallocate() {
    found.deallocate()
    entering.deallocate()
    walking.deallocate()
    records.deallocate()
    headers.deallocate()
    children.deallocate()
  }

  /// Follows the streams.
  ///
  /// - Parameter advance: Follows one stream of which so little is known that its gram is not its own.
  @inline(__always)
  func follow(
    _ cursors: UnsafeMutableBufferPointer<Cursor>, _ symbols: UnsafeBufferPointer<Symbol>, _ tables: ScanTables,
    advance: (inout Cursor, Symbol) -> MatchList
  ) {
    let width = tables.grams.width
    // Without patterns there is no entry that could be read.
    let symbolLimit = tables.entries.isEmpty ? 0 : tables.grams.base
    let (found, entering, walking, records) = (found, entering, walking, records)
    var enteringCount = 0
    var walkCount = 0
    for stream in cursors.indices {
      let symbol = symbols[stream].rawValue
      var cursor = cursors[stream]
      guard symbol < symbolLimit, cursor.known(width) == width else {
        found[stream] = advance(&cursors[stream], symbols[stream])
        continue
      }
      // Where the gram said nothing an entry is read all the same, and not used: so there is nothing to guess.
      let entry = tables.entries[cursor.isEntered ? cursor.entry : 0]
      let led = entry.mayLead(symbol) && cursor.isEntered ? UInt32(truncatingIfNeeded: entry.record) : 0
      let record = cursor.isDeep ? cursor.place : led
      walking[walkCount] = UInt8(truncatingIfNeeded: stream)
      records[walkCount] = record
      walkCount &+= record == 0 ? 0 : 1
      cursor.gram = tables.grams.appending(symbol, to: cursor.gram)
      cursor.place = Cursor.shallow &+ width
      entering[enteringCount] = UInt8(truncatingIfNeeded: stream)
      enteringCount &+= Int(truncatingIfNeeded: tables.bit(cursor.gram))
      cursors[stream] = cursor
      found[stream] = .none
    }
    enter(enteringCount, cursors, tables)
    walk(walkCount, cursors, symbols, tables)
  }

  /// Writes what the grams say that say something.
  @inline(__always)
  private func enter(_ count: Int, _ cursors: UnsafeMutableBufferPointer<Cursor>, _ tables: ScanTables) {
    let (found, entering) = (found, entering)
    for index in 0..<count {
      let stream = Int(entering[index])
      cursors[stream].place = Cursor.firstEntry &+ tables.entryIndex(cursors[stream].gram)
    }
    for index in 0..<count {
      let stream = Int(entering[index])
      let entry = tables.entries[cursors[stream].entry]
      if entry.hasMatches { found[stream] = tables.matches(ofRecord: entry.record) }
    }
  }

  /// Takes streams to the children that their symbols lead to.
  @inline(__always)
  private func walk(
    _ count: Int, _ cursors: UnsafeMutableBufferPointer<Cursor>, _ symbols: UnsafeBufferPointer<Symbol>,
    _ tables: ScanTables
  ) {
    let (walking, records, headers, children) = (walking, records, headers, children)
    for walk in 0..<count { headers[walk] = RecordHeader(word: tables.words[Int(records[walk])]) }
    for walk in 0..<count {
      children[walk] = tables.child(Int(records[walk]), headers[walk], symbols[Int(walking[walk])].rawValue)
    }
    // Where there is no child it is the header of the root, which has none.
    for walk in 0..<count { headers[walk] = RecordHeader(word: tables.words[Int(children[walk])]) }
    for walk in 0..<count {
      let stream = Int(walking[walk])
      let child =
        children[walk] != 0 ? children[walk] : childOnChain(Int(records[walk]), symbols[stream].rawValue, tables)
      guard child != 0 else { continue }
      let header = child == children[walk] ? headers[walk] : RecordHeader(word: tables.words[Int(child)])
      cursors[stream].place = child
      found[stream] = header.hasMatches ? tables.matches(ofRecord: Int(child)) : .none
    }
  }

  /// The child that a symbol leads to from a record that a chain of failure links leads to, or 0.
  @inline(__always)
  private func childOnChain(_ record: Int, _ symbol: UInt32, _ tables: ScanTables) -> UInt32 {
    var record = record
    while true {
      let header = RecordHeader(word: tables.words[record])
      guard header.hasFailure else { return 0 }
      record = Int(tables.failure(record, header))
      let child = tables.child(record, RecordHeader(word: tables.words[record]), symbol)
      if child != 0 { return child }
    }
  }
}
