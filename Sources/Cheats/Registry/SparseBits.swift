/// A set of small numbers that finds the next of its numbers without looking at those in between.
///
/// Above the bits of the numbers is a level with a bit for each of their words, and so on up to a level of one word:
///
/// ```
/// level 1                        1 0 0 1          words 0 and 3 of level 0 have numbers
/// level 0     …0100 …0000 …0000 …1001             2, 192 and 195
/// ```
struct SparseBits: Sendable {
  /// The words of all levels, the lowest first.
  private var words: ContiguousArray<UInt64> = []
  /// The first word of each level, and behind the last level the number of words.
  private var levels: ContiguousArray<Int> = [0]

  /// Creates an empty set of numbers below a bound.
  init(bound: Int = 0) {
    var size = bound
    repeat {
      size = (size + 63) / 64
      words.append(contentsOf: repeatElement(0, count: size))
      levels.append(words.count)
    } while size > 1
  }

  /// Whether a number that is below the bound is in the set.
  func contains(_ number: Int) -> Bool { words[number / 64] >> UInt64(number % 64) & 1 != 0 }

  /// Adds a number that is below the bound.
  mutating func insert(_ number: Int) {
    var number = number
    for level in 0..<levels.count - 1 {
      words[levels[level] + number / 64] |= 1 << UInt64(number % 64)
      number /= 64
    }
  }

  /// Removes a number that is below the bound.
  mutating func remove(_ number: Int) {
    var number = number
    for level in 0..<levels.count - 1 {
      let word = levels[level] + number / 64
      words[word] &= ~(1 << UInt64(number % 64))
      // What has other numbers is still to be found.
      guard words[word] == 0 else { return }
      number /= 64
    }
  }

  /// The least number of the set that is not below a number, or nil.
  ///
  /// - Complexity: O(log *n*) to the base of 64, where *n* is the bound.
  func first(from number: Int) -> Int? {
    var number = number
    for level in 0..<levels.count - 1 {
      let word = levels[level] + number / 64
      guard word < levels[level + 1] else { return nil }
      let rest = words[word] >> UInt64(number % 64)
      if rest != 0 {
        var found = number + rest.trailingZeroBitCount
        for lower in (0..<level).reversed() {
          found = found * 64 + words[levels[lower] + found].trailingZeroBitCount
        }
        return found
      }
      number = number / 64 + 1
    }
    return nil
  }
}
