/// What is printed on the buttons of a game controller, which is what codes call them.
public enum CheatCodeControllerLabels: Hashable, Sendable, CaseIterable {
  /// Letters, and shoulders `lb`, `rb`, `lt` and `rt`.
  case xbox
  /// Shapes (`cross`, `circle`, `square`, `triangle`), and shoulders `l1`, `r1`, `l2` and `r2`.
  case playStation
  /// Letters, and shoulders `l`, `r`, `zl` and `zr`.
  case nintendo
}

extension CheatCodeAction {
  /// The action of a button of a game controller.
  ///
  /// ```swift
  /// print(CheatCodeAction(controllerButton: "Button A", labels: .playStation)?.description ?? "none")
  /// // key press: cross
  /// ```
  ///
  /// The buttons are known by the names that GameController has for them, such as `GCInputButtonA`, which is "Button A".
  /// The menu button is `start` and the options button `select`, as the codes of older games have them. Pads and sticks
  /// are no buttons: ``CheatCodePadTracker`` makes swipes of them.
  ///
  /// - Parameters:
  ///   - name: The name of the button.
  ///   - labels: What is printed on the controller.
  /// - Returns: nil for names that are none of these.
  public init?(controllerButton name: String, labels: CheatCodeControllerLabels) {
    guard let texts = Self.controllerButtons[name] else { return nil }
    self =
      switch labels {
      case .xbox: .keyPress(texts.xbox)
      case .playStation: .keyPress(texts.playStation)
      case .nintendo: .keyPress(texts.nintendo)
      }
  }

  private static let controllerButtons: [String: (xbox: String, playStation: String, nintendo: String)] = [
    "Button A": ("a", "cross", "a"),
    "Button B": ("b", "circle", "b"),
    "Button X": ("x", "square", "x"),
    "Button Y": ("y", "triangle", "y"),
    "Left Shoulder": ("lb", "l1", "l"),
    "Right Shoulder": ("rb", "r1", "r"),
    "Left Trigger": ("lt", "l2", "zl"),
    "Right Trigger": ("rt", "r2", "zr"),
    "Left Thumbstick Button": ("ls", "l3", "ls"),
    "Right Thumbstick Button": ("rs", "r3", "rs"),
    "Button Menu": ("start", "start", "start"),
    "Button Options": ("select", "select", "select"),
    "Button Home": ("home", "home", "home"),
    "Button Share": ("share", "share", "share"),
    "Touchpad Button": ("touchpad", "touchpad", "touchpad"),
    "Paddle 1": ("paddle1", "paddle1", "paddle1"),
    "Paddle 2": ("paddle2", "paddle2", "paddle2"),
    "Paddle 3": ("paddle3", "paddle3", "paddle3"),
    "Paddle 4": ("paddle4", "paddle4", "paddle4"),
  ]
}
