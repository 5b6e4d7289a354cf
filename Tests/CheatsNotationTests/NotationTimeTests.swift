import CheatsNotation
import Testing

@Suite struct NotationTimeTests {
  static let timeRows: [(text: String, nanoseconds: Int64, printed: String)] = [
    ("0s", 0, "0s"),
    ("0.000ms", 0, "0s"),
    ("250ms", 250_000_000, "250ms"),
    ("1.25s", 1_250_000_000, "1.25s"),
    ("1250ms", 1_250_000_000, "1.25s"),
    ("60s", 60_000_000_000, "60s"),
    ("007us", 7_000, "7us"),
    ("1.5us", 1_500, "1.5us"),
    ("5ns", 5, "5ns"),
    ("0.000000001s", 1, "1ns"),
    ("1.000000001s", 1_000_000_001, "1.000000001s"),
    ("1.000001ms", 1_000_001, "1.000001ms"),
    ("9223372036.854775807s", .max, "9223372036.854775807s"),
    ("9223372036854775807ns", .max, "9223372036.854775807s"),
  ]

  @Test(arguments: timeRows.indices)
  func times(row: Int) throws {
    let (text, nanoseconds, printed) = Self.timeRows[row]
    let time = Duration.nanoseconds(nanoseconds)
    #expect(try CheatCodeNotation.duration(from: text) == time)
    #expect(CheatCodeNotation.text(for: time) == printed)
    #expect(try CheatCodeNotation.stream(from: "@" + text) == [.time(time)])
    #expect(try CheatCodeNotation.stream(from: "@-" + text) == [.time(.zero - time)])
    #expect(CheatCodeNotation.text(for: [CheatCodeStreamElement.time(time)]) == "@" + printed)
  }

  static let mistakeRows: [(text: String, message: String)] = [
    ("", "found `@`, expected a time, such as 250ms or 1.25s, in ns, us, ms or s"),
    ("5", "found `@5`, expected a time, such as 250ms or 1.25s, in ns, us, ms or s"),
    ("s", "found `@s`, expected a time, such as 250ms or 1.25s, in ns, us, ms or s"),
    (".5s", "found `@.5s`, expected a time, such as 250ms or 1.25s, in ns, us, ms or s"),
    ("1.s", "found `@1.s`, expected a time, such as 250ms or 1.25s, in ns, us, ms or s"),
    ("1.2.3s", "found `@1.2.3s`, expected a time, such as 250ms or 1.25s, in ns, us, ms or s"),
    ("+1s", "found `@+1s`, expected a time, such as 250ms or 1.25s, in ns, us, ms or s"),
    ("1S", "found `@1S`, expected a time, such as 250ms or 1.25s, in ns, us, ms or s"),
    ("1e3ms", "found `@1e3ms`, expected a time, such as 250ms or 1.25s, in ns, us, ms or s"),
    ("1min", "found `@1min`, expected a time, such as 250ms or 1.25s, in ns, us, ms or s"),
    ("١s", "found `@١s`, expected a time, such as 250ms or 1.25s, in ns, us, ms or s"),
    ("1.0000000000s", "found `@1.0000000000s`, expected a whole number of nanoseconds"),
    ("1.0000001ms", "found `@1.0000001ms`, expected a whole number of nanoseconds"),
    ("0.5ns", "found `@0.5ns`, expected a whole number of nanoseconds"),
    ("9223372036.854775808s", "found `@9223372036.854775808s`, expected a time of at most 9223372036.854775807s"),
    ("9223372036854775808ns", "found `@9223372036854775808ns`, expected a time of at most 9223372036.854775807s"),
    ("18446744073709551616s", "found `@18446744073709551616s`, expected a time of at most 9223372036.854775807s"),
    ("99999999999999s", "found `@99999999999999s`, expected a time of at most 9223372036.854775807s"),
  ]

  @Test(arguments: mistakeRows.indices)
  func mistakes(row: Int) {
    let (text, message) = Self.mistakeRows[row]
    #expect("1:3: " + message == errorMessage { _ = try CheatCodeNotation.stream(from: "a @" + text, fileName: "f") })
    if !text.isEmpty {
      let alone = "1:1: " + message.replacing("`@", with: "`")
      #expect(alone == errorMessage { _ = try CheatCodeNotation.duration(from: text, fileName: "f") })
    }
  }

  @Test func aNegativeTimeIsForStreamsOnly() {
    #expect(throws: CheatCodeNotationError.self) { try CheatCodeNotation.duration(from: "-1s") }
    #expect(throws: CheatCodeNotationError.self) { try CheatCodeNotation.duration(from: " 1s") }
    #expect(throws: CheatCodeNotationError.self) { try CheatCodeNotation.duration(from: "") }
  }

  @Test func theEarliestTimeIsReadBack() throws {
    let printed = CheatCodeNotation.text(for: [CheatCodeStreamElement.time(.nanoseconds(Int64.min))])
    #expect(printed == "@-9223372036.854775808s")
    #expect(try CheatCodeNotation.stream(from: printed) == [.time(.nanoseconds(Int64.min))])
    for text in ["@9223372036.854775808s", "@-9223372036.854775809s", "@-9223372036854775809ns"] {
      #expect(throws: CheatCodeNotationError.self) { try CheatCodeNotation.stream(from: text) }
    }
  }

  @Test func timesAreRoundedDownAndSaturate() {
    #expect(CheatCodeNotation.text(for: Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999)) == "1ns")
    #expect(CheatCodeNotation.text(for: Duration(secondsComponent: 0, attosecondsComponent: -1)) == "-1ns")
    #expect(CheatCodeNotation.text(for: Duration(secondsComponent: -1, attosecondsComponent: -1)) == "-1.000000001s")
    #expect(CheatCodeNotation.text(for: .seconds(Int64.max)) == "9223372036.854775807s")
    #expect(CheatCodeNotation.text(for: .seconds(Int64.min)) == "-9223372036.854775808s")
  }
}
