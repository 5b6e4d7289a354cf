import Testing

@testable import CheatsCommand

@Suite("Text for a terminal")
struct TerminalTextTests {
  @Test("Wide characters take two columns and combining marks none, and what is cut says so")
  func columns() {
    #expect(TerminalText.width("a\u{301}") == 1)
    #expect(TerminalText.width("コナミ") == 6)
    #expect(TerminalText.width("🎮\u{200B}\u{1B}") == 2)
    #expect(TerminalText.fitted("コナミ", to: 6) == "コナミ")
    #expect(TerminalText.fitted("コナミ", to: 5) == "コナ…")
    #expect(TerminalText.fitted("コナミ", to: 4) == "コ…")
    #expect(TerminalText.column("コナミ", 4) == "コ… ")
    #expect(TerminalText.column("ab", 4) == "ab  ")
    #expect(TerminalText.fitted("ab", to: 0) == "")
  }

  @Test("Numbers are written in groups of three digits")
  func digits() {
    let numbers = [0, 999, 1000, 1_234_567, -1000]
    #expect(numbers.map { groupedDigits($0) } == ["0", "999", "1,000", "1,234,567", "-1,000"])
  }
}
