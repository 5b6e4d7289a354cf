import CheatsNotation
import Foundation
import Testing

@Suite struct FileErrorTests {
  typealias Row = (json: String, message: String)

  static let malformedRows: [Row] = [
    ("", "1:1: found the end of the file, expected an object with the field codes"),
    (" \n ", "2:2: found the end of the file, expected an object with the field codes"),
    ("nope", "1:1: found `nope`, expected an object with the field codes"),
    ("{", "1:2: found the end of the file, expected }"),
    ("{,}", "1:2: found `,`, expected the name of a field in double quotes"),
    ("{codes:[]}", "1:2: found `codes`, expected the name of a field in double quotes"),
    ("{'codes':[]}", "1:2: found `'`, expected the name of a field in double quotes"),
    (#"{"codes" []}"#, "1:10: found `[`, expected :"),
    (#"{"codes":[]"#, "1:12: found the end of the file, expected , or }"),
    (#"{"codes":[],}"#, "1:13: found `}`, expected the name of a field in double quotes"),
    (#"{"codes":[]]"#, "1:12: found `]`, expected , or }"),
    (#"{"codes":[]} x"#, "1:14: found `x`, expected nothing after the closing }"),
    (#"{"codes":[]}{}"#, "1:13: found `{`, expected nothing after the closing }"),
    ("{\"codes\":[] // none\n}", "1:13: found `/`, expected , or }"),
    (#"{"codes":tru}"#, "1:10: codes: found `tru`, expected an array of codes"),
    (#"{"codes":["#, "1:11: found the end of the file, expected ]"),
    (#"{"codes":[{"name":"a","actions":"a"} {"#, "1:38: found `{`, expected , or ]"),
    (
      #"{"codes":[{"name":"a","actions":"a"},]}"#,
      "1:38: code 1: found `]`, expected a code such as {\"name\": \"konami\", \"actions\": \"up up down\"}"
    ),
    (#"{"codes":[{"name":"a""#, "1:22: code 0 “a”: found the end of the file, expected , or }"),
    (#"{"codes":[{"name":"a}]}"#, "1:19: code 0, name: found `\"a}]}`, expected a closing \" on the same line"),
    ("{\"codes\":[{\"name\":\"a\n\"", "1:19: code 0, name: found `\"a`, expected a closing \" on the same line"),
    (
      "{\"codes\":[{\"name\":\"é\tb\"",
      "1:21: code 0, name: found `\\u{9}`, expected control characters as escapes such as \\n or \\u0007"
    ),
    (
      #"{"codes":[{"name":"\x""#,
      #"1:20: code 0, name: found `\x`, expected one of the escapes "#
        + #"\" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits"#
    ),
    (
      #"{"codes":[{"name":"\u12é4""#,
      #"1:20: code 0, name: found `\u12é`, expected one of the escapes "#
        + #"\" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits"#
    ),
    (
      #"{"codes":[{"name":"\ud83d!""#,
      #"1:20: code 0, name: found `\ud83d`, expected both halves of a surrogate pair, such as \ud83d\ude00"#
    ),
    (
      #"{"codes":[{"name":"a","secret":truex}]}"#,
      "1:32: code 0 “a”, secret: found `truex`, expected true or false"
    ),
    (#"{"codes":[{"name":"a","secret":True}]}"#, "1:32: code 0 “a”, secret: found `True`, expected true or false"),
    (
      #"{"codes":[{"name":"a","actions":["a" "b"]}]}"#, "1:38: code 0 “a”, actions[0]: found `\"`, expected , or ]"
    ),
    ("{\"codes\":[]\u{A0}}", "1:12: found `\\u{a0}`, expected , or }"),
    ("{\"codes\":\u{0}[]}", "1:10: codes: found `\\u{0}`, expected an array of codes"),
  ]

  @Test(arguments: malformedRows.indices)
  func malformed(row: Int) throws {
    let (json, message) = Self.malformedRows[row]
    #expect(message == errorMessage { _ = try CheatCodeFile(json: Data(json.utf8), fileName: "f") })
    do {
      _ = try CheatCodeFile(json: Data(json.utf8))
    } catch {
      guard case .malformed = error else {
        Issue.record("\(error) is not malformed")
        return
      }
    }
  }

  static let codeFields = "name, actions, maximumGap, timeLimit, secret, enabled, game, platform, source, note"

  static let invalidRows: [Row] = [
    ("[]", "1:1: found an array, expected an object with the field codes"),
    ("\"x\"", "1:1: found `\"x\"`, expected an object with the field codes"),
    ("12", "1:1: found `12`, expected an object with the field codes"),
    ("null", "1:1: found `null`, expected an object with the field codes"),
    ("{}", "1:2: found `}`, expected the field codes before it"),
    (#"{"game": "x"}"#, "1:13: found `}`, expected the field codes before it"),
    (
      #"{"cods": []}"#,
      "1:2: found the field `cods`, expected one of the fields "
        + "game, platform, source, note, identifier, matchKind, anchored, maximumGap, timeLimit, holdLimit, codes"
    ),
    (#"{"codes":[],"codes":[]}"#, "1:13: found the field `codes` again, expected each field once"),
    (#"{"codes":{}}"#, "1:10: codes: found an object, expected an array of codes"),
    (#"{"game":1e9,"codes":[]}"#, "1:9: game: found `1e9`, expected a text"),
    (#"{"anchored":"yes","codes":[]}"#, "1:13: anchored: found `\"yes\"`, expected true or false"),
    (
      #"{"matchKind":"longest","codes":[]}"#,
      "1:14: matchKind: found `\"longest\"`, expected one of "
        + "\"overlapping\", \"perCode\", \"nonOverlapping\", \"leftmostLongest\", \"leftmostFirst\""
    ),
    (
      #"{"holdLimit":250,"codes":[]}"#,
      "1:14: holdLimit: found `250`, expected a time such as \"250ms\" or \"1.25s\", or \"none\""
    ),
    (
      #"{"holdLimit":"-1s","codes":[]}"#,
      "1:14: holdLimit: found `\"-1s\"`, expected a time such as \"250ms\" or \"1.25s\", or \"none\""
    ),
    (
      #"{"timeLimit":"10000000000s","codes":[]}"#,
      "1:14: timeLimit: found `\"10000000000s\"`, expected a time of at most 9223372036.854775807s"
    ),
    (
      #"{"timeLimit":"0.1ns","codes":[]}"#,
      "1:14: timeLimit: found `\"0.1ns\"`, expected a whole number of nanoseconds"
    ),
    (
      #"{"codes":[[[[[]]]]]}"#,
      "1:11: code 0: found an array, expected a code such as {\"name\": \"konami\", \"actions\": \"up up down\"}"
    ),
    (#"{"codes":[{}]}"#, "1:12: code 0: found `}`, expected the field name before it"),
    (#"{"codes":[{"actions":"a"}]}"#, "1:25: code 0: found `}`, expected the field name before it"),
    (#"{"codes":[{"name":"a"}]}"#, "1:22: code 0 “a”: found `}`, expected the field actions before it"),
    (#"{"codes":[{"name":""}]}"#, "1:19: code 0, name: found `\"\"`, expected a name that is not empty"),
    (#"{"codes":[{"name":null}]}"#, "1:19: code 0, name: found `null`, expected a name that is not empty"),
    (
      "{\"codes\":[{\"name\":\"é\",\"actions\":\"a\"},\n {\"name\":\"e\u{301}\",\"actions\":\"b\"}]}",
      "2:10: code 1 “e\u{301}”, name: found `\"e\u{301}\"`, expected another name than that of code 0"
    ),
    (
      #"{"codes":[{"name":"a","Actions":"a"}]}"#,
      "1:23: code 0 “a”: found the field `Actions`, expected one of the fields \(codeFields)"
    ),
    (
      #"{"codes":[{"name":"a","name":"b"}]}"#,
      "1:23: code 0 “a”: found the field `name` again, expected each field once"
    ),
    (
      #"{"codes":[{"name":"a","actions":7}]}"#,
      "1:33: code 0 “a”, actions: found `7`, expected notation such as \"up up down\", or an array of such texts"
    ),
    (
      #"{"codes":[{"name":"a","actions":["a",null]}]}"#,
      "1:38: code 0 “a”, actions[1]: found `null`, expected notation such as \"up up down\""
    ),
    (#"{"codes":[{"name":"a","actions":""}]}"#, "1:33: code 0 “a”, actions: found no action, expected at least one"),
    (#"{"codes":[{"name":"a","actions":[]}]}"#, "1:33: code 0 “a”, actions: found no action, expected at least one"),
    (
      #"{"codes":[{"name":"a","actions":"[0-9] <any>"}]}"#,
      "1:33: code 0 “a”, actions: found no action before the parameters, expected at least one"
    ),
    (
      #"{"codes":[{"name":"a","actions":["''"," # x"]}]}"#,
      "1:33: code 0 “a”, actions: found no action, expected at least one"
    ),
    (
      #"{"codes":[{"actions":"up é <digit>","name":"a"}]}"#,
      "1:22: code 0 “a”, actions, column 6: found `<digit>`, expected <any>, or quotes around a key that begins with <"
    ),
    (
      #"{"codes":[{"name":"a","actions":["up","up\n 'down"]}]}"#,
      "1:39: code 0 “a”, actions[1], line 2, column 2: found `'down`, expected a closing ' on the same line"
    ),
    (
      #"{"codes":[{"name":"a","actions":["a <any>","up"]}]}"#,
      "1:44: code 0 “a”, actions[1], column 1: found `up`, expected nothing or another parameter after a parameter"
    ),
    (
      #"{"codes":[{"name":"a","actions":"@1s up"}]}"#,
      "1:33: code 0 “a”, actions, column 1: found `@1s`, expected an action; times belong in streams only"
    ),
    (
      #"{"codes":[{"name":"a","actions":"a","enabled":0}]}"#,
      "1:47: code 0 “a”, enabled: found `0`, expected true or false"
    ),
  ]

  @Test(arguments: invalidRows.indices)
  func invalid(row: Int) throws {
    let (json, message) = Self.invalidRows[row]
    #expect(message == errorMessage { _ = try CheatCodeFile(json: Data(json.utf8), fileName: "f") })
    #expect((try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)) != nil)
    do {
      _ = try CheatCodeFile(json: Data(json.utf8))
    } catch {
      guard case .invalid = error else {
        Issue.record("\(error) is not invalid")
        return
      }
    }
  }

  @Test func anErrorCanBeTakenApart() throws {
    let json = "{\"codes\":[\n{\"name\":\"a\",\"actions\":\"a\"},\n  {\"name\":\"b\",\"actions\":[\"a\",\"b 'c\"]}]}"
    do {
      _ = try CheatCodeFile(json: Data(json.utf8))
      Issue.record("an error was expected")
    } catch {
      guard case .invalid(let mistake) = error else { throw error }
      #expect(mistake.fileName == nil)
      #expect(mistake.line == 3 && mistake.column == 30)
      #expect(mistake.code?.index == 1 && mistake.code?.name == "b")
      #expect(mistake.field == "actions[1]")
      #expect(mistake.notation?.reason == .unclosedSingleQuote && mistake.notation?.column == 3)
      #expect(
        error.localizedDescription
          == "line 3, column 30: code 1 “b”, actions[1], column 3: found `'c`, expected a closing ' on the same line")
    }
  }

  @Test func invalidBytesAreNamedWithTheirPlace() {
    let rows: [(before: String, bytes: [UInt8], message: String)] = [
      ("", [0xFF, 0xFE, 0x7B, 0x00], "1:1: found the byte 0xFF, expected an object with the field codes"),
      ("{\"codes\":[{\"name\":\"é", [0xC3, 0x22], "1:21: code 0, name: found the byte 0xC3, expected UTF-8"),
      ("{\"codes\":[{\"name\":\"\\", [0xC3, 0x22], "1:21: code 0, name: found the byte 0xC3, expected UTF-8"),
      ("{\"codes\":[]", [0x80], "1:12: found the byte 0x80, expected , or }"),
    ]
    for (before, bytes, message) in rows {
      let json = Data(before.utf8) + bytes
      #expect(message == errorMessage { _ = try CheatCodeFile(json: json, fileName: "f") })
    }
  }
}
