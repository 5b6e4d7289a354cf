/// A limit on time that a code has for itself, or takes from its codes.
public enum CheatCodeTimeLimit: Hashable, Sendable {
  /// The default of the set that the code belongs to.
  case inherited
  /// No limit, whatever the set's default is.
  case unlimited
  /// At most so much time; a negative one is refused when the code is compiled.
  case atMost(Duration)
}
