import CheatsTestSupport

@testable import AhoCorasick

extension Automaton {
  /// The automaton as a file.
  var file: [UInt8] {
    var writer = TableWriter(sections: Automaton.sections)
    write(to: &writer)
    return writer.finish()
  }

  /// Reads an automaton that is all of a file.
  convenience init(file: [UInt8]) throws(TableFileError) {
    let result = file.withUnsafeBytes { bytes in
      Result { () throws(TableFileError) in try AutomatonTables(TableSource(bytes)) }
    }
    self.init(try result.get().tables)
  }
}

/// What was read, before it is an automaton: its initialiser cannot be called in a closure.
private struct AutomatonTables {
  let tables: Automaton.Tables

  init(_ source: TableSource) throws(TableFileError) {
    var reader = try TableReader(source, sections: Automaton.sections)
    do {
      tables = try Automaton(reading: &reader).tables
      try reader.finish()
    } catch {
      throw error == .unreadable || reader.isIntact ? error : .wrongChecksum
    }
  }
}

extension [UInt8] {
  /// The file with the checksum of what it is now.
  var withChecksum: [UInt8] {
    let end = count - TableFileHeader.checksumByteCount
    let checksum = withUnsafeBytes { TableChecksum.checksum(of: UnsafeRawBufferPointer(rebasing: $0[..<end])) }
    return self[..<end] + Swift.withUnsafeBytes(of: checksum.littleEndian) { Array($0) }
  }
}

extension Automaton {
  /// Steps, scans and asks everything once, for streams of random symbols.
  ///
  /// - Returns: A number made of all answers, so that none is left out; whether they are right is not looked at.
  func answers(to random: inout SplitMix64, streamLength: Int) -> Int {
    var sum = 0
    let symbols = (0..<streamLength).map { _ in
      random.chance(2) ? UInt32.max : UInt32.random(in: 0..<UInt32(max(symbolCount, 1)), using: &random)
    }
    var cursor = Cursor()
    for (index, symbol) in symbols.prefix(60).enumerated() {
      let matches = advance(&cursor, Symbol(rawValue: symbol))
      forEachMatch(in: matches) { pattern in
        precondition(length(of: pattern) <= index + 1, "a match begins within the stream")
        sum &+= pattern.index
      }
      sum &+= answers(at: cursor, length: index + 1)
      var restricted = cursor
      restrict(&restricted, to: index / 2)
      precondition(depth(of: state(at: restricted)) <= index / 2, "what was forgotten no longer counts")
    }
    var scanned = Cursor()
    let string = SymbolString(symbols, in: .word)
    scan(string, in: 0..<string.count, from: &scanned) { end, pattern in
      precondition(length(of: pattern) <= end, "a match begins within the stream")
      sum &+= end
    }
    var cursors = ContiguousArray(repeating: Cursor(), count: 20)
    for start in 0..<min(40, symbols.count - 20) {
      let next = ContiguousArray(symbols[start..<start + 20].map { Symbol(rawValue: $0) })
      advance(&cursors, by: next) { sum &+= $0 &+ $1.first.index }
    }
    return sum
  }

  /// Asks everything about where a stream stands.
  private func answers(at cursor: Cursor, length: Int) -> Int {
    var sum = 0
    var state = state(at: cursor)
    precondition(depth(of: state) <= length, "a state's path is within the stream")
    forEachMatch(in: matches(at: cursor)) { sum &+= $0.index }
    for index in 0..<patternCount { sum &+= progress(of: PatternID(index), at: cursor, upTo: length) }
    while state != .root {
      sum &+= ranks(of: state).lowerBound.index &+ path(of: state).count
      sum &+= wider(than: state).index
      state = failure(of: state)
    }
    return sum
  }

  /// Asks everything about states and patterns.
  func answersAboutStates() -> Int {
    var sum = 0
    for index in 0..<stateCount {
      let state = StateID(index)
      for child in children(of: state) {
        precondition(self.child(of: state, label(of: child)) == child, "a child is found by its label")
        sum &+= child.index
      }
      sum &+= failure(of: state).index &+ wider(than: state).index &+ path(of: state).count
      sum &+= endingRanks(of: state).lowerBound.index &+ unfinishedRanks(of: state).upperBound.index
    }
    for index in 0..<patternCount {
      let pattern = PatternID(index)
      precondition(state(on: rank(of: pattern), atDepth: length(of: pattern)) == endState(of: pattern))
      forEachMatch(in: shorterMatches(in: pattern)) { sum &+= $0.index }
    }
    return sum
  }
}
