import Cheats
import CheatsNotation
import Testing

@Suite struct NotationReadingTests {
  static let actionRows: [(text: String, actions: [CheatCodeAction])] = [
    ("", []),
    (" \t\r\n\u{B}\u{C}\u{A0}\u{3000}\u{2028} ", []),
    ("up down left right", [.swipe(.up), .swipe(.down), .swipe(.left), .swipe(.right)]),
    ("↑↑↓ ↓←→\n", [.up, .up, .down, .down, .left, .right].map(CheatCodeAction.swipe)),
    ("↑ ↓ ← →", [.swipe(.up), .swipe(.down), .swipe(.left), .swipe(.right)]),
    ("shake tap tap1 tap2 tap3", [.shake, .tap(times: 1), .tap(times: 1), .tap(times: 2), .tap(times: 3)]),
    ("tap0 tap007", [.tap(times: 0), .tap(times: 7)]),
    ("tap18446744073709551615", [.tap(times: .max)]),
    ("tapped tap2x Tap UP", ["tapped", "tap2x", "Tap", "UP"].map(CheatCodeAction.keyPress)),
    ("'iddqd'", ["i", "d", "d", "q", "d"].map(CheatCodeAction.keyPress)),
    ("''", []),
    ("\"\"", [.keyPress("")]),
    ("\"up\" \"tap2\" \"#\" \"@1ms\"", ["up", "tap2", "#", "@1ms"].map(CheatCodeAction.keyPress)),
    (#""\"\\\/\b\f\n\r\t""#, [.keyPress("\"\\/\u{8}\u{C}\n\r\t")]),
    (#"'\'\"' "'""#, [.keyPress("'"), .keyPress("\""), .keyPress("'")]),
    (#""\u0041\u00e9\uD83D\uDE00""#, [.keyPress("Aé😀")]),
    (#"'a\r\nb'"#, [.keyPress("a"), .keyPress("\r\n"), .keyPress("b")]),
    (#"'e\u0301x'"#, [.keyPress("é"), .keyPress("x")]),
    (#"'👩‍👩‍👧é'"#, [.keyPress("👩‍👩‍👧"), .keyPress("é")]),
    ("\"a\tb c\"", [.keyPress("a\tb c")]),
    ("a+b+c don't a#b a@b a[0] ] > -", ["a+b+c", "don't", "a#b", "a@b", "a[0]", "]", ">", "-"].map { .keyPress($0) }),
    ("a# # a\nb #c\r\nd #", [.keyPress("a#"), .keyPress("b"), .keyPress("d")]),
    ("a\u{A0}é\u{2003}b\u{85}ü", ["a", "é", "b", "ü"].map(CheatCodeAction.keyPress)),
    ("\u{0}\u{1} \u{7F}", [.keyPress("\u{0}\u{1}"), .keyPress("\u{7F}")]),
  ]

  @Test func `a long row of arrows takes time in proportion to its length`() throws {
    // With the square of its length it would take hours.
    let actions = try CheatCodeNotation.actions(from: String(repeating: "↑↓", count: 200_000))
    #expect(actions.count == 400_000 && actions.first == .swipe(.up) && actions.last == .swipe(.down))
  }

  @Test(arguments: actionRows.indices)
  func actions(row: Int) throws {
    let (text, actions) = Self.actionRows[row]
    #expect(try CheatCodeNotation.actions(from: text) == actions)
    #expect(try CheatCodeNotation.steps(from: text) == CheatCodeSteps(actions: actions))
    #expect(try CheatCodeNotation.actions(from: CheatCodeNotation.text(for: actions)) == actions)
    #expect(try CheatCodeNotation.stream(from: text) == actions.map(CheatCodeStreamElement.action))
  }

  static let parameterRows: [(text: String, parameters: [CheatCodeParameter<CheatCodeAction>], printed: String)] = [
    ("x <any>", [.any], "x <any>"),
    ("x <any> <any>", [.any, .any], "x <any> <any>"),
    ("x [0-9] [a b c]", [keys("0123456789"), keys("abc")], "x [0-9] [a-c]"),
    ("x [c a]", [keys("ac")], "x [a c]"),
    ("x [ 'xyz' a ]", [keys("xyza")], "x [a x-z]"),
    (
      "x [tap2 down shake \"up\" up tap]",
      [.oneOf([.tap(times: 2), .swipe(.down), .shake, .keyPress("up"), .swipe(.up), .tap(times: 1)])],
      "x [up down shake tap tap2 \"up\"]"
    ),
    ("x [a-]", [.oneOf([.keyPress("a-")])], "x [a-]"),
    ("x [- --/]", [keys("-./")], "x [--/]"),
    (
      #"x ["a-z" "]" "["]"#, [.oneOf([.keyPress("a-z"), .keyPress("]"), .keyPress("[")])], #"x ["[" "]" "a-z"]"#
    ),
    ("x [down-left]", [.oneOf([.keyPress("down-left")])], "x [down-left]"),
    ("x [α-γ 😀-😂]", [keys("αβγ😀😁😂")], "x [α-γ 😀-😂]"),
    ("x [5-5]", [keys("5")], "x [5]"),
    ("x [a # one\n b]\n<any> # two", [keys("ab"), .any], "x [a b] <any>"),
    ("<any>", [.any], "<any>"),
  ]

  @Test(arguments: parameterRows.indices)
  func parameters(row: Int) throws {
    let (text, parameters, printed) = Self.parameterRows[row]
    let steps = try CheatCodeNotation.steps(from: text)
    #expect(steps.actions == (text.hasPrefix("x") ? [.keyPress("x")] : []))
    #expect(steps.parameters == parameters)
    #expect(CheatCodeNotation.text(for: steps) == printed)
    #expect(try CheatCodeNotation.steps(from: printed) == steps)
  }

  static func keys(_ characters: String) -> CheatCodeParameter<CheatCodeAction> {
    .oneOf(Set(characters.map { .keyPress(String($0)) }))
  }

  @Test func substringsAreRead() throws {
    #expect(try CheatCodeNotation.actions(from: "up down"[...].dropFirst(3)) == [.swipe(.down)])
  }
}

/// All elements of a stream that is read in pieces.
func elements(of pieces: [[UInt8]], fileName: String? = nil) throws -> [CheatCodeStreamElement] {
  var reader = CheatCodeStreamReader(fileName: fileName)
  var elements: [CheatCodeStreamElement] = []
  for piece in pieces {
    reader.append(piece)
    while let element = try reader.next() { elements.append(element) }
  }
  reader.finish()
  while let element = try reader.next() { elements.append(element) }
  return elements
}
