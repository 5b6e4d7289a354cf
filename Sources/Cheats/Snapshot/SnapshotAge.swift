/// How long ago something was, in nanoseconds: any two times are no further apart than 64 bits without a sign tell.
struct SnapshotAge: Hashable, Comparable, Sendable {
  var nanoseconds: UInt64

  static let zero = Self(nanoseconds: 0)

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
}

extension SnapshotAge: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let nanoseconds = try? container.decode(UInt64.self) {
      self.init(nanoseconds: nanoseconds)
    } else {
      // Not every decoder says where a number is that is negative.
      let nanoseconds = try container.decode(Int64.self)
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(nanoseconds) is less than 0")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(nanoseconds)
  }
}

extension Nanoseconds {
  /// How long ago a time was that is not later.
  func age(of time: Self) -> SnapshotAge { SnapshotAge(nanoseconds: distance(since: time)) }

  /// The time of something that old, kept at the end of time.
  func time(ofAge age: SnapshotAge) -> Self {
    let room = distance(since: Self(rawValue: .min))
    return Self(rawValue: age.nanoseconds > room ? .min : rawValue &- Int64(bitPattern: age.nanoseconds))
  }
}
