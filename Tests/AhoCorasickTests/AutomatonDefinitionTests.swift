import CheatsTestSupport
import Testing

@testable import AhoCorasick

/// Tables may be what the compiler gives and wrong all the same: so one number after another is made wrong, and has to
/// be found by what the tables mean alone.
@Suite("What a compiler might do wrong is found without it")
struct AutomatonDefinitionTests {
  /// The tables that can be read, wrong as they are, as long as their numbers are of the kind that they should be.
  static let tables = TableNumbers.all.filter {
    [
      "grams.bits.words", "grams.bits.counts", "grams.entries", "nextMatches", "widerLinks.states", "widerLinks.last",
      "tree.sizes", "tree.firstRanks", "shallowStates.states",
      "shallowStates.lengths[0].bits.words", "dense.rows", "dense.ends", "dense.width",
    ].contains($0.name)
  }

  @Test(arguments: tables)
  func everyNumberExchangedForAnotherOfItsTable(_ table: TableNumbers) throws {
    for width in [1, 2, 3] {
      let whole = try Automaton.Tables.ofEverything(gramWidth: width, hasDense: true)
      let numbers = table.read(whole)
      for index in numbers.indices {
        for other in Set(numbers + [0, 1, 2]) where other != numbers[index] {
          var (broken, changed) = (whole, numbers)
          changed[index] = other
          table.write(&broken, changed)
          #expect(Automaton(broken).brokenDefinition != nil, "width \(width), number \(index): \(other)")
        }
      }
    }
  }

  @Test func otherNumbersOfSymbolsAndEndsAreFound() throws {
    let whole = try Automaton.Tables.ofEverything(gramWidth: 2, hasDense: true)
    var broken = whole
    broken.longestPattern += 1
    #expect(Automaton(broken).brokenDefinition?.contains("longest pattern") == true)
    for name in ["dense.ends", "widerLinks.last", "grams.entries", "nextMatches"] {
      let table = try #require(TableNumbers.all.first { $0.name == name })
      broken = whole
      table.write(&broken, table.read(whole) + [0])
      #expect(Automaton(broken).brokenDefinition != nil, "\(name)")
    }
  }

  @Test(arguments: [(1, false), (2, false), (3, false), (1, true)])
  func everyPartOfARecordExchangedForAnotherOfItsKind(_ gramWidth: Int, _ isWide: Bool) throws {
    let wide: [[UInt32]] = [[0, 4_096, 1], [0, 4_096, 0], [0, 0, 4_096, 0], [4_096, 0]]
    let whole =
      isWide
      ? try Automaton(wide, symbolCount: 4_097, gramWidth: gramWidth).tables
      : try .ofEverything(gramWidth: gramWidth, hasDense: false)
    let places = (0..<whole.tree.count).map { whole.recordStarts.place(ofRank: UInt32($0)) }
    let lists = (0..<whole.patterns.count).flatMap { pattern in
      [false, true].map { MatchList(PatternID(pattern), hasMore: $0).rawValue }
    }
    var count = 0
    for part in places.flatMap({ parts(of: whole.records, at: $0) }) {
      let others: [UInt32] =
        switch part.kind {
        case .record: places.map { UInt32($0) }
        case .matches: lists
        case .label: (0...2).map { UInt32($0) } + [4_095]
        }
      for other in others {
        var words = whole.records.words
        words[part.place] = UInt16(truncatingIfNeeded: other)
        if part.isPair { words[part.place + 1] = UInt16(truncatingIfNeeded: other >> 16) }
        var broken = whole
        broken.records = RecordTable(words: words, isWide: isWide)
        guard words != whole.records.words else { continue }
        count += 1
        #expect(Automaton(broken).brokenDefinition != nil, "word \(part.place): \(other)")
      }
    }
    #expect(count > 30)
  }

  /// A number in a record.
  private struct Part {
    enum Kind { case record, matches, label }
    var kind: Kind
    var place: Int
    var isPair: Bool
  }

  private func parts(of records: RecordTable, at place: Int) -> [Part] {
    let header = records.header(place)
    var parts: [Part] = []
    var next = records.links(place)
    if header.hasMatches {
      parts.append(Part(kind: .matches, place: next, isPair: true))
      next += 2
    }
    if header.hasFailure {
      parts.append(Part(kind: .record, place: next, isPair: true))
      next += 2
    }
    guard header.isBranch else { return parts }
    let count = Int(records.isWide ? records.pair(place + 1) : header.value) + 1
    let labelWords = records.isWide ? 2 : 1
    parts += (0..<count).map { Part(kind: .label, place: next + labelWords * $0, isPair: records.isWide) }
    next += labelWords * count
    return parts + (0..<count).map { Part(kind: .record, place: next + 2 * $0, isPair: true) }
  }

  @Test func aRecordWithoutTheFlagOfItsMatchesOrItsLinkIsFound() throws {
    let whole = try Automaton.Tables.ofEverything(gramWidth: 1, hasDense: false)
    let table = try #require(TableNumbers.all.first { $0.name == "records.words" })
    for flag in [RecordHeader.matches, RecordHeader.failure] {
      var broken = whole
      let place = try #require(
        (0..<whole.tree.count).map { whole.recordStarts.place(ofRank: UInt32($0)) }
          .last { whole.records.words[$0] & flag != 0 })
      var words = table.read(whole)
      words[place] &= ~UInt64(flag)
      table.write(&broken, words)
      #expect(Automaton(broken).brokenDefinition != nil)
      #expect(Automaton(broken).brokenTable?.contains("records.words[\(place)]") == true)
    }
  }
}
