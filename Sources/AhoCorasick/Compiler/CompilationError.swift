/// Why patterns could not be compiled, and which of them is the reason.
public enum CompilationError: Error, Hashable, Sendable {
  /// The pattern has no symbols.
  case emptyPattern(PatternID)
  /// The pattern has a symbol that the alphabet does not have.
  case symbolOutOfRange(PatternID, symbol: Symbol, symbolCount: Int)
  /// The alphabet has more symbols than the limit.
  case tooManySymbols(count: Int, limit: Int)
  /// There are more patterns than the limit; the pattern is the first one too many.
  case tooManyPatterns(PatternID, limit: Int)
  /// With the pattern, in lexicographic order, there are more states than the limit.
  case tooManyStates(PatternID, limit: Int)
  /// The patterns up to this one have more symbols together than the limit.
  case tooManyPatternSymbols(PatternID, limit: Int)
  /// The tables take more bytes than the limit.
  case tooManyTableBytes(Int, limit: Int)
}
