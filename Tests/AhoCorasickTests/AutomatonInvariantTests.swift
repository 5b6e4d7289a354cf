import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Broken tables are found")
struct AutomatonInvariantTests {
  private func tables(gramWidth: Int = 2, hasDense: Bool = true) throws -> Automaton.Tables {
    try .ofEverything(gramWidth: gramWidth, hasDense: hasDense)
  }

  /// Tables of an alphabet so large that labels have two words.
  private func wideTables() throws -> Automaton.Tables {
    let patterns: [[UInt32]] = [[0, 4_096, 1], [0, 4_096, 0], [0, 4_096, 0, 4_096], [4_096, 0]]
    return try Automaton(patterns, symbolCount: 4_097, gramWidth: 1).tables
  }

  /// Tables of a subtree whose size does not fit in 16 bits.
  private func largeTables() throws -> Automaton.Tables {
    var random = SplitMix64(seed: 4)
    let pattern = (0..<66_000).map { _ in UInt32.random(in: 0..<2, using: &random) }
    return try Automaton([pattern, [0, 0]], symbolCount: 2, gramWidth: 3).tables
  }

  @Test func tablesAsCompiledBreakNoRule() throws {
    for width in 1...5 {
      for hasDense in [false, true] {
        #expect(try Automaton(tables(gramWidth: width, hasDense: hasDense)).brokenInvariant == nil)
      }
    }
    #expect(try Automaton(wideTables()).brokenInvariant == nil)
    for symbolCount in [0, 1, 300] { #expect(try Automaton([], symbolCount: symbolCount).brokenInvariant == nil) }
  }

  @Test func theTablesTestedHaveSomethingOfEverything() throws {
    let tables = try tables()
    for table in TableNumbers.all where table.name != "tree.largeSizes" && !table.name.contains("lengths[1]") {
      #expect(!table.read(tables).isEmpty, "\(table.name)")
    }
    let headers = (0..<tables.tree.count).map {
      tables.records.header(tables.recordStarts.place(ofRank: UInt32($0)))
    }
    for isOfKind in [\.hasOneChild, \.isBranch, \.hasMatches, \.hasFailure] as [KeyPath<RecordHeader, Bool>] {
      #expect(headers.contains { $0[keyPath: isOfKind] } && headers.contains { !$0[keyPath: isOfKind] })
    }
  }

  @Test(arguments: TableNumbers.all)
  func everyOtherNumberInATableIsFound(_ table: TableNumbers) throws {
    for width in [1, 2, 3] {
      let whole = try tables(gramWidth: width)
      let numbers = table.read(whole)
      for index in numbers.indices {
        let others = [0, 1, 2, 3, 4, 5, 9, 10, 1_000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, .max] as [UInt64]
        for other in others + [numbers[index] ^ 1, numbers[index] ^ 16, numbers[index] &+ 1, numbers[index] &- 1] {
          var broken = whole
          var changed = numbers
          changed[index] = other
          table.write(&broken, changed)
          // What does not fit is cut off, and may leave what there was.
          guard table.read(broken) != numbers else { continue }
          #expect(Automaton(broken).brokenInvariant != nil, "width \(width), number \(index): \(other)")
        }
      }
    }
  }

  @Test func everyOtherNumberInAWideRecordIsFound() throws {
    let whole = try wideTables()
    let table = try #require(TableNumbers.all.first { $0.name == "records.words" })
    let numbers = table.read(whole)
    for index in numbers.indices {
      for other in [0, 1, 2, 17, 0xFFFF] as [UInt64] where other != numbers[index] {
        var (broken, changed) = (whole, numbers)
        changed[index] = other
        table.write(&broken, changed)
        #expect(Automaton(broken).brokenInvariant != nil, "number \(index): \(other)")
      }
    }
  }

  @Test(arguments: TableNumbers.arrays)
  func tablesOfOtherLengthsAreFound(_ table: TableNumbers) throws {
    for width in [1, 2, 3] {
      let whole = try tables(gramWidth: width)
      let numbers = table.read(whole)
      var lengths = [numbers + [0], numbers + [.max], numbers + numbers, [0], []]
      if let last = numbers.last { lengths += [numbers.dropLast(), numbers + [last], [UInt64](numbers.dropFirst())] }
      for changed in lengths {
        var broken = whole
        table.write(&broken, changed)
        // There may be no such table, as of shallow states.
        guard table.read(broken) != numbers else { continue }
        #expect(Automaton(broken).brokenInvariant != nil, "width \(width), \(changed.count) numbers")
      }
    }
  }

  @Test func aSizeThatDoesNotFitIsLookedUpAndChecked() throws {
    let whole = try largeTables()
    #expect(whole.tree.largeSizes.count > 100)
    let table = try #require(TableNumbers.all.first { $0.name == "tree.largeSizes" })
    let numbers = table.read(whole)
    for changed in [[], Array(numbers.dropLast()), Array(numbers.reversed()), [numbers[0] + 1] + numbers.dropFirst()] {
      var broken = whole
      table.write(&broken, changed)
      #expect(Automaton(broken).brokenTable?.contains("largeSizes") == true)
    }
  }

  @Test func otherOrdersOfPatternsAreFound() throws {
    let whole = try tables()
    let atRank = try #require(TableNumbers.all.first { $0.name == "patterns.atRank" })
    let rankOf = try #require(TableNumbers.all.first { $0.name == "patterns.rankOf" })
    let (order, ranks) = (atRank.read(whole), rankOf.read(whole))
    for left in order.indices {
      for right in order.indices where left != right {
        // In one table, in all, and one pattern in place of another.
        var (broken, changed) = (whole, order)
        changed.swapAt(left, right)
        atRank.write(&broken, changed)
        #expect(Automaton(broken).brokenInvariant?.contains("inverse") == true)
        var inverse = ranks
        inverse.swapAt(Int(order[left]), Int(order[right]))
        rankOf.write(&broken, inverse)
        let (symbols, starts) = whole.patterns.symbols(in: changed.map { PatternID(rawValue: UInt32($0)) })
        broken.patterns = PatternTable(
          symbols: symbols, starts: starts, atRank: broken.patterns.atRank, rankOf: broken.patterns.rankOf)
        #expect(Automaton(broken).brokenInvariant?.contains("lexicographic order") == true)
        (broken, changed) = (whole, order)
        changed[left] = changed[right]
        atRank.write(&broken, changed)
        #expect(Automaton(broken).brokenInvariant?.contains("inverse") == true)
      }
    }
  }

  @Test func numbersChangedAtRandomNeverTrap() throws {
    var random = SplitMix64(seed: 11)
    var found = 0
    var wholes = try (1...4).flatMap { [try tables(gramWidth: $0), try tables(gramWidth: $0, hasDense: false)] }
    wholes.append(try wideTables())
    for _ in 0..<3_000 {
      var broken = random.choice(wholes)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let table = random.choice(TableNumbers.all)
        var numbers = table.read(broken)
        if random.chance(20), TableNumbers.arrays.contains(where: { $0.name == table.name }) {
          numbers = random.chance(50) ? numbers.dropLast() : numbers + [1]
        }
        guard let index = numbers.indices.randomElement(using: &random) else { continue }
        let small = UInt64.random(in: 0...20, using: &random)
        numbers[index] = random.choice([small, 100, 0xFFFF, 0xFFFF_FFFF, .max, numbers[index] ^ 1 << small])
        table.write(&broken, numbers)
      }
      if Automaton(broken).brokenInvariant != nil { found += 1 }
    }
    #expect(found > 2_000)
  }
}

extension PatternTable {
  /// The symbols of the patterns in another order, and where each begins.
  fileprivate func symbols(in order: [PatternID]) -> (SymbolString, ContiguousArray<UInt32>) {
    var symbols = SymbolString(symbolCount: 3)
    var starts: ContiguousArray<UInt32> = [0]
    for pattern in order {
      symbols.append(
        contentsOf: ContiguousArray((0..<length(of: pattern)).map { symbol(rankOf[pattern.index].index, at: $0) }))
      starts.append(UInt32(symbols.count))
    }
    return (symbols, starts)
  }
}
