/// A key of a Mac's keyboard by its virtual key code, which is `NSEvent.keyCode` in AppKit.
public struct CheatCodeMacKeyCode: RawRepresentable, Hashable, Sendable {
  /// The virtual key code.
  public let rawValue: UInt16

  /// A key by its code.
  public init(rawValue: UInt16) { self.rawValue = rawValue }
}

extension CheatCodeAction {
  /// The action of a key of a Mac.
  ///
  /// ```swift
  /// let arrow = CheatCodeMacKeyCode(rawValue: 0x7E)
  /// print(CheatCodeAction(macKeyCode: arrow, characters: "\u{F700}")?.description ?? "none")  // swipe up
  /// ```
  ///
  /// Keys have the names that ``init(keyCharacters:)`` gives them.
  ///
  /// - Parameters:
  ///   - keyCode: The key.
  ///   - characters: What it typed, which is `NSEvent.characters`.
  /// - Returns: nil, when the key has no name and typed nothing.
  public init?(macKeyCode keyCode: CheatCodeMacKeyCode, characters: String) {
    if let key = NamedKey(keyCode) {
      self = key.action
    } else {
      self.init(keyCharacters: characters)
    }
  }
}
