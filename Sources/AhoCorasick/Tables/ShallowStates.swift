/// The states whose paths are shorter than a gram, by their paths.
///
/// For each length there is a bit for each gram of that length, set where the gram is a state's path. The states of a
/// length are listed in the order of their grams:
///
/// ```
/// patterns a b, a c, c        length 1   a b c               1·1
///                             length 2   aa ab ac ba bb bc … ·11······
///                             states     a c │ ab ac
/// ```
struct ShallowStates: Sendable {
  /// For each length below a gram's the bits of its grams, and where its states begin in the list.
  let lengths: ContiguousArray<Length>
  /// The states of all lengths, one length after another.
  let states: ContiguousArray<StateID>

  /// The grams of one length.
  struct Length: Sendable {
    /// The number of grams.
    var count: UInt32
    /// Which grams are paths of states.
    var bits: BitRanks
    /// The first of the states in the list.
    var first: Int
  }

  /// Takes tables as they are.
  init(lengths: ContiguousArray<Length>, states: ContiguousArray<StateID>) {
    self.lengths = lengths
    self.states = states
  }

  /// Puts together what is known of each length.
  init(bits: ContiguousArray<ContiguousArray<UInt64>>, states: ContiguousArray<ContiguousArray<StateID>>, grams: Grams)
  {
    var lengths: ContiguousArray<Length> = []
    var first = 0
    for (level, bits) in bits.enumerated() {
      lengths.append(Length(count: grams.count(level + 1), bits: BitRanks(bits), first: first))
      first += states[level].count
    }
    self.init(lengths: lengths, states: ContiguousArray(states.joined()))
  }

  /// The state of the longest end of a gram that is a path, or the root.
  ///
  /// - Parameters:
  ///   - gram: The last symbols of a stream.
  ///   - length: The most symbols that the path may have; what is longer than this table knows is not looked at.
  func state(of gram: UInt32, upTo length: Int) -> StateID {
    for index in lengths.indices.prefix(max(length, 0)).reversed() {
      let level = lengths[index]
      let end = Int(gram % level.count)
      if level.bits[end] { return states[level.first + Int(level.bits.rank(end))] }
    }
    return .root
  }

  /// The bytes of the tables.
  var byteCount: Int { lengths.reduce(states.count * 4) { $0 + $1.bits.byteCount } }
}
