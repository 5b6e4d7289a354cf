/// All patterns that a stream ends with, as one number: the first of them, and whether there are more.
///
/// The patterns that end a stream end one another, so each is followed by the same ones wherever it ends one: a list of
/// them is known by its first.
@frozen public struct MatchList: Hashable, Sendable {
  /// The number of the first pattern, with the highest bit set where others follow; all bits where there is none.
  @usableFromInline let rawValue: UInt32

  @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A list of a pattern and of those that follow it.
  @inlinable init(_ pattern: PatternID, hasMore: Bool) {
    rawValue = hasMore ? pattern.rawValue | 0x8000_0000 : pattern.rawValue
  }

  /// No pattern.
  @inlinable public static var none: MatchList { MatchList(rawValue: .max) }

  /// Whether there is no pattern.
  @inlinable public var isEmpty: Bool { rawValue == .max }

  /// The longest pattern; of equal ones the one registered first.
  ///
  /// - Precondition: There is one.
  @inlinable public var first: PatternID { PatternID(rawValue: rawValue & 0x7FFF_FFFF) }

  /// Whether there are others than the first.
  ///
  /// - Precondition: There is one.
  @inlinable var hasMore: Bool { rawValue > 0x7FFF_FFFF }
}
