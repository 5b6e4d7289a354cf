/// The keys that type no text of their own, as codes name them.
enum NamedKey: Hashable, Sendable {
  case enter, tab, escape, backspace, delete, insert, home, end, pageUp, pageDown
  case function(Int)
  case arrow(CheatCodeSwipeDirection)

  /// What pressing the key performs.
  var action: CheatCodeAction {
    switch self {
    case .enter: .keyPress("enter")
    case .tab: .keyPress("tab")
    case .escape: .keyPress("escape")
    case .backspace: .keyPress("backspace")
    case .delete: .keyPress("delete")
    case .insert: .keyPress("insert")
    case .home: .keyPress("home")
    case .end: .keyPress("end")
    case .pageUp: .keyPress("pageup")
    case .pageDown: .keyPress("pagedown")
    case .function(let number): .keyPress("f\(number)")
    case .arrow(let direction): .swipe(direction)
    }
  }

  /// The key that types a character: a control character, or one of those that AppKit keeps for keys from U+F700 on.
  init?(scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0D, 0x0A, 0x03: self = .enter
    case 0x09, 0x19: self = .tab
    case 0x1B: self = .escape
    case 0x7F, 0x08: self = .backspace
    case 0xF700: self = .arrow(.up)
    case 0xF701: self = .arrow(.down)
    case 0xF702: self = .arrow(.left)
    case 0xF703: self = .arrow(.right)
    case 0xF704...0xF71B: self = .function(Int(scalar.value) - 0xF703)
    case 0xF727: self = .insert
    case 0xF728: self = .delete
    case 0xF729: self = .home
    case 0xF72B: self = .end
    case 0xF72C: self = .pageUp
    case 0xF72D: self = .pageDown
    default: return nil
    }
  }

  /// The key with a usage of the USB page of keyboards.
  init?(_ usage: CheatCodeKeyboardUsage) {
    switch usage.rawValue {
    case 0x28, 0x58: self = .enter
    case 0x29: self = .escape
    case 0x2A: self = .backspace
    case 0x2B: self = .tab
    case 0x3A...0x45: self = .function(usage.rawValue - 0x39)
    case 0x49: self = .insert
    case 0x4A: self = .home
    case 0x4B: self = .pageUp
    case 0x4C: self = .delete
    case 0x4D: self = .end
    case 0x4E: self = .pageDown
    case 0x4F: self = .arrow(.right)
    case 0x50: self = .arrow(.left)
    case 0x51: self = .arrow(.down)
    case 0x52: self = .arrow(.up)
    case 0x68...0x73: self = .function(usage.rawValue - 0x5B)
    default: return nil
    }
  }

  /// The key with a virtual key code of a Mac, which has them in no order.
  init?(_ keyCode: CheatCodeMacKeyCode) {
    switch keyCode.rawValue {
    case 0x24, 0x4C: self = .enter
    case 0x30: self = .tab
    case 0x33: self = .backspace
    case 0x35: self = .escape
    case 0x72: self = .insert
    case 0x73: self = .home
    case 0x74: self = .pageUp
    case 0x75: self = .delete
    case 0x77: self = .end
    case 0x79: self = .pageDown
    case 0x7B: self = .arrow(.left)
    case 0x7C: self = .arrow(.right)
    case 0x7D: self = .arrow(.down)
    case 0x7E: self = .arrow(.up)
    default:
      guard let index = Self.macFunctionKeys.firstIndex(of: keyCode.rawValue) else { return nil }
      self = .function(index + 1)
    }
  }

  /// The virtual key codes of F1 to F20.
  private static let macFunctionKeys: [UInt16] = [
    0x7A, 0x78, 0x63, 0x76, 0x60, 0x61, 0x62, 0x64, 0x65, 0x6D, 0x67, 0x6F, 0x69, 0x6B, 0x71, 0x6A, 0x40, 0x4F, 0x50,
    0x5A,
  ]
}
