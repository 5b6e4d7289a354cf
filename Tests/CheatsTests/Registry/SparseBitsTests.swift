import CheatsTestSupport
import Testing

@testable import Cheats

struct SparseBitsTests {
  @Test(arguments: [0, 1, 63, 64, 65, 4096, 4097, 300_000])
  func findsTheNextNumber(bound: Int) {
    var bits = SparseBits(bound: bound)
    #expect(bits.first(from: 0) == nil)
    var random = SplitMix64(seed: UInt64(bound))
    var numbers: Set<Int> = []
    for step in 0..<200 where bound > 0 {
      let number = Int.random(in: 0..<bound, using: &random)
      if step.isMultiple(of: 3), let gone = numbers.min() {
        bits.remove(gone)
        numbers.remove(gone)
      } else {
        bits.insert(number)
        numbers.insert(number)
      }
      #expect(bits.contains(number) == numbers.contains(number))
      let start = Int.random(in: 0...bound, using: &random)
      #expect(bits.first(from: start) == numbers.filter { $0 >= start }.min())
    }
    #expect(bits.first(from: bound) == nil)
  }

  @Test func removingWhatIsNotThereChangesNothing() {
    var bits = SparseBits(bound: 200)
    bits.insert(130)
    bits.remove(131)
    bits.remove(0)
    #expect(bits.first(from: 0) == 130)
    bits.remove(130)
    bits.remove(130)
    #expect(bits.first(from: 0) == nil)
  }
}
