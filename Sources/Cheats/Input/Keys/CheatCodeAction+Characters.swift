extension CheatCodeAction {
  /// The action of a key that typed some characters.
  ///
  /// ```swift
  /// print(CheatCodeAction(keyCharacters: "a")?.description ?? "none")  // key press: a
  /// print(CheatCodeAction(keyCharacters: "\r")?.description ?? "none")  // key press: enter
  /// print(CheatCodeAction(keyCharacters: "\u{F700}")?.description ?? "none")  // swipe up
  /// ```
  ///
  /// It takes what SwiftUI's `KeyPress` and `KeyEquivalent`, AppKit's `NSEvent` and UIKit's `UIKey` call characters. Keys
  /// with a name give a key press with that name (`enter`, `tab`, `escape`, `backspace`, `delete`, `insert`, `home`, `end`,
  /// `pageup`, `pagedown`, `f1` to `f24`), arrow keys give swipes, all others what they typed.
  ///
  /// - Parameter characters: What the key typed.
  /// - Returns: nil, when nothing was typed or only a control character without a name.
  public init?(keyCharacters characters: String) {
    guard let scalar = characters.unicodeScalars.first else { return nil }
    // A line break of two characters is one key.
    guard characters.count == 1 else {
      self = .keyPress(characters)
      return
    }
    if let key = NamedKey(scalar: scalar) {
      self = key.action
    } else if scalar.properties.generalCategory == .control || 0xF700...0xF8FF ~= scalar.value {
      return nil
    } else {
      self = .keyPress(characters)
    }
  }

  /// The actions of the keys that a text was typed with, one a character.
  ///
  /// ```swift
  /// print(CheatCodeAction.keyPresses(typing: "go\n").map(\.description))
  /// // ["key press: g", "key press: o", "key press: enter"]
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public static func keyPresses(typing text: String) -> [CheatCodeAction] {
    text.compactMap { CheatCodeAction(keyCharacters: String($0)) }
  }
}
