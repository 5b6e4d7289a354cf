/// One figure: which work, how long it took, what it needed, and what it found.
struct BenchmarkRow: Hashable, Codable, Sendable {
  var suite: String
  /// Which work of the suite.
  var name: String
  var codes: Int
  var alphabet: Int
  /// Which stream, or nothing where there is none.
  var stream: String
  /// How many units of work one run has.
  var units: Int
  /// What one unit is: an action, a code, a query, a byte.
  var unit: String
  /// Nanoseconds a unit, the least of all runs.
  var nsBest: Double
  /// Nanoseconds a unit, the run in the middle.
  var nsMedian: Double
  /// Nanoseconds of one step of the chase that was timed in turn with the work, the least.
  var floorNs: Double?
  /// `nsBest` as a multiple of `floorNs`.
  var ratio: Double?
  /// The bytes of the tables, or of what else the row is about.
  var bytes: Int?
  /// The number of matches, or of what else was found.
  var count: Int
  /// What was found, as 16 hexadecimal digits.
  var checksum: String
  /// Further figures, and those that are to keep a limit.
  var figures: [BenchmarkFigure] = []
  /// What a reader must know to read the figure right.
  var note: String?
}

/// One of the things that were measured, with the limit that it is to keep, if there is one.
struct BenchmarkFigure: Hashable, Codable, Sendable {
  /// What was measured, such as `ns` or `of a chase`.
  var what: String
  var value: Double
  var atMost: Double?

  /// Whether it keeps its limit.
  var isMet: Bool { atMost.map { value <= $0 } ?? true }
}

extension BenchmarkRow {
  /// What tells rows apart; rows of two reports with one key are about the same work.
  struct Key: Hashable, Sendable {
    let suite: String
    let name: String
    let codes: Int
    let alphabet: Int
    let stream: String
    let units: Int
  }

  var key: Key {
    Key(suite: suite, name: name, codes: codes, alphabet: alphabet, stream: stream, units: units)
  }

  /// Adds a limit on nanoseconds a unit, if there is one.
  func limited(ns atMost: Double?) -> BenchmarkRow {
    atMost == nil ? self : with("ns", nsBest, atMost: atMost)
  }

  /// Adds a limit on the multiple of the chase, if there is one.
  func limited(ratio atMost: Double?) -> BenchmarkRow {
    guard let ratio, atMost != nil else { return self }
    return with("of a chase", ratio, atMost: atMost)
  }

  /// Adds a figure.
  func with(_ what: String, _ value: Double?, atMost: Double? = nil) -> BenchmarkRow {
    guard let value else { return self }
    var row = self
    row.figures.append(BenchmarkFigure(what: what, value: value, atMost: atMost))
    return row
  }
}

extension BenchmarkRow.Key: CustomStringConvertible {
  var description: String {
    let stream = stream.isEmpty ? "" : ", \(stream)"
    return "\(suite) \(name), \(codes.grouped) codes, alphabet \(alphabet)\(stream), \(units.grouped) units"
  }
}
