import AhoCorasick

/// The ids of the codes of a set, in order of registration.
public struct CheatCodeIDs: RandomAccessCollection, Sendable {
  private let codes: CompiledSet

  init(_ codes: CompiledSet) { self.codes = codes }

  /// The place of the first code, which is 0.
  public var startIndex: Int { 0 }

  /// The number of codes.
  public var endIndex: Int { codes.count }

  /// The id of the code at a place.
  ///
  /// - Precondition: The place is below the number of codes.
  public subscript(index: Int) -> CheatCodeID {
    guard indices.contains(index) else { fatalError("the set has no code at place \(index)") }
    return codes.id(of: PatternID(index))
  }
}
