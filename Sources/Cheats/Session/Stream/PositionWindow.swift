/// Values for the latest positions of a stream: added at one end, dropped at the other, reached by position.
///
/// ```
/// elements   · · c d e f      dropped 2, lower 7: position 7 holds c, position 10 holds f
/// ```
///
/// What is dropped stays in front until it is as much as the rest, and is then removed at once.
struct PositionWindow<Element: Sendable>: Sendable {
  private var elements: ContiguousArray<Element> = []
  private var dropped = 0
  /// The first position that has a value.
  private(set) var lower: Int64

  /// Creates a window whose first value will be that of a position.
  init(lower: Int64 = 0) { self.lower = lower }

  /// The number of values.
  var count: Int { elements.count - dropped }
  /// The position that the next value is added for.
  var upper: Int64 { lower + Int64(count) }
  var isEmpty: Bool { count == 0 }
  var last: Element? { isEmpty ? nil : elements[elements.count - 1] }

  subscript(position: Int64) -> Element {
    get { elements[dropped + Int(position - lower)] }
    set { elements[dropped + Int(position - lower)] = newValue }
  }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Forgets what is before a position.
  ///
  /// - Complexity: O(1) amortised for each value that is forgotten.
  mutating func drop(before position: Int64) {
    guard position > lower else { return }
    let number = Int(min(position, upper) - lower)
    dropped += number
    lower += Int64(number)
    if dropped >= 32, dropped * 2 >= elements.count {
      elements.removeFirst(dropped)
      dropped = 0
    }
  }

  mutating func removeLast() -> Element { elements.removeLast() }

  /// Forgets what is at a position and behind it, so that it is the next one that a value is added for.
  mutating func truncate(to position: Int64) {
    guard position >= lower else {
      self = PositionWindow(lower: position)
      return
    }
    elements.removeLast(max(Int(upper - position), 0))
  }

  /// The first position in the window whose value meets a condition that, once met, is met by all that follow.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of values.
  func firstPosition(where condition: (Element) -> Bool) -> Int64 {
    var low = dropped
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if condition(elements[middle]) { high = middle } else { low = middle + 1 }
    }
    return lower + Int64(low - dropped)
  }

  /// Changes every value in place.
  mutating func updateEach(_ body: (inout Element) -> Void) {
    for index in dropped..<elements.count { body(&elements[index]) }
  }
}
