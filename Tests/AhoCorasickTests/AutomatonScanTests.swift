import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Scans")
struct AutomatonScanTests {
  /// The symbols of the streams; the last is in no pattern, and what it is stored as is no symbol.
  private let alphabet: [UInt32] = [0, 1, .max]

  /// Every stream of five symbols of the patterns, and of four with some that they do not have.
  private var streams: [[UInt32]] {
    everyStream(alphabet: [0, 1], length: 5) + everyStream(alphabet: alphabet, length: 4).filter { $0.contains(.max) }
  }

  /// The cuts of a stream into ranges: where bit *i* is set, one range ends behind symbol *i*.
  private func ranges(of count: Int, cut: Int) -> [Range<Int>] {
    let ends = (1..<count).filter { cut >> ($0 - 1) & 1 == 1 } + [count]
    return zip([0] + ends, ends).map { $0..<$1 }
  }

  @Test(arguments: 1...4)
  func everySmallSetOnEveryShortStreamCutIntoRanges(_ gramWidth: Int) throws {
    let streams = streams.map { stream in (stream, SymbolUnit.allCases.map { SymbolString(stream, in: $0) }) }
    for (number, patterns) in everyCodeSet(alphabet: [0, 1] as [UInt32], maxCodes: 2, maxLength: 3).enumerated() {
      let automaton = try Automaton(patterns, symbolCount: 2, gramWidth: gramWidth)
      let naive = NaiveAutomaton(patterns)
      for (stream, strings) in streams {
        let expected = naive.allMatches(in: stream)
        for cut in 0..<1 << (stream.count - 1) {
          // The storages in turn, and now and then a range is stepped through.
          let string = strings[(number + cut) % 3]
          var found: [FoundMatch] = []
          var cursor = Cursor()
          for (index, range) in ranges(of: stream.count, cut: cut).enumerated() {
            if (number + cut + index) % 5 == 0 {
              for place in range {
                let matches = automaton.advance(&cursor, string[place])
                found += automaton.numbers(in: matches).map { FoundMatch(end: place + 1, pattern: $0) }
              }
            } else {
              found += automaton.found(in: string, range, from: &cursor)
            }
          }
          guard found == expected, cursor == automaton.cursor(after: stream) else {
            Issue.record("\(patterns) on \(stream), cut \(cut)")
            return
          }
        }
      }
    }
  }

  @Test(arguments: 1...4)
  func everySmallSetFromEveryPlaceOfAStream(_ gramWidth: Int) throws {
    // Each of the short streams is somewhere in it.
    let stream: [UInt32] = everyStream(alphabet: alphabet, length: 4).flatMap { $0 + [0, 1] }
    let strings = SymbolUnit.allCases.map { SymbolString(stream, in: $0) }
    for (number, patterns) in everyCodeSet(alphabet: [0, 1] as [UInt32], maxCodes: 3, maxLength: 3).enumerated() {
      let automaton = try Automaton(patterns, symbolCount: 2, gramWidth: gramWidth)
      let naive = NaiveAutomaton(patterns)
      let string = strings[number % 3]
      // Nothing of what is before the place is in a match that a new stream has.
      let start = number % stream.count
      var cursor = Cursor()
      let found = automaton.found(in: string, start..<stream.count, from: &cursor)
      let expected = naive.allMatches(in: Array(stream[start...])).map {
        FoundMatch(end: $0.end + start, pattern: $0.pattern)
      }
      guard found == expected, cursor == automaton.cursor(after: stream[start...]) else {
        Issue.record("\(patterns) from \(start)")
        return
      }
    }
  }

  @Test func aStreamGoesOnWhereTheCursorStandsAndNotWithWhatIsBeforeTheRange() throws {
    for width in 1...3 {
      let automaton = try Automaton([[0, 1, 0], [1, 0], [0, 0, 1, 1]], gramWidth: width)
      let string = SymbolString([1, 1, 1, 0, 1, 1, 0])
      var cursor = automaton.cursor(after: [0, 1])
      #expect(
        automaton.found(in: string, 3..<5, from: &cursor) == [
          FoundMatch(end: 4, pattern: 0), FoundMatch(end: 4, pattern: 1),
        ])
      #expect(cursor == automaton.cursor(after: [0, 1, 0, 1]))
      automaton.restrict(&cursor, to: 0)
      #expect(automaton.found(in: string, 6..<7, from: &cursor) == [])
    }
  }

  @Test func anEmptyRangeChangesNothing() throws {
    let automaton = try Automaton([[0, 1, 0], [1]])
    let string = SymbolString([0, 1, 0])
    for place in 0...3 {
      var cursor = automaton.cursor(after: [0, 1])
      #expect(automaton.found(in: string, place..<place, from: &cursor) == [])
      #expect(cursor == automaton.cursor(after: [0, 1]))
    }
    var cursor = Cursor()
    #expect(automaton.found(in: SymbolString(symbolCount: 2), from: &cursor) == [])
  }

  @Test func bytesAreSymbols() throws {
    let automaton = try Automaton([Array("ab".utf8).map { UInt32($0) }, [98]], symbolCount: 128)
    var cursor = Cursor()
    let found = automaton.found(in: SymbolString(bytes: ContiguousArray("abxbab".utf8)), from: &cursor)
    #expect(found.map(\.end) == [2, 2, 4, 6, 6])
    #expect(found.map(\.pattern) == [0, 1, 1, 0, 1])
  }

  @Test func whatIsNoSymbolOfTheStringIsNoneOfALargerAlphabet() throws {
    // In a byte 255 stands for no symbol, though the patterns have a symbol of that number; so does 65,535 in two bytes.
    for (last, unit) in [(255, SymbolUnit.byte), (65_535, .half)] as [(UInt32, SymbolUnit)] {
      let stream: [UInt32] = [1, 2] + (0..<4_000).flatMap { [last, $0 % 5 == 0 ? 2 : 1, 1] }
      let string = SymbolString(stream, in: unit)
      for width in 1...(last == 255 ? 2 : 1) {
        let automaton = try Automaton(
          [[last], [1, last], [1, 1], [2]], symbolCount: Int(last) + 1, gramWidth: width, hasDense: true)
        // The longest is scanned over the dense table.
        for count in [20, 900, 12_000] {
          var cursor = Cursor()
          let found = automaton.found(in: string, 0..<count, from: &cursor)
          #expect(found.allSatisfy { $0.pattern > 1 }, "\(unit), \(count) symbols")
          var stepped = Cursor()
          for place in 0..<count { _ = automaton.advance(&stepped, string[place]) }
          #expect(cursor == stepped)
        }
      }
    }
  }
}
