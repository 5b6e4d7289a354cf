/// The actions that players perform all the time, each with a place of its own in a small table.
///
/// Hashing a string costs more than all the rest of a step, and most of compiling.
///
/// ```
/// 0…127           one-character ASCII keys
/// 128…131         swipes up, down, left and right
/// 132             shake
/// 133…142         taps, once to ten times
/// ```
enum CommonAction {
  static let count = 143

  /// The place of an action, or nil where it has none, or is no `CheatCodeAction`; equal actions have one place.
  @inline(__always)
  static func place<Action>(of action: Action) -> Int? {
    // Where the type is known to be `CheatCodeAction` both tests are gone from the compiled code.
    guard Action.self == CheatCodeAction.self, let action = action as? CheatCodeAction else { return nil }
    switch action {
    case .keyPress(let key):
      let bytes = key.utf8
      guard let first = bytes.first else { return nil }
      guard first < 128 else { return place(ofKeyBeyondASCII: key) }
      return bytes.count == 1 ? Int(first) : nil
    case .swipe(.up): return 128
    case .swipe(.down): return 129
    case .swipe(.left): return 130
    case .swipe(.right): return 131
    case .shake: return 132
    case .tap(let times): return 1...10 ~= times ? 132 + Int(times) : nil
    }
  }

  /// Three characters, such as the sign of Kelvin, are equal to one of ASCII though they are stored otherwise.
  private static func place(ofKeyBeyondASCII key: String) -> Int? {
    switch key {
    case ";": 0x3B
    case "K": 0x4B
    case "`": 0x60
    default: nil
    }
  }
}
