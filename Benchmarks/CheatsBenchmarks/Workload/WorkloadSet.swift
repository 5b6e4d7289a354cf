/// The symbols 0, 1, 2, … up to a size that codes and streams are made of.
struct WorkloadAlphabet: Hashable, Sendable {
  /// The number of symbols.
  let size: Int

  /// The sizes that an alphabet can have; with fewer there are not enough codes of 16 symbols.
  static let sizes = 4...65_536
}

/// Which codes: so many over an alphabet.
///
/// That says all, as the generator has no other parameter.
struct WorkloadSet: Hashable, Sendable {
  let alphabet: WorkloadAlphabet
  /// The number of codes.
  let codeCount: Int

  init(alphabet: Int, codes: Int) {
    self.alphabet = WorkloadAlphabet(size: alphabet)
    codeCount = codes
  }

  /// The sets for which hashes and counts are listed.
  static let listed = [12, 64, 200].flatMap { alphabet in
    [10, 1000, 100_000, 1_000_000].map { WorkloadSet(alphabet: alphabet, codes: $0) }
  }

  /// The numbers of codes that a set can have.
  static let codeCounts = 1...10_000_000

  /// The name of the source that the codes are drawn from.
  var codesSource: String { "codes/\(alphabet.size)/\(codeCount)" }

  /// The file that holds the codes.
  var codesFile: String { "s\(alphabet.size)_n\(codeCount).codes" }
}

extension WorkloadSet: CustomStringConvertible {
  var description: String { "\(codeCount.grouped) codes, alphabet \(alphabet.size)" }
}

/// Which stream over an alphabet.
enum WorkloadStreamKind: Hashable, Sendable {
  /// Random symbols.
  case uniform
  /// Noise, abandoned and completed codes of a set.
  case player

  /// The symbols that a whole stream has.
  static let wholeLength = 10_000_000

  /// The name of the kind in results.
  var word: String {
    switch self {
    case .uniform: "uniform"
    case .player: "player"
    }
  }

  /// The name of the source that the stream is drawn from.
  func source(for set: WorkloadSet) -> String {
    switch self {
    case .uniform: "uniform/\(set.alphabet.size)"
    case .player: "player/\(set.alphabet.size)/\(set.codeCount)"
    }
  }

  /// The file that holds the stream.
  func file(for set: WorkloadSet) -> String {
    switch self {
    case .uniform: "s\(set.alphabet.size).uniform"
    case .player: "s\(set.alphabet.size)_n\(set.codeCount).player"
    }
  }
}
