/// A button of a remote control, numbered as `UIPress.PressType` numbers it.
public enum CheatCodeRemoteButton: Int, Hashable, Sendable, CaseIterable {
  /// The upper edge of the pad.
  case up = 0
  /// The lower edge of the pad.
  case down = 1
  /// The left edge of the pad.
  case left = 2
  /// The right edge of the pad.
  case right = 3
  /// The middle of the pad.
  case select = 4
  /// The button that goes back.
  case menu = 5
  /// The button that starts and stops what is played.
  case playPause = 6
  /// The button for the page before, or the channel above.
  case pageUp = 30
  /// The button for the page behind, or the channel below.
  case pageDown = 31
}

extension CheatCodeAction {
  /// The action of a button of a remote control.
  ///
  /// ```swift
  /// print(CheatCodeAction(remoteButton: .left).description)  // swipe left
  /// print(CheatCodeAction(remoteButton: .playPause).description)  // key press: play
  /// ```
  public init(remoteButton button: CheatCodeRemoteButton) {
    self =
      switch button {
      case .up: .swipe(.up)
      case .down: .swipe(.down)
      case .left: .swipe(.left)
      case .right: .swipe(.right)
      case .select: .keyPress("select")
      case .menu: .keyPress("menu")
      case .playPause: .keyPress("play")
      case .pageUp: .keyPress("pageup")
      case .pageDown: .keyPress("pagedown")
      }
  }
}
