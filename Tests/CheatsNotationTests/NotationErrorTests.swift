import CheatsNotation
import Foundation
import Testing

@Suite struct NotationErrorTests {
  typealias Row = (text: String, message: String)

  static let everyTextRows: [Row] = [
    ("up \"down", "1:4: found `\"down`, expected a closing \" on the same line"),
    ("up\n 'down\nleft'", "2:2: found `'down`, expected a closing ' on the same line"),
    ("'a\r\n'", "1:1: found `'a`, expected a closing ' on the same line"),
    ("\"", "1:1: found `\"`, expected a closing \" on the same line"),
    (#"a "\"#, #"1:3: found `"\`, expected a closing " on the same line"#),
    ("a \"\\\nb\"", #"1:3: found `"\`, expected a closing " on the same line"#),
    (#"a "\u00"#, #"1:3: found `"\u00`, expected a closing " on the same line"#),
    (
      #"é "x\q""#,
      #"1:5: found `\q`, expected one of the escapes \" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits"#
    ),
    (
      #""\'""#,
      #"1:2: found `\'`, expected one of the escapes \" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits"#
    ),
    (
      #"'\é'"#,
      #"1:2: found `\é`, expected one of the escapes \' \" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits"#
    ),
    (
      #"'\u00g0'"#,
      #"1:2: found `\u00g`, expected one of the escapes \' \" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits"#
    ),
    (#""\ud83d""#, #"1:2: found `\ud83d`, expected both halves of a surrogate pair, such as \ud83d\ude00"#),
    (#""\ud83d\u0041""#, #"1:2: found `\ud83d`, expected both halves of a surrogate pair, such as \ud83d\ude00"#),
    (#""\ude00""#, #"1:2: found `\ude00`, expected both halves of a surrogate pair, such as \ud83d\ude00"#),
    ("\"a\"b", "1:4: found `b`, expected white space after the closing quote"),
    ("'a''b'", "1:4: found `'b'`, expected white space after the closing quote"),
    ("'a'é", "1:4: found `é`, expected white space after the closing quote"),
    ("\"a\"#x", "1:4: found `#x`, expected white space after the closing quote"),
    (
      "a ↑↑→BA b",
      "1:6: found `BA`, expected white space between arrows and all else, or quotes around a key with an arrow"
    ),
    ("b↑", "1:1: found `b↑`, expected white space between arrows and all else, or quotes around a key with an arrow"),
    ("a tap18446744073709551616", "1:3: found `tap18446744073709551616`, expected at most 18446744073709551615 taps"),
    (
      "a tap" + String(repeating: "9", count: 99),
      "1:3: found `tap\(String(repeating: "9", count: 37))…`, expected at most 18446744073709551615 taps"
    ),
    ("👩‍👩‍👧 e\u{301} 'x", "1:5: found `'x`, expected a closing ' on the same line"),
    ("'a\u{7}\u{200B}", "1:1: found `'a\\u{7}\\u{200b}`, expected a closing ' on the same line"),
  ]

  @Test(arguments: everyTextRows.indices)
  func everyText(row: Int) {
    let (text, message) = Self.everyTextRows[row]
    #expect(message == errorMessage { _ = try CheatCodeNotation.actions(from: text, fileName: "f") })
    #expect(message == errorMessage { _ = try CheatCodeNotation.steps(from: text, fileName: "f") })
    #expect(message == errorMessage { _ = try CheatCodeNotation.stream(from: text, fileName: "f") })
    #expect(message == errorMessage { _ = try elements(of: text.utf8.map { [$0] }, fileName: "f") })
  }

  static let actionRows: [Row] = [
    ("a [0-9]", "1:3: found `[0-9]`, expected an action; [ ] and <any> belong at the end of codes only"),
    ("a <any>", "1:3: found `<any>`, expected an action; [ ] and <any> belong at the end of codes only"),
  ]

  @Test(arguments: actionRows.indices)
  func actions(row: Int) {
    let (text, message) = Self.actionRows[row]
    #expect(message == errorMessage { _ = try CheatCodeNotation.actions(from: text, fileName: "f") })
    #expect(message == errorMessage { _ = try CheatCodeNotation.stream(from: text, fileName: "f") })
    #expect(message == errorMessage { _ = try elements(of: text.utf8.map { [$0] }, fileName: "f") })
  }

  static let stepRows: [Row] = [
    ("a <digit>", "1:3: found `<digit>`, expected <any>, or quotes around a key that begins with <"),
    ("a <", "1:3: found `<`, expected <any>, or quotes around a key that begins with <"),
    ("a <any> b", "1:9: found `b`, expected nothing or another parameter after a parameter"),
    ("a\n[0-9]\n 'bc'", "3:2: found `'bc'`, expected nothing or another parameter after a parameter"),
    ("a []", "1:3: found `[]`, expected at least one action in [ ]"),
    ("a [ '' # x\n]", "1:3: found `[ '' # x\\u{a}]`, expected at least one action in [ ]"),
    ("a [b [c]]", "1:6: found `[`, expected an action or ] within [ ], or quotes around a key that begins with ["),
    ("a [b <any>]", "1:6: found `<any>`, expected an action within [ ], or <any> outside"),
    ("a [b c", "1:7: found the end of the text, expected a closing ]"),
    ("a [b # c]", "1:10: found the end of the text, expected a closing ]"),
    ("a [0-9][0-9]", "1:8: found `[0-9]`, expected white space after the closing ]"),
    ("a [b]]", "1:6: found `]`, expected white space after the closing ]"),
    ("a [9-0]", "1:4: found `9-0`, expected a range from a lower to a higher key, such as 0-9"),
    ("a [\u{1}-𐀀]", "1:4: found `\\u{1}-𐀀`, expected a range of at most 256 keys"),
    ("a ['b'c]", "1:7: found `c`, expected white space after the closing quote"),
    ("a @1s", "1:3: found `@1s`, expected an action; times belong in streams only"),
    ("a [@1s]", "1:4: found `@1s`, expected an action; times belong in streams only"),
  ]

  @Test(arguments: stepRows.indices)
  func steps(row: Int) {
    let (text, message) = Self.stepRows[row]
    #expect(message == errorMessage { _ = try CheatCodeNotation.steps(from: text, fileName: "f") })
  }

  @Test func anErrorWithoutAFileSaysLineAndColumn() {
    #expect(throws: CheatCodeNotationError.self) { try CheatCodeNotation.actions(from: "\n'") }
    do {
      _ = try CheatCodeNotation.actions(from: "\n  'x")
    } catch {
      #expect(error.description == "line 2, column 3: found `'x`, expected a closing ' on the same line")
      #expect(error.localizedDescription == error.description)
      #expect(error.reason == .unclosedSingleQuote)
      #expect(error.line == 2 && error.column == 3 && error.found == "`'x`")
    }
  }
}

/// The text of the error that a piece of code throws, without the file `f` before it.
func errorMessage(_ body: () throws -> Void) -> String {
  do {
    try body()
    return "no error"
  } catch {
    let text = "\(error)"
    return text.hasPrefix("f:") ? String(text.dropFirst(2)) : text
  }
}
