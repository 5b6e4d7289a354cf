/// The name of one code in a set or a registry, in order of registration.
///
/// In a ``CheatCodeAutomaton`` the codes are numbered from 0 in the order of their definitions. In a
/// ``CheatCodeRegistry`` an id is given once and stays: it is never used for another code.
public struct CheatCodeID: Hashable, Comparable, Sendable {
  /// The number of codes registered before this one.
  public let rawValue: UInt32

  /// Creates an id from the number of codes registered before it.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Whether one code was registered before another.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

extension CheatCodeID: CustomStringConvertible {
  /// The id as it is written in messages, such as "code 7".
  public var description: String { "code \(rawValue)" }
}
