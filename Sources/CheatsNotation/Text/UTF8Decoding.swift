/// Strict decoding of UTF-8, one scalar at a time.
enum UTF8Decoding {
  enum Outcome {
    case scalar(Unicode.Scalar, length: Int)
    /// The bytes end within a scalar.
    case cut
    case invalid
  }

  /// The scalar at an offset: no overlong forms, surrogates or values above U+10FFFF.
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Outcome {
    let first = bytes[offset]
    if first < 0x80 { return .scalar(Unicode.Scalar(first), length: 1) }
    let length: Int
    // The second byte decides about overlong forms and surrogates.
    let second: ClosedRange<UInt8>
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return .invalid
    }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard offset + index < bytes.count else { return .cut }
      let byte = bytes[offset + index]
      guard index == 1 ? second.contains(byte) : byte & 0xC0 == 0x80 else { return .invalid }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value).map { .scalar($0, length: length) } ?? .invalid
  }

  /// Whether a scalar is white space: the property `White_Space`, which Unicode keeps stable.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
