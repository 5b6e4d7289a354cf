/// Two codes of a set of which one can get in the other's way.
///
/// A conflict is never an error by itself: whether a code that begins with another one is a mistake depends on the game.
/// ``code`` is what the sentence is about, and ``other`` is the code that is in it, comes before it or hides it.
public struct CheatCodeConflict: Hashable, Sendable {
  /// What one code is to another; the actions before a code's parameters are what is compared.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// Both have the same actions; the other one is the first of all that have them.
    case equal
    /// The other code is shorter, and the code begins with it.
    case prefix
    /// The other code is shorter, and the code ends with it.
    case suffix
    /// The other code occurs in the code and touches neither of its ends.
    case infix
    /// The code can never be reported, because the other one always is in its place.
    case unreachable
  }

  /// The code that has the conflict.
  public let code: CheatCodeID
  /// The code that it has the conflict with.
  public let other: CheatCodeID
  /// What the other code is to the code.
  public let relation: Relation

  /// Creates a conflict of two codes.
  public init(code: CheatCodeID, other: CheatCodeID, relation: Relation) {
    self.code = code
    self.other = other
    self.relation = relation
  }
}

extension CheatCodeConflict: CustomStringConvertible {
  /// The conflict in words, such as "code 3 begins with code 0".
  public var description: String { relation.sentence(code.description, other.description) }
}

extension CheatCodeConflict.Relation {
  /// What the relation says of two codes.
  func sentence(_ code: String, _ other: String) -> String {
    switch self {
    case .equal: "\(code) has the same actions as \(other)"
    case .prefix: "\(code) begins with \(other)"
    case .suffix: "\(code) ends with \(other)"
    case .infix: "\(code) has \(other) inside"
    case .unreachable: "\(code) is never reported, because \(other) always is in its place"
    }
  }
}
