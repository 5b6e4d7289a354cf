@testable import CheatsCommand

/// What a terminal shows, as far as the tool uses it: text, moves, erasing, looks, the alternate screen and the cursor.
struct ScreenModel {
  private var cells: [[String]]
  /// The numbers of the looks that each cell was written with.
  private var looks: [[Set<Int>]]
  /// The shell's screen and its cursor, while that of a program is shown.
  private var ordinary: (cells: [[String]], row: Int, column: Int)?
  private var look: Set<Int> = []
  private var row = 0
  private var column = 0
  private var rest: [UInt8] = []
  private(set) var size: TerminalSize
  private(set) var showsCursor = true
  /// Whether what is pasted is sent between marks.
  private(set) var marksPastes = false
  /// What was sent that the model does not know.
  private(set) var unknown: [String] = []

  init(_ size: TerminalSize) {
    self.size = size
    cells = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
    looks = Array(repeating: Array(repeating: [], count: size.columns), count: size.rows)
  }

  /// Whether the screen is that of a program, and not that of the shell.
  var isAlternate: Bool { ordinary != nil }

  /// The lines without the spaces at their ends.
  var lines: [String] {
    cells.map { row in String(row.joined().reversed().drop { $0 == " " }.reversed()) }
  }

  var text: String { lines.joined(separator: "\n") }

  /// Whether a line that begins with some text begins with a look.
  func hasLook(_ number: Int, line text: String) -> Bool {
    zip(lines, looks).contains { $0.hasPrefix(text) && $1[0].contains(number) }
  }

  /// Takes another size, as a window does: what is outside is lost.
  mutating func resize(_ size: TerminalSize) {
    var other = ScreenModel(size)
    for row in 0..<min(size.rows, self.size.rows) {
      for column in 0..<min(size.columns, self.size.columns) { other.cells[row][column] = cells[row][column] }
    }
    (cells, looks, self.size) = (other.cells, other.looks, size)
    (row, column) = (min(row, size.rows - 1), min(column, size.columns - 1))
    ordinary = ordinary.map { _ in (ScreenModel(size).cells, 0, 0) }
  }

  mutating func write(_ bytes: [UInt8]) {
    rest += bytes
    while let length = lengthOfFirst {
      let piece = String(decoding: rest.prefix(length), as: UTF8.self)
      rest.removeFirst(length)
      piece.hasPrefix("\u{1B}") ? obey(piece) : put(piece)
    }
  }

  /// The number of bytes of the first character or sequence, or nil when it is not complete.
  private var lengthOfFirst: Int? {
    guard let first = rest.first else { return nil }
    if first == 0x1B {
      guard rest.count > 1 else { return nil }
      guard rest[1] == UInt8(ascii: "[") else { return 2 }
      return rest.dropFirst(2).firstIndex { 0x40...0x7E ~= $0 }.map { $0 + 1 }
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return rest.count < length ? nil : length
  }

  private mutating func put(_ character: String) {
    switch character {
    case "\r": column = 0
    case "\n":
      if row == size.rows - 1 {
        cells.append(Array(repeating: " ", count: size.columns))
        cells.removeFirst()
      } else {
        row += 1
      }
    case "\u{07}": break
    case "\u{08}": column = max(column - 1, 0)
    default:
      let width = TerminalText.width(character)
      if width == 0 {
        if column > 0 { cells[row][column - 1] += character }
        return
      }
      guard column + width <= size.columns else { return unknown.append("beyond the margin: \(character)") }
      cells[row][column] = character
      if width == 2 { cells[row][column + 1] = "" }
      looks[row][column] = look
      column += width
    }
  }

  private mutating func obey(_ sequence: String) {
    let body = sequence.dropFirst(2).dropLast()
    let numbers = body.split(separator: ";").map { Int($0) ?? 0 }
    switch (sequence.last, String(body)) {
    case ("H", _):
      row = min((numbers.first ?? 1) - 1, size.rows - 1)
      column = min((numbers.count > 1 ? numbers[1] : 1) - 1, size.columns - 1)
    case ("K", ""):
      for column in column..<size.columns { (cells[row][column], looks[row][column]) = (" ", []) }
    case ("J", "2"): (cells, looks) = (ScreenModel(size).cells, ScreenModel(size).looks)
    case ("m", _): look = numbers.allSatisfy { $0 == 0 } ? [] : look.union(numbers)
    case ("h", "?1049"):
      ordinary = ordinary ?? (cells, row, column)
      cells = ScreenModel(size).cells
    case ("l", "?1049"):
      (cells, row, column) = ordinary ?? (cells, row, column)
      ordinary = nil
    case ("h", "?25"): showsCursor = true
    case ("l", "?25"): showsCursor = false
    case ("h", "?2004"): marksPastes = true
    case ("l", "?2004"): marksPastes = false
    default: unknown.append(String(sequence.dropFirst()))
    }
  }
}
