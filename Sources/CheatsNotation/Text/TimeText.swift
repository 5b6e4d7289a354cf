/// The text of times, such as `250ms`.
enum TimeText {
  enum Mistake: Error {
    case invalid, outOfRange, tooPrecise

    var reason: CheatCodeNotationError.Reason {
      switch self {
      case .invalid: .invalidTime
      case .outOfRange: .timeOutOfRange
      case .tooPrecise: .timeTooPrecise
      }
    }
  }

  /// The units, largest first, with the nanoseconds of one and how many decimals of it are whole nanoseconds.
  static let units: [(name: String, nanoseconds: UInt64, decimals: Int)] = [
    ("s", 1_000_000_000, 9), ("ms", 1_000_000, 6), ("us", 1_000, 3), ("ns", 1, 0),
  ]

  /// The nanoseconds of digits, perhaps a point and more digits, and a unit.
  static func nanoseconds(in text: UnsafeBufferPointer<UInt8>, canBeNegative: Bool) -> Result<Int64, Mistake> {
    let isNegative = canBeNegative && text.first == ASCII.hyphen
    var rest = isNegative ? text.dropFirst() : text[...]
    let whole = rest.prefix(while: ASCII.isDigit)
    rest = rest[whole.endIndex...]
    var decimals = rest.prefix(0)
    let hasPoint = rest.first == ASCII.period
    if hasPoint {
      decimals = rest.dropFirst().prefix(while: ASCII.isDigit)
      rest = rest[decimals.endIndex...]
    }
    guard !whole.isEmpty, decimals.isEmpty != hasPoint,
      let unit = units.first(where: { rest.elementsEqual($0.name.utf8) })
    else { return .failure(.invalid) }
    guard decimals.count <= unit.decimals else { return .failure(.tooPrecise) }

    guard let count = number(whole) else { return .failure(.outOfRange) }
    let part = (number(decimals) ?? 0) * (0..<(unit.decimals - decimals.count)).reduce(1) { power, _ in power * 10 }
    let (product, isTooLarge) = count.multipliedReportingOverflow(by: unit.nanoseconds)
    let (sum, isStillTooLarge) = product.addingReportingOverflow(part)
    // There is one more number below zero than above it.
    let end = isNegative ? Int64.min : .max
    guard !isTooLarge, !isStillTooLarge, sum <= end.magnitude else { return .failure(.outOfRange) }
    return .success(Int64(truncatingIfNeeded: isNegative ? 0 &- sum : sum))
  }

  /// The number that digits make, 0 for none, or nil if it is too large.
  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64? {
    var number: UInt64 = 0
    for digit in digits {
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isStillTooLarge) = product.addingReportingOverflow(UInt64(digit - 0x30))
      if isTooLarge || isStillTooLarge { return nil }
      number = sum
    }
    return number
  }

  /// The text of a number of nanoseconds in the largest unit that is not larger.
  static func text(nanoseconds: Int64) -> String {
    let magnitude = nanoseconds.magnitude
    let smallest = ("ns", UInt64(1), 0)
    let unit = magnitude == 0 ? units[0] : units.first { $0.nanoseconds <= magnitude } ?? smallest
    var text = (nanoseconds < 0 ? "-" : "") + String(magnitude / unit.nanoseconds)
    let part = magnitude % unit.nanoseconds
    if part > 0 {
      var digits = Array(String(part))
      digits.insert(contentsOf: repeatElement("0", count: unit.decimals - digits.count), at: 0)
      while digits.last == "0" { digits.removeLast() }
      text += "." + String(digits)
    }
    return text + unit.name
  }
}

extension Duration {
  /// The whole nanoseconds, rounded down, and the nearest that 64 bits hold where they do not hold it.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, isTooLarge) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let part = attoseconds / 1_000_000_000 - (attoseconds % 1_000_000_000 < 0 ? 1 : 0)
    let (sum, isStillTooLarge) = product.addingReportingOverflow(part)
    if isTooLarge || isStillTooLarge { return seconds < 0 ? .min : .max }
    return sum
  }
}
