/// How numbers are shown to people; plain, so that it is the same on every system.
extension BinaryInteger {
  /// The number with its thousands apart, as in `1,000,000`.
  var grouped: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}

extension Double {
  /// The number with so many digits behind the point.
  func fixed(_ digits: Int) -> String {
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((magnitude * scale).rounded())
    let whole = scaled / Int(scale)
    let text = self < 0 && scaled > 0 ? "-\(whole)" : "\(whole)"
    guard digits > 0 else { return text }
    let rest = String(scaled % Int(scale))
    return text + "." + String(repeating: "0", count: digits - rest.count) + rest
  }

  /// The number with about three digits that say something.
  var short: String {
    if magnitude >= 1e5, magnitude < 1e15 { return Int(rounded()).grouped }
    return fixed(magnitude < 0.095 ? 4 : magnitude < 0.995 ? 3 : magnitude < 10 ? 2 : magnitude < 100 ? 1 : 0)
  }
}

extension String {
  /// The text in a column, which it may exceed.
  func padded(to width: Int, isNumber: Bool = false) -> String {
    let space = String(repeating: " ", count: max(width - count, 0))
    return isNumber ? space + self : self + space
  }
}
