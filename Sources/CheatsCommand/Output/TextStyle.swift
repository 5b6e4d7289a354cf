/// How text is made to stand out on a terminal, and that it is not anywhere else.
struct TextStyle: Hashable {
  enum Look: Hashable {
    case plain
    case bold
    case dim
    case reverse
    case green
    case red
  }

  /// Whether there is a terminal.
  let isOn: Bool
  /// Whether colours are wanted; `NO_COLOR` is about these and not about bold text.
  let hasColors: Bool

  /// Text as it is.
  static let off = TextStyle(isOn: false, hasColors: false)

  func apply(_ look: Look, to text: String) -> String {
    guard isOn, !text.isEmpty, let number = number(look) else { return text }
    return "\u{1B}[\(number)m\(text)\u{1B}[0m"
  }

  private func number(_ look: Look) -> Int? {
    switch look {
    case .plain: nil
    case .bold: 1
    case .dim: 2
    case .reverse: 7
    case .green: hasColors ? 32 : nil
    case .red: hasColors ? 31 : nil
    }
  }
}
