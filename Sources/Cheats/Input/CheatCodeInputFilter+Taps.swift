/// How taps are told from other actions and made of a number.
struct TapCounter<Action>: Sendable {
  let count: @Sendable (Action) -> UInt?
  let action: @Sendable (UInt) -> Action
}

extension TapCounter<CheatCodeAction> {
  static let taps = TapCounter(
    count: { if case .tap(let times) = $0 { times } else { nil } }, action: { .tap(times: $0) })
}

extension CheatCodeInputFilter where Action == CheatCodeAction {
  /// Creates a filter that does what is asked for, and by default lets every action through.
  ///
  /// - Parameters:
  ///   - mapping: What every action of the stream, and of the codes, is taken for, such as `.caseFolding`.
  ///   - ignored: The actions to drop.
  ///   - minimumRepeatInterval: How soon after an action an equal one is dropped.
  ///   - tapWindow: How long after a tap the next one still makes it a double tap, and so on; the session must then be
  ///     made with `keepsUndo`.
  /// - Precondition: The interval and the window are not negative.
  public init(
    mapping: CheatCodeActionMapping<CheatCodeAction>? = nil,
    ignoring ignored: Set<CheatCodeAction> = [],
    minimumRepeatInterval: Duration? = nil,
    tapWindow: Duration? = nil
  ) {
    self.init(
      mapping: mapping, ignoring: ignored, minimumRepeatInterval: minimumRepeatInterval, tapWindow: tapWindow,
      tapCounter: tapWindow == nil ? nil : .taps)
  }
}

extension CheatCode {
  /// An input filter of ``CheatCodeAction``.
  public typealias InputFilter = CheatCodeInputFilter<CheatCodeAction>
}
