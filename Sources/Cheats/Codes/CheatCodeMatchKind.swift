/// What is reported, and what is spent, when codes overlap in the stream.
///
/// The names are those of the field, see the Rust crate `aho-corasick`.
public enum CheatCodeMatchKind: Hashable, Sendable, CaseIterable {
  /// Every occurrence of every code, at the action that completes it; nothing is spent.
  case overlapping
  /// As overlapping, but two occurrences of one code never share an action.
  case perCode
  /// At the first action where any code completes the longest one there; it spends all actions so far for all codes.
  case nonOverlapping
  /// The occurrence that starts leftmost, of those the longest; it spends the actions up to its end for all codes.
  case leftmostLongest
  /// The occurrence that starts leftmost, of those the first registered; it spends the actions up to its end.
  case leftmostFirst
}
