/// A key of a keyboard by its USB usage, as `UIKeyboardHIDUsage` of UIKit and `GCKeyCode` of GameController number it.
public struct CheatCodeKeyboardUsage: RawRepresentable, Hashable, Sendable {
  /// The usage on the USB page of keyboards.
  public let rawValue: Int

  /// A key by its usage.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Whether a key only changes what others do, as Shift does.
  public var isModifier: Bool { rawValue == 0x39 || 0xE0...0xE7 ~= rawValue }

  /// Whether a text field takes the key as text, or as the end of a line or the removal of a character.
  public var insertsText: Bool {
    guard !isModifier else { return false }
    return switch NamedKey(self) {
    case .enter, .tab, .backspace, nil: true
    default: false
    }
  }

  /// What keys type on a keyboard of the United States, from the usage of A on; spaces stand for keys with a name.
  private static let characters = Array("abcdefghijklmnopqrstuvwxyz1234567890     -=[]\\ ;'`,./")
  private static let firstCharacter = 0x04
  /// What the keys of the number pad type, from the usage of its slash on.
  private static let padCharacters = Array("/*-+ 1234567890.")
  private static let firstPadCharacter = 0x54

  /// What the key types on a keyboard of the United States, or nil.
  fileprivate var character: Character? {
    if rawValue == 0x2C { return " " }
    let (index, padIndex) = (rawValue &- Self.firstCharacter, rawValue &- Self.firstPadCharacter)
    let character: Character? =
      if Self.characters.indices.contains(index) {
        Self.characters[index]
      } else if Self.padCharacters.indices.contains(padIndex) {
        Self.padCharacters[padIndex]
      } else {
        nil
      }
    return character == " " ? nil : character
  }
}

extension CheatCodeAction {
  /// The action of a key with a usage.
  ///
  /// ```swift
  /// let arrow = CheatCodeKeyboardUsage(rawValue: 0x52)  // the up arrow
  /// print(CheatCodeAction(keyboardUsage: arrow)?.description ?? "none")  // swipe up
  /// let letter = CheatCodeKeyboardUsage(rawValue: 0x14)  // where a United States keyboard has Q
  /// print(CheatCodeAction(keyboardUsage: letter, characters: "a")?.description ?? "none")  // key press: a
  /// print(CheatCodeAction(keyboardUsage: letter)?.description ?? "none")  // key press: q
  /// ```
  ///
  /// Keys have the names that ``init(keyCharacters:)`` gives them.
  ///
  /// - Parameters:
  ///   - usage: The key.
  ///   - characters: What it typed; nil where that is not known, as with `GCKeyboard`: then what it types on a keyboard of
  ///     the United States.
  /// - Returns: nil for keys that only change others, such as Shift, and for those that type nothing and have no name.
  public init?(keyboardUsage usage: CheatCodeKeyboardUsage, characters: String? = nil) {
    guard !usage.isModifier else { return nil }
    if let key = NamedKey(usage) {
      self = key.action
    } else if let characters {
      self.init(keyCharacters: characters)
    } else {
      guard let character = usage.character else { return nil }
      self = .keyPress(String(character))
    }
  }
}
