// The names are documented where they come from, at the real UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable { case none = 0, motionShake = 1, remoteControlPlay = 100 }

  public let timestamp: TimeInterval

  public init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  public internal(set) var timestamp: TimeInterval
  public internal(set) var point: CGPoint

  init(_ point: CGPoint, at timestamp: TimeInterval) {
    self.point = point
    self.timestamp = timestamp
  }

  /// Where the finger is; all views of the double begin at the same corner.
  open func location(in view: UIView?) -> CGPoint { point }
}

@MainActor open class UIPressesEvent: UIEvent {}

@MainActor open class UIPress: NSObject {
  /// The kind of button; keys have others, which have no name.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init?(rawValue: Int) { self.rawValue = rawValue }
  }

  public let timestamp: TimeInterval
  public let type: PressType
  public let key: UIKey?

  public init(type: PressType, key: UIKey?, timestamp: TimeInterval) {
    self.type = type
    self.key = key
    self.timestamp = timestamp
  }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// The usages of USB, of which the double names none.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init?(rawValue: Int) { self.rawValue = rawValue }
}

@MainActor open class UIKey: NSObject {
  public let characters: String
  public let keyCode: UIKeyboardHIDUsage
  public let modifierFlags: UIKeyModifierFlags

  public init(characters: String, keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags) {
    self.characters = characters
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
  }
}
