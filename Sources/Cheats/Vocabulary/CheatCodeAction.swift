/// One thing a player does, as part of a cheat code or of a stream of actions.
///
/// The cases and their texts are those of Ross Butler's package `Cheats`.
///
/// ```swift
/// let actions: [CheatCode.Action] = [.swipe(.up), .tap(times: 2), .shake, .keyPress("a")]
/// print(actions.map(\.description))
/// // ["swipe up", "double tap", "shake", "key press: a"]
/// ```
public enum CheatCodeAction: Hashable, Sendable {
  /// A key was pressed; keys are compared as Swift compares strings, so a composed and a decomposed "é" are one key.
  case keyPress(_ key: String)
  /// The device was shaken.
  case shake
  /// A finger was moved across the screen, or a direction was pressed on a pad.
  case swipe(_ direction: CheatCodeSwipeDirection)
  /// The screen was tapped so many times in a row.
  case tap(times: UInt)
}

extension CheatCodeAction: CustomStringConvertible {
  /// The action in words, such as "swipe up" or "quadruple tap".
  public var description: String {
    switch self {
    case .keyPress(let key): "key press: \(key)"
    case .shake: "shake"
    case .swipe(let direction): "swipe \(direction)"
    case .tap(times: 1): "single tap"
    case .tap(times: 2): "double tap"
    case .tap(times: 3): "triple tap"
    case .tap(times: 4): "quadruple tap"
    case .tap(let times): "tap \(times) times"
    }
  }
}
