/// Choices as bytes: the same code reads a case from an input of a fuzzer, and writes a case down as such an input.
///
/// ```swift
/// var reader = ByteCoder(reading: [7])
/// reader.choice(nil, of: ["a", "b", "c"])  // b
/// var writer = ByteCoder()
/// writer.choice("b", of: ["a", "b", "c"])  // b, and written is [1]
/// ```
///
/// Nearly every choice is one byte, so that a fuzzer that changes a byte changes one choice. Where an input has ended
/// every further choice is the first one, so any bytes are a case.
public struct ByteCoder: Sendable {
  private let isReading: Bool
  private var rest: ArraySlice<UInt8>
  /// The bytes of what was written so far.
  public private(set) var written: [UInt8] = []

  /// Creates a coder that reads.
  public init(reading bytes: some Sequence<UInt8>) {
    isReading = true
    rest = Array(bytes)[...]
  }

  /// Creates a coder that writes.
  public init() {
    isReading = false
    rest = []
  }

  /// Whether there are bytes to be read.
  public var hasMore: Bool { !rest.isEmpty }

  /// Reads a byte, or writes one.
  @discardableResult
  public mutating func byte(_ value: UInt8? = nil) -> UInt8 {
    guard isReading else {
      written.append(value ?? 0)
      return value ?? 0
    }
    return rest.popFirst() ?? 0
  }

  /// Reads or writes a yes or no.
  public mutating func flag(_ value: Bool? = nil) -> Bool { byte(value == true ? 1 : 0) & 1 == 1 }

  /// Reads one of at most 256 values, or writes it; the first where it is none of them.
  public mutating func choice<Value: Equatable>(_ value: Value?, of values: [Value]) -> Value {
    let index = value.flatMap { values.firstIndex(of: $0) } ?? 0
    return values[Int(byte(UInt8(index))) % values.count]
  }

  /// Reads or writes a number of eight bytes.
  public mutating func number(_ value: Int64? = nil) -> Int64 {
    let bits = UInt64(bitPattern: value ?? 0)
    let bytes = (0..<8).map { UInt64(byte(UInt8(truncatingIfNeeded: bits >> ($0 * 8)))) }
    return Int64(bitPattern: bytes.reversed().reduce(0) { $0 << 8 | $1 })
  }

  /// Reads or writes a list behind the number of its elements; of too many the first are written.
  public mutating func list<Element>(
    _ elements: [Element]?, counts: ClosedRange<Int>, _ code: (inout Self, Element?) -> Element
  ) -> [Element] {
    let given = elements.map { min(max($0.count, counts.lowerBound), counts.upperBound) - counts.lowerBound }
    let count = counts.lowerBound + Int(byte(UInt8(given ?? 0))) % counts.count
    return (0..<count).map { index in
      code(&self, elements.flatMap { index < $0.count ? $0[index] : nil })
    }
  }

  /// Reads or writes a list that goes on to the end of the input, or has its most elements.
  public mutating func listToEnd<Element>(
    _ elements: [Element]?, atMost limit: Int, _ code: (inout Self, Element?) -> Element
  ) -> [Element] {
    if let elements { return elements.prefix(limit).map { code(&self, $0) } }
    var list: [Element] = []
    while hasMore, list.count < limit { list.append(code(&self, nil)) }
    return list
  }
}
