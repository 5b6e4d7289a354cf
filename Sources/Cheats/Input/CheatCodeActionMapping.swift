/// What actions are taken for, where several are to count as one.
///
/// ```swift
/// let padIsKeys = CheatCodeActionMapping<CheatCodeAction> { action in
///   action == .swipe(.left) ? .keyPress("a") : action
/// }
/// print(padIsKeys(.swipe(.left)).description)
/// // key press: a
/// ```
public struct CheatCodeActionMapping<Action: Hashable & Sendable>: Sendable {
  private let transform: @Sendable (Action) -> Action

  /// Creates a mapping from a function, which must give the same for equal actions.
  public init(_ transform: @escaping @Sendable (Action) -> Action) { self.transform = transform }

  /// What an action is taken for.
  public func callAsFunction(_ action: Action) -> Action { transform(action) }
}

extension CheatCodeActionMapping where Action == CheatCodeAction {
  /// Takes keys for what their texts are in lower case, as Unicode defines it, and leaves other actions as they are.
  ///
  /// ```swift
  /// print(CheatCodeActionMapping.caseFolding(.keyPress("É")).description)
  /// // key press: é
  /// ```
  public static var caseFolding: CheatCodeActionMapping {
    CheatCodeActionMapping { if case .keyPress(let key) = $0 { .keyPress(key.lowercased()) } else { $0 } }
  }
}
