public import Cheats

extension CheatCodeActionCoder<CheatCodeAction> {
  /// The coder of the actions that ship.
  ///
  /// | action | bytes |
  /// |---|---|
  /// | a key press | 0, then the key in UTF-8 |
  /// | shake | 1 |
  /// | a swipe | 2, then 0 for up, 1 for down, 2 for left, 3 for right |
  /// | a tap | 3, then how many times in eight bytes, the least first |
  public static var cheatCodeAction: Self {
    Self(name: "CheatCodeAction 1") { action in
      switch action {
      case .keyPress(let key): [0] + key.utf8
      case .shake: [1]
      case .swipe(let direction): [2, direction.byte]
      case .tap(let times): [3] + (0..<8).map { UInt8(truncatingIfNeeded: UInt64(times) >> ($0 * 8)) }
      }
    } decode: { bytes in
      guard let kind = bytes.first else { return nil }
      let rest = bytes.dropFirst()
      switch kind {
      case 0:
        let key = String(decoding: rest, as: UTF8.self)
        // What is no UTF-8 was repaired, and no longer is what was there.
        return key.utf8.elementsEqual(rest) ? .keyPress(key) : nil
      case 1: return rest.isEmpty ? .shake : nil
      case 2:
        guard rest.count == 1 else { return nil }
        return CheatCodeSwipeDirection.allCases.first { $0.byte == rest[1] }.map { .swipe($0) }
      case 3:
        guard rest.count == 8 else { return nil }
        return UInt(exactly: rest.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }).map { .tap(times: $0) }
      default: return nil
      }
    }
  }
}

extension CheatCodeSwipeDirection {
  fileprivate var byte: UInt8 {
    switch self {
    case .up: 0
    case .down: 1
    case .left: 2
    case .right: 3
    }
  }
}
