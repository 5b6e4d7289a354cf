extension Automaton {
  /// Follows many streams by one symbol each.
  ///
  /// - Parameters:
  ///   - cursors: Where each stream stands.
  ///   - symbols: The next symbol of each stream.
  ///   - onMatches: Called with the place of each stream that now ends with patterns, and with those.
  /// - Precondition: There are as many symbols as cursors.
  /// - Complexity: As for one stream after another; but what one has to wait for, others wait for at the same time.
  public func advance(
    _ cursors: inout ContiguousArray<Cursor>, by symbols: ContiguousArray<Symbol>,
    onMatches: (_ stream: Int, _ matches: MatchList) -> Void
  ) {
    precondition(cursors.count == symbols.count, "each stream has its symbol")
    let group = CursorGroup()
    defer { group.deallocate() }
    cursors.withUnsafeMutableBufferPointer { cursors in
      symbols.withUnsafeBufferPointer { symbols in
        withScanTables { tables in
          for start in stride(from: 0, to: cursors.count, by: CursorGroup.size) {
            let streams = start..<min(start + CursorGroup.size, cursors.count)
            group.readAhead(streams, cursors, symbols, tables)
            for stream in streams {
              let matches = step(stream, stream - start, cursors, symbols, tables, group)
              if !matches.isEmpty { onMatches(stream, matches) }
            }
          }
        }
      }
    }
  }

  /// Follows one of a group's streams by its symbol.
  @inline(__always)
  private func step(
    _ stream: Int, _ place: Int, _ cursors: UnsafeMutableBufferPointer<Cursor>, _ symbols: UnsafeBufferPointer<Symbol>,
    _ tables: ScanTables, _ group: CursorGroup
  ) -> MatchList {
    let symbol = symbols[stream].rawValue
    var cursor = cursors[stream]
    guard symbol < tables.grams.base, cursor.isDeep || cursor.known == tables.grams.width else {
      // So little is known of the stream that its gram is not its own.
      return advance(&cursors[stream], symbols[stream])
    }
    cursor.gram = group.grams[place]
    defer { cursors[stream] = cursor }
    if cursor.isDeep {
      var child = group.children[place]
      var record = Int(cursor.place)
      while child == 0 {
        let header = RecordHeader(word: tables.words[record])
        guard header.hasFailure else { break }
        record = Int(tables.failure(record, header))
        child = tables.child(record, RecordHeader(word: tables.words[record]), symbol)
      }
      if child != 0 {
        cursor.place = child
        let header =
          child == group.children[place] ? group.headers[place] : RecordHeader(word: tables.words[Int(child)])
        return header.hasMatches ? tables.matches(ofRecord: Int(child)) : .none
      }
    }
    let bits = UInt64(group.bits[place])
    cursor.place = bits & GramBits.root != 0 ? group.roots[place] : Cursor.shallow + tables.grams.width
    return bits & GramBits.end != 0 ? tables.matches(cursor.gram) : .none
  }
}

/// What a step of each of a few streams is going to read, read for all of them before the first is followed.
struct CursorGroup {
  /// As many streams as the machine can wait for at once, and a few more.
  static let size = 64

  /// For each stream its last symbols, the new one included.
  let grams: UnsafeMutablePointer<UInt32>
  /// The bits of its gram.
  let bits: UnsafeMutablePointer<UInt8>
  /// The header of its record, and then that of the child that its symbol leads to.
  let headers: UnsafeMutablePointer<RecordHeader>
  /// The record of the child that its symbol leads to, or 0.
  let children: UnsafeMutablePointer<UInt32>
  /// The record that its gram is the root of, where it is one.
  let roots: UnsafeMutablePointer<UInt32>
  /// The streams whose grams are roots.
  private let entering: UnsafeMutablePointer<UInt8>

  init() {
    grams = .allocate(capacity: Self.size)
    bits = .allocate(capacity: Self.size)
    headers = .allocate(capacity: Self.size)
    children = .allocate(capacity: Self.size)
    roots = .allocate(capacity: Self.size)
    entering = .allocate(capacity: Self.size + 1)
    grams.initialize(repeating: 0, count: Self.size)
    bits.initialize(repeating: 0, count: Self.size)
    headers.initialize(repeating: RecordHeader(word: 0), count: Self.size)
    children.initialize(repeating: 0, count: Self.size)
    roots.initialize(repeating: 0, count: Self.size)
    entering.initialize(repeating: 0, count: Self.size + 1)
  }

  func deallocate() {
    grams.deallocate()
    bits.deallocate()
    headers.deallocate()
    children.deallocate()
    roots.deallocate()
    entering.deallocate()
  }

  /// Reads what the steps of a group need, one table after another, so that no read waits for another stream's.
  func readAhead(
    _ streams: Range<Int>, _ cursors: UnsafeMutableBufferPointer<Cursor>, _ symbols: UnsafeBufferPointer<Symbol>,
    _ tables: ScanTables
  ) {
    let (grams, bits, headers, roots, entering) = (grams, bits, headers, roots, entering)
    let words = tables.words
    for stream in streams {
      let place = stream &- streams.lowerBound
      let cursor = cursors[stream]
      // A symbol that no pattern has leads to no gram; what is read for it is not used.
      let symbol = min(symbols[stream].rawValue, tables.grams.base - 1)
      grams[place] = tables.grams.appending(symbol, to: cursor.gram)
      // The first word is the root's empty record.
      headers[place] = RecordHeader(word: words[cursor.isDeep ? Int(cursor.place) : 0])
    }
    var count = 0
    for place in 0..<streams.count {
      let found = tables.bits(grams[place])
      bits[place] = UInt8(truncatingIfNeeded: found)
      entering[count] = UInt8(truncatingIfNeeded: place)
      count &+= Int(truncatingIfNeeded: found & GramBits.root)
    }
    for stream in streams {
      let place = stream &- streams.lowerBound
      let record = cursors[stream].isDeep ? Int(cursors[stream].place) : 0
      children[place] = tables.child(record, headers[place], symbols[stream].rawValue)
    }
    for place in 0..<streams.count { headers[place] = RecordHeader(word: words[Int(children[place])]) }
    for index in 0..<count { roots[Int(entering[index])] = tables.rootsBefore(grams[Int(entering[index])]) }
    for index in 0..<count {
      let place = Int(entering[index])
      roots[place] = tables.roots[Int(roots[place])]
    }
  }
}
