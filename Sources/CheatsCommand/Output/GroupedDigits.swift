/// A number as people read it, with a comma between thousands: `5,638`.
func groupedDigits(_ number: some BinaryInteger) -> String {
  var text = ""
  let digits = String(number.magnitude)
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return number < 0 ? "-" + text : text
}

/// How many there are of something, with an s where it is not one.
func amount(_ count: Int, _ noun: String) -> String {
  "\(groupedDigits(count)) \(noun)\(count == 1 ? "" : "s")"
}
