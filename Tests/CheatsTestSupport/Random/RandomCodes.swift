/// Makes random codes that share what makes codes hard to tell apart, and streams that play with them.
public struct RandomCodes<Action: Hashable & Sendable>: Sendable {
  /// What all choices are drawn from.
  public var random: SplitMix64
  /// The actions that codes are made of.
  public let alphabet: [Action]
  /// How long a code is, unless it is made of a shorter part of another.
  public let lengths: ClosedRange<Int>

  /// Creates a generator of codes over an alphabet that is not empty.
  public init(seed: UInt64, alphabet: some Sequence<Action>, lengths: ClosedRange<Int>) {
    random = SplitMix64(seed: seed)
    self.alphabet = Array(alphabet)
    self.lengths = lengths
  }

  /// A number of codes, some of which continue, end in, repeat, contain or equal an earlier one.
  public mutating func codes(count: Int) -> [[Action]] {
    var codes: [[Action]] = []
    for _ in 0..<count {
      codes.append(code(after: codes))
    }
    return codes
  }

  /// One code, maybe made from one of the earlier ones.
  public mutating func code(after earlier: [[Action]]) -> [Action] {
    let length = Int.random(in: lengths, using: &random)
    let draw = Int.random(in: 0..<100, using: &random)
    guard draw < 65, !earlier.isEmpty else { return noise(length) }
    let other = random.choice(earlier)
    let part = Array(other.prefix(Int.random(in: 1...other.count, using: &random)))
    let tail = Array(other.suffix(Int.random(in: 1...other.count, using: &random)))
    switch draw {
    case 0..<15: return Array((part + noise(length)).prefix(length))  // a shared prefix, or a prefix of it
    case 15..<25: return Array((noise(length) + tail).suffix(length))  // a shared suffix, or a suffix of it
    case 25..<40: return (0..<length).map { part[$0 % part.count] }  // periodic
    case 40..<50: return Array((tail + part).prefix(lengths.upperBound))  // its end, then its beginning
    case 50..<58: return Array(other.dropFirst().dropLast()) + (other.count < 3 ? noise(1) : [])  // an infix
    default: return other
    }
  }

  /// Some random actions.
  public mutating func noise(_ count: Int) -> [Action] {
    (0..<count).map { _ in random.choice(alphabet) }
  }

  /// A stream of noise, codes broken off and whole codes, now and then with one action lost, doubled or put between.
  public mutating func stream(playing codes: [[Action]], length: Int) -> [Action] {
    var stream: [Action] = []
    while stream.count < length {
      let draw = Int.random(in: 0..<100, using: &random)
      guard draw >= 20, !codes.isEmpty else {
        stream += noise(Int.random(in: 1...3, using: &random))
        continue
      }
      var piece = random.choice(codes)
      let place = Int.random(in: 0..<piece.count, using: &random)
      switch draw {
      case 20..<45: piece = Array(piece.prefix(place + 1))
      case 45..<52: piece.remove(at: place)
      case 52..<59: piece.insert(piece[place], at: place)
      case 59..<66: piece.insert(random.choice(alphabet), at: place)
      default: break
      }
      stream += piece
    }
    return Array(stream.prefix(length))
  }
}
