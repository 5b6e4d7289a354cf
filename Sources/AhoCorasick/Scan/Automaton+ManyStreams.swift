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
            group.follow(
              UnsafeMutableBufferPointer(rebasing: cursors[streams]), UnsafeBufferPointer(rebasing: symbols[streams]),
              tables
            ) { advance(&$0, $1) }
            for place in 0..<streams.count where !group.found[place].isEmpty {
              onMatches(start + place, group.found[place])
            }
          }
        }
      }
    }
  }
}
