/// One occurrence of a code in a stream.
///
/// Positions count actions from the start of the session: `end - start` is the length of the code. Matches of one code at
/// one place are equal, whatever was entered at its parameters.
public struct CheatCodeMatch: Sendable {
  /// The code that was performed.
  public let code: CheatCodeID
  /// The number of actions before the first of the occurrence.
  public let start: Int64
  /// The number of actions up to the last of the occurrence.
  public let end: Int64
  /// The actions that were performed at the code's parameters; of one type, which the match does not know.
  private let entered: [any Hashable & Sendable]

  /// Creates a match from its code and its positions.
  public init(code: CheatCodeID, start: Int64, end: Int64) {
    self.init(code: code, start: start, end: end, parameters: [])
  }

  init(code: CheatCodeID, start: Int64, end: Int64, parameters: [any Hashable & Sendable]) {
    self.code = code
    self.start = start
    self.end = end
    entered = parameters
  }

  /// The actions that were performed at the code's parameters, such as the two digits of DOOM's `idclev11`.
  ///
  /// It is empty where the set's actions are of another type: see ``parameters(as:)``.
  public var parameters: [CheatCodeAction] { parameters(as: CheatCodeAction.self) }

  /// The actions that were performed at the code's parameters, in a set of codes with another type of actions.
  ///
  /// - Returns: The actions in order; none where the set's actions are of another type.
  public func parameters<Action>(as type: Action.Type) -> [Action] { entered.compactMap { $0 as? Action } }
}

extension CheatCodeMatch: Hashable {
  /// Whether two matches are of one code at one place.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    (lhs.code, lhs.start, lhs.end) == (rhs.code, rhs.start, rhs.end)
  }

  /// Hashes the code and the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(start)
    hasher.combine(end)
  }
}
