import AhoCorasick
import CheatsTestSupport
import Testing

@testable import Cheats

struct ObservedCodesTests {
  private let set: CheatCodeAutomaton<Character>

  /// Six codes, those at odd places with a gap.
  init() throws {
    set = try CheatCodeAutomaton(
      ["ab", "ba", "aa", "a", "c", "abc"].enumerated().map { place, letters in
        CheatCodeDefinition(actions: Array(letters), maximumGap: place % 2 == 1 ? .atMost(.seconds(1)) : .inherited)
      })
  }

  private func ids(_ places: UInt32...) -> [CheatCodeID] { places.map { CheatCodeID(rawValue: $0) } }

  private func watched(_ codes: ObservedCodes) -> [CheatCodeID] { codes.watched.map { codes[$0].id } }

  /// All six codes but the one at place 3, none of them watched.
  private func settled() -> ObservedCodes {
    var codes = ObservedCodes(ids(0, 1, 2, 4, 5), in: set.codes) { _ in true }
    codes.updateWatched { _ in false }
    return codes
  }

  @Test func codesAreGroupedByTheirLimitsInOrderOfRank() {
    let codes = ObservedCodes(ids(0, 1, 2, 4, 5), in: set.codes) { _ in true }
    #expect(watched(codes) == ids(5, 1, 2, 0, 4), "all are looked at first")
    #expect(codes.groups.map(\.entries) == [0..<2, 2..<5])
    #expect(codes.groups.map(\.limits.gap) == [Nanoseconds(.seconds(1)), .unlimited])
    #expect(codes.narrowest.gap == Nanoseconds(.seconds(1)) && codes.narrowest.time == .unlimited)
    for (place, index) in [(0, 3), (1, 1), (2, 2), (4, 4), (5, 0)] {
      #expect(codes.index(of: PatternID(place), in: set.codes) == index)
    }
    #expect(codes.index(of: PatternID(3), in: set.codes) == nil, "it is not observed")
    #expect(ObservedCodes().index(of: PatternID(0), in: set.codes) == nil)
  }

  @Test func rangesOfRanksWatchTheEnabledCodesInThem() {
    var codes = settled()
    #expect(watched(codes) == [])
    // The ranks are those of a, aa, ab, abc, ba, c.
    codes.watch(group: 1, [Rank(0)..<Rank(2), Rank(5)..<Rank(6)])
    #expect(watched(codes) == ids(2, 4))
    codes.watch(group: 1, [Rank(1)..<Rank(6)])
    #expect(watched(codes) == ids(2, 4, 0), "no code twice, and none of the other group")
    codes.updateWatched { $0.id.rawValue == 4 }
    #expect(watched(codes) == ids(4))
    codes.setEnabled(false, 2)
    codes.watch(group: 1)
    #expect(watched(codes) == ids(4, 0))
    codes.watchAll()
    #expect(watched(codes) == ids(4, 0, 5, 1))
  }

  @Test func disabledCodesAreWatchedNoLonger() {
    var codes = settled()
    codes.watchAll()
    codes.setEnabled(false, 0)
    var asked: [CheatCodeID] = []
    codes.updateWatched { entry in
      asked.append(entry.id)
      return true
    }
    #expect(asked == ids(1, 2, 0, 4) && watched(codes) == asked)
    codes.watch(0)
    #expect(watched(codes) == asked)
    codes.setEnabled(true, 0)
    codes.watch(0)
    #expect(watched(codes) == asked + ids(5))
  }
}
