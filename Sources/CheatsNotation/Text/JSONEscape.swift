/// The escapes of JSON strings.
enum JSONEscape {
  enum Outcome {
    case scalar(Unicode.Scalar, length: Int)
    /// The bytes end within the escape.
    case cut
    /// Half of a surrogate pair, of six bytes.
    case loneSurrogate
    /// No escape, as the byte at an offset tells.
    case invalid(at: Int)
  }

  /// The escape whose backslash is at an offset.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Outcome {
    guard start + 1 < bytes.count else { return .cut }
    switch bytes[start + 1] {
    case UInt8(ascii: "n"): return .scalar("\n", length: 2)
    case UInt8(ascii: "t"): return .scalar("\t", length: 2)
    case UInt8(ascii: "r"): return .scalar("\r", length: 2)
    case UInt8(ascii: "b"): return .scalar("\u{8}", length: 2)
    case UInt8(ascii: "f"): return .scalar("\u{C}", length: 2)
    case UInt8(ascii: "/"): return .scalar("/", length: 2)
    case ASCII.doubleQuote: return .scalar("\"", length: 2)
    case ASCII.backslash: return .scalar("\\", length: 2)
    case UInt8(ascii: "u"): return unicode(bytes, at: start)
    default: return .invalid(at: start + 1)
    }
  }

  private static func unicode(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Outcome {
    switch unit(bytes, at: start) {
    case .cut:
      return .cut
    case .invalid(let offset):
      return .invalid(at: offset)
    case .value(let high) where 0xD800...0xDBFF ~= high:
      switch unit(bytes, at: start + 6) {
      case .cut:
        return .cut
      case .value(let low) where 0xDC00...0xDFFF ~= low:
        let value = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
        return Unicode.Scalar(value).map { .scalar($0, length: 12) } ?? .loneSurrogate
      case .value, .invalid:
        return .loneSurrogate
      }
    case .value(let value):
      return Unicode.Scalar(value).map { .scalar($0, length: 6) } ?? .loneSurrogate
    }
  }

  private enum Unit {
    case value(UInt32)
    case cut
    case invalid(at: Int)
  }

  /// The sixteen bits of `\u` and four digits.
  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Unit {
    var value: UInt32 = 0
    for offset in start..<start + 6 {
      guard offset < bytes.count else { return .cut }
      let byte = bytes[offset]
      switch offset - start {
      case 0:
        guard byte == ASCII.backslash else { return .invalid(at: offset) }
      case 1:
        guard byte == UInt8(ascii: "u") else { return .invalid(at: offset) }
      default:
        guard let digit = ASCII.hexadecimalValue(byte) else { return .invalid(at: offset) }
        value = value << 4 | digit
      }
    }
    return .value(value)
  }
}
