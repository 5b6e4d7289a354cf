/// What a random script makes use of.
public struct ScriptFeatures: OptionSet, Sendable {
  /// The features as bits.
  public let rawValue: Int

  /// Creates a set of features from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Actions at times, passages of time, limits of codes and of the set, now and then a time that goes back.
  public static let times = Self(rawValue: 1 << 0)
  /// A hold limit, where `times` are used, and flushes.
  public static let holds = Self(rawValue: 1 << 1)
  /// Resets of the stream and of codes; codes enabled and disabled.
  public static let resets = Self(rawValue: 1 << 2)
  /// Codes added, removed and changed.
  public static let edits = Self(rawValue: 1 << 3)
  /// Actions taken back and replaced.
  public static let undo = Self(rawValue: 1 << 4)
  /// Parameters at the end of codes.
  public static let parameters = Self(rawValue: 1 << 5)
  /// Secret codes.
  public static let secrets = Self(rawValue: 1 << 6)
  /// Times at both ends of what 64 bits hold, and limits that nothing exceeds, where `times` are used.
  public static let ends = Self(rawValue: 1 << 7)
  /// Everything but `ends`, which leave little to expire.
  public static let all = Self(rawValue: (1 << 7) - 1)
}
