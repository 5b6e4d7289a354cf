import Cheats
import Testing

/// Sets that have far more conflicts than anyone wants to read, or much to look at for each.
///
/// The limits on time are a hundred times what is needed even without optimisation; what they rule out takes hours.
@Suite("Conflicts of hostile sets")
struct ConflictHostileTests {
  private func automaton(
    _ codes: [[Int]], _ kind: CheatCodeMatchKind = .nonOverlapping,
    edit: (Int, inout CheatCodeDefinition<Int>) -> Void = { _, _ in }
  ) throws -> CheatCodeAutomaton<Int> {
    let definitions = codes.enumerated().map { index, actions in
      var definition = CheatCodeDefinition(actions: actions)
      edit(index, &definition)
      return definition
    }
    return try CheatCodeAutomaton(definitions, configuration: CheatCodeConfiguration(matchKind: kind))
  }

  private func id(_ index: Int) -> CheatCodeID { CheatCodeID(rawValue: UInt32(index)) }

  @Test(.timeLimit(.minutes(5)))
  func everyPowerOfOneAction() throws {
    let automaton = try automaton((1...2_000).map { Array(repeating: 0, count: $0) })
    let rows = Array(automaton.conflicts.prefix(100))
    #expect(rows.count == 100)
    #expect(
      Array(rows.prefix(4)) == [
        CheatCodeConflict(code: id(1), other: id(0), relation: .prefix),
        CheatCodeConflict(code: id(1), other: id(0), relation: .suffix),
        CheatCodeConflict(code: id(1), other: id(0), relation: .unreachable),
        CheatCodeConflict(code: id(2), other: id(0), relation: .prefix),
      ])
  }

  @Test(.timeLimit(.minutes(5)))
  func everyPowerIsInEveryRow() throws {
    // Each pair is in three rows, and in a fourth where there is room on both sides; each power occurs up to 300 times.
    let automaton = try automaton((1...300).map { Array(repeating: 0, count: $0) })
    let pairs = 300 * 299 / 2
    #expect(automaton.conflicts.reduce(into: 0) { count, _ in count += 1 } == 3 * pairs + (pairs - 299))
  }

  @Test(.timeLimit(.minutes(5)), arguments: [CheatCodeMatchKind.overlapping, .leftmostFirst])
  func manyEqualCodes(_ kind: CheatCodeMatchKind) throws {
    let automaton = try automaton(Array(repeating: [0, 1, 2], count: 100_000), kind)
    let rows = Array(automaton.conflicts.prefix(100))
    #expect(rows.count == 100)
    #expect(rows[0] == CheatCodeConflict(code: id(1), other: id(0), relation: .equal))
    if kind == .overlapping {
      #expect(automaton.conflicts.reduce(into: 0) { count, _ in count += 1 } == 99_999)
      #expect(rows[99] == CheatCodeConflict(code: id(100), other: id(0), relation: .equal))
    } else {
      #expect(rows[1] == CheatCodeConflict(code: id(1), other: id(0), relation: .unreachable))
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func manyEqualCodesThatHideNothingAreNotSearchedForAHider() throws {
    let limited = try automaton(Array(repeating: [0], count: 20_000)) { $1.maximumGap = .atMost(.zero) }
    #expect(limited.conflicts.reduce(into: 0) { count, _ in count += 1 } == 19_999)
    let different = try automaton(Array(repeating: [0], count: 20_000), .leftmostFirst) {
      $1.parameters = [.oneOf([$0])]
    }
    #expect(different.conflicts.reduce(into: 0) { count, _ in count += 1 } == 19_999)
  }

  @Test(.timeLimit(.minutes(5)))
  func aLongCodeFullOfShortOnes() throws {
    // The short codes occur in the long one a hundred thousand times, each in one row a relation.
    let short = (1...300).map { Array(repeating: 0, count: $0) }
    let automaton = try automaton([Array(repeating: 0, count: 100_000)] + short, .overlapping)
    let rows = Array(automaton.conflicts.prefix(900))
    #expect(rows.allSatisfy { $0.code == id(0) })
    #expect(Set(rows).count == 900)
  }

  @Test(.timeLimit(.minutes(5)))
  func longCodesWithoutConflictsCostTheirLength() throws {
    let automaton = try automaton((0..<10).map { [$0] + Array(repeating: 99, count: 10_000) })
    #expect(Array(automaton.conflicts).isEmpty)
  }

  @Test func aPrefixIsLazy() throws {
    let automaton = try automaton([[0], [0, 0]], .overlapping)
    let lazy = automaton.conflicts.filter { $0.relation == .suffix }.map(\.code).prefix(1)
    #expect(Array(lazy) == [id(1)])
  }
}
