/// A limit on time that a code has for itself, or takes from its set.
public enum CheatCodeTimeLimit: Hashable, Sendable {
  /// The default of the set that the code belongs to.
  case inherited
  /// No limit, whatever the set's default is.
  case unlimited
  /// At most so much time, in whole nanoseconds rounded down; a negative one is refused when the code is compiled.
  case atMost(Duration)
}
