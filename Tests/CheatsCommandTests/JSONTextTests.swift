import Foundation
import Testing

@testable import CheatsCommand

@Suite("JSON text")
struct JSONTextTests {
  @Test(
    "Only what JSON demands and what steers a terminal are escaped",
    arguments: [
      ("", #""""#),
      ("god (iddqd)", #""god (iddqd)""#),
      ("a\"b\\c/d", #""a\"b\\c/d""#),
      ("\n\r\t\0\u{1B}\u{7F}\u{9B}", #""\n\r\t\u0000\u001b\u007f\u009b""#),
      ("é ↑ 🎮 e\u{301}", "\"é ↑ 🎮 e\u{301}\""),
      ("a\u{202E}b\u{200B}\u{2028}\u{2069}\u{FEFF}", #""a\u202eb\u200b\u2028\u2069\ufeff""#),
      ("👨\u{200D}👩\u{200D}👧 🏴\u{E0067}\u{E007F}", "\"👨\u{200D}👩\u{200D}👧 🏴\u{E0067}\u{E007F}\""),
    ])
  func escaping(string: String, expected: String) throws {
    #expect(jsonText(string).unicodeScalars.elementsEqual(expected.unicodeScalars))
    let decoded = try JSONDecoder().decode([String].self, from: Data("[\(jsonText(string))]".utf8))
    #expect(decoded[0].unicodeScalars.elementsEqual(string.unicodeScalars))
  }

  @Test("A name that would break its line is shown in quotes")
  func names() {
    #expect(shownName("god (iddqd) \"é\"") == "god (iddqd) \"é\"")
    #expect(shownName("two\nlines") == #""two\nlines""#)
    #expect(shownName("abc\u{202E}") == #""abc\u202e""#)
    #expect(shownName("👨\u{200D}👩") == "👨\u{200D}👩")
    #expect(shownName("\u{1B}[2J") == #""\u001b[2J""#)
  }
}
