import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Broken tables are found")
struct AutomatonInvariantTests {
  /// The tables of an automaton, to be broken.
  private struct Tables {
    var firstChild, label, failure, matchLink, widerLink, lowRank, highRank: ContiguousArray<UInt32>
    var rootChild, levels, lengths: ContiguousArray<UInt32>
    var patternAtRank: ContiguousArray<PatternID>
    var rankOfPattern: ContiguousArray<Rank>

    static var ofNumbers: [WritableKeyPath<Tables, ContiguousArray<UInt32>>] {
      [
        \.firstChild, \.label, \.failure, \.matchLink, \.widerLink, \.lowRank, \.highRank, \.rootChild, \.levels,
        \.lengths,
      ]
    }

    init(_ automaton: Automaton) {
      (firstChild, label, failure) = (automaton.firstChild, automaton.label, automaton.failure)
      (matchLink, widerLink) = (automaton.matchLink, automaton.widerLink)
      (lowRank, highRank) = (automaton.lowRank, automaton.highRank)
      (rootChild, levels, lengths) = (automaton.rootChild, automaton.levels, automaton.lengths)
      (patternAtRank, rankOfPattern) = (automaton.patternAtRank, automaton.rankOfPattern)
    }

    var brokenInvariant: String? {
      Automaton(
        firstChild: firstChild, label: label, failure: failure, matchLink: matchLink,
        widerLink: widerLink, lowRank: lowRank, highRank: highRank, rootChild: rootChild, levels: levels,
        patternAtRank: patternAtRank,
        rankOfPattern: rankOfPattern, lengths: lengths
      ).brokenInvariant
    }
  }

  private func tables() throws -> Tables {
    Tables(try Automaton([[0, 1, 0], [1, 0], [0], [1, 0], [0, 2, 1, 0]], symbolCount: 3))
  }

  @Test func tablesAsCompiledBreakNoRule() throws {
    #expect(try tables().brokenInvariant == nil)
    #expect(Tables(try Automaton([], symbolCount: 0)).brokenInvariant == nil)
  }

  @Test func everyOtherNumberInATableOfNumbersIsFound() throws {
    let whole = try tables()
    for table in Tables.ofNumbers {
      for index in whole[keyPath: table].indices {
        // The root has no label.
        if table == \.label, index == 0 { continue }
        for other in Array(0...12) + [1_000, .max] as [UInt32] where other != whole[keyPath: table][index] {
          var broken = whole
          broken[keyPath: table][index] = other
          #expect(broken.brokenInvariant != nil, "\(table) \(index): \(other)")
        }
      }
    }
  }

  @Test func tablesOfOtherLengthsAreFound() throws {
    let whole = try tables()
    for path in Tables.ofNumbers where path != \.rootChild {
      var broken = whole
      broken[keyPath: path].removeLast()
      #expect(broken.brokenInvariant != nil, "\(path)")
      broken[keyPath: path].removeAll()
      #expect(broken.brokenInvariant != nil, "\(path), empty")
    }
    var broken = whole
    broken.rootChild.removeLast(2)
    #expect(broken.brokenInvariant != nil)
  }

  @Test func otherOrdersOfPatternsAreFound() throws {
    let whole = try tables()
    for left in whole.patternAtRank.indices {
      for right in whole.patternAtRank.indices where left != right {
        var broken = whole
        broken.patternAtRank.swapAt(left, right)
        #expect(broken.brokenInvariant != nil)
        broken = whole
        broken.patternAtRank[left] = broken.patternAtRank[right]
        #expect(broken.brokenInvariant != nil)
      }
    }
    // Both tables changed alike: the equal patterns 1 and 3 in the other order.
    var swapped = whole
    swapped.patternAtRank.swapAt(whole.rankOfPattern[1].index, whole.rankOfPattern[3].index)
    swapped.rankOfPattern.swapAt(1, 3)
    #expect(swapped.brokenInvariant?.contains("order of registration") == true)
  }

  @Test func numbersChangedAtRandomNeverTrap() throws {
    var random = SplitMix64(seed: 11)
    let whole = try tables()
    var found = 0
    for _ in 0..<3_000 {
      var broken = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let path = random.choice(Tables.ofNumbers)
        let index = Int.random(in: broken[keyPath: path].indices, using: &random)
        broken[keyPath: path][index] = random.choice([0, 1, 2, 5, 9, 10, 100, .max])
      }
      if broken.brokenInvariant != nil { found += 1 }
    }
    #expect(found > 2_000)
  }
}
