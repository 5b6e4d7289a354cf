/// The floor that steps are compared with: loads whose address is what the load before gave.
///
/// A table is filled with one random cycle through all its places. Following it costs the latency of whatever cache or
/// memory holds the table, which is what an automaton of the same size costs a step if it has to wait for its table.
struct PointerChase {
  /// For each place the next one.
  private let next: ContiguousArray<UInt32>
  /// Where eight chases are; the first is the one that goes alone too.
  private var places: ContiguousArray<UInt32>

  /// How many bytes of table a state of the trie stands for; the most compact tables of other libraries have so many.
  static let bytesPerState = 14

  /// Makes the table for a trie.
  ///
  /// - Complexity: O(*n*) in the number of states.
  init(states: Int) {
    let count = max(states * Self.bytesPerState / MemoryLayout<UInt32>.stride, 8)
    var next = ContiguousArray(0..<UInt32(count))
    var source = DrawSource("chase/\(count)")
    // Sattolo's shuffle, which gives one cycle only.
    for last in stride(from: count - 1, through: 1, by: -1) { next.swapAt(last, source.choice(outOf: last)) }
    self.next = next
    places = ContiguousArray((0..<8).map { UInt32($0 * count / 8) })
  }

  /// The bytes of the table.
  var bytes: Int { next.count * MemoryLayout<UInt32>.stride }

  /// How many loads take long enough to be timed, and not too long; and the table must not count that was cold at first.
  private var stepsPerRun: Int { bytes > 1 << 24 ? 1_000_000 : bytes > 1 << 20 ? 4_000_000 : 10_000_000 }

  /// Goes on from where it was, and gives the nanoseconds of one step.
  ///
  /// The places are kept, so the compiler cannot leave the steps out.
  @inline(never)
  mutating func time() -> Double {
    let steps = stepsPerRun
    var place = places[0]
    let watch = Stopwatch(.processor)
    for _ in 0..<steps { place = next[Int(place)] }
    let time = watch.nanoseconds / Double(steps)
    places[0] = place
    return time
  }

  /// Goes on from eight places in turn, whose loads do not wait for each other, and gives the nanoseconds of one step.
  @inline(never)
  mutating func timeOfEight() -> Double {
    let rounds = stepsPerRun / 8
    var (a, b, c, d) = (places[0], places[1], places[2], places[3])
    var (e, f, g, h) = (places[4], places[5], places[6], places[7])
    let watch = Stopwatch(.processor)
    for _ in 0..<rounds {
      (a, b, c, d) = (next[Int(a)], next[Int(b)], next[Int(c)], next[Int(d)])
      (e, f, g, h) = (next[Int(e)], next[Int(f)], next[Int(g)], next[Int(h)])
    }
    let time = watch.nanoseconds / Double(8 * rounds)
    places = [a, b, c, d, e, f, g, h]
    return time
  }

  /// The number of steps until a cycle comes back to its beginning; all places, if there is one cycle.
  var cycleLength: Int {
    var place = next[0]
    var steps = 1
    while place != 0 {
      place = next[Int(place)]
      steps += 1
    }
    return steps
  }
}
