/// Actions are written as one field each: `{"key": "a"}`, `{"swipe": "up"}`, `{"taps": 2}` or `{"shake": true}`.
extension CheatCodeAction: Codable {
  private enum CodingKeys: CodingKey {
    case key, swipe, taps, shake
  }

  /// Reads an action.
  ///
  /// - Throws: `DecodingError`, when it is none of the four, or more than one.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    switch fields.allKeys.count == 1 ? fields.allKeys[0] : nil {
    case .key: self = .keyPress(try fields.decode(String.self, forKey: .key))
    case .taps: self = .tap(times: try fields.decode(UInt.self, forKey: .taps))
    case .shake where try fields.decode(Bool.self, forKey: .shake): self = .shake
    case .swipe:
      let text = try fields.decode(String.self, forKey: .swipe)
      guard let direction = CheatCodeSwipeDirection.allCases.first(where: { $0.description == text }) else {
        throw DecodingError.dataCorruptedError(
          forKey: .swipe, in: fields, debugDescription: "“\(text)” is not up, down, left or right")
      }
      self = .swipe(direction)
    case .shake, nil:
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "an action is a key, a swipe, taps or a shake"))
    }
  }

  /// Writes the action.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .keyPress(let key): try fields.encode(key, forKey: .key)
    case .swipe(let direction): try fields.encode(direction.description, forKey: .swipe)
    case .tap(let times): try fields.encode(times, forKey: .taps)
    case .shake: try fields.encode(true, forKey: .shake)
    }
  }
}
