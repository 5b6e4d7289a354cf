/// One occurrence of a code in a stream.
///
/// Positions count actions from the start of the session: `end - start` is the length of the code.
public struct CheatCodeMatch: Hashable, Sendable {
  /// The code that was performed.
  public let code: CheatCodeID
  /// The number of actions before the first of the occurrence.
  public let start: Int64
  /// The number of actions up to the last of the occurrence.
  public let end: Int64

  /// Creates a match from its code and its positions.
  public init(code: CheatCodeID, start: Int64, end: Int64) {
    self.code = code
    self.start = start
    self.end = end
  }
}
