@testable import AhoCorasick

/// One of an automaton's tables as numbers, to be read and changed by place whatever they stand for.
struct TableNumbers: Sendable, CustomStringConvertible {
  let name: String
  let read: @Sendable (Automaton.Tables) -> [UInt64]
  let write: @Sendable (inout Automaton.Tables, [UInt64]) -> Void

  var description: String { name }

  init(
    _ name: String, read: @escaping @Sendable (Automaton.Tables) -> [UInt64],
    write: @escaping @Sendable (inout Automaton.Tables, [UInt64]) -> Void
  ) {
    self.name = name
    self.read = read
    self.write = write
  }

  /// A table that is an array of elements.
  init<Element: TableElement>(
    _ name: String, _ read: @escaping @Sendable (Automaton.Tables) -> ContiguousArray<Element>,
    _ write: @escaping @Sendable (inout Automaton.Tables, ContiguousArray<Element>) -> Void
  ) {
    self.init(name) {
      read($0).map(\.number)
    } write: {
      write(&$0, ContiguousArray($1.map { Element(number: $0) }))
    }
  }
}

/// What a table is made of.
protocol TableElement: Sendable {
  var number: UInt64 { get }
  init(number: UInt64)
}

extension TableElement where Self: FixedWidthInteger {
  var number: UInt64 { UInt64(truncatingIfNeeded: self) }
  init(number: UInt64) { self.init(truncatingIfNeeded: number) }
}

extension UInt8: TableElement {}
extension UInt16: TableElement {}
extension UInt32: TableElement {}
extension UInt64: TableElement {}

extension PatternID: TableElement {
  var number: UInt64 { UInt64(rawValue) }
  init(number: UInt64) { self.init(rawValue: UInt32(truncatingIfNeeded: number)) }
}

extension Rank: TableElement {
  var number: UInt64 { UInt64(rawValue) }
  init(number: UInt64) { self.init(rawValue: UInt32(truncatingIfNeeded: number)) }
}

extension StateID: TableElement {
  var number: UInt64 { UInt64(rawValue) }
  init(number: UInt64) { self.init(rawValue: UInt32(truncatingIfNeeded: number)) }
}

extension MatchList: TableElement {
  var number: UInt64 { UInt64(rawValue) }
  init(number: UInt64) { self.init(rawValue: UInt32(truncatingIfNeeded: number)) }
}

extension StateTree.LargeSize: TableElement {
  var number: UInt64 { UInt64(state) << 32 | UInt64(size) }
  init(number: UInt64) {
    self.init(state: UInt32(truncatingIfNeeded: number >> 32), size: UInt32(truncatingIfNeeded: number))
  }
}

extension GramEntry: TableElement {
  var number: UInt64 { UInt64(labels) << 32 | UInt64(place) }
  init(number: UInt64) {
    let place = UInt32(truncatingIfNeeded: number)
    self.init(
      record: place & 0x7FFF_FFFF, hasMatches: place > 0x7FFF_FFFF, labels: UInt32(truncatingIfNeeded: number >> 32))
  }
}
