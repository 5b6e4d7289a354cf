import Cheats
import CheatsNotation
import CheatsTestSupport
import Testing

@Suite struct NotationPrintingTests {
  static let keyRows: [(key: String, printed: String)] = [
    ("a", "a"), ("A", "A"), ("é", "é"), ("e\u{301}", "e\u{301}"), ("a+b", "a+b"), ("]", "]"), ("-", "-"),
    ("space", "space"), ("down-left", "down-left"), ("a#", "a#"), ("it's", "it's"), ("😀", "😀"), ("\\", "\\"),
    ("", #""""#), ("up", #""up""#), ("↑", #""↑""#), ("↑↓", #""↑↓""#), ("a→", #""a→""#), ("shake", #""shake""#),
    ("tap", #""tap""#), ("tap2", #""tap2""#),
    ("tap99999999999999999999", #""tap99999999999999999999""#), ("tapx", "tapx"), ("UP", "UP"),
    ("#", ##""#""##), ("#a", ##""#a""##), ("@1ms", #""@1ms""#), ("@", #""@""#), ("[", #""[""#), ("[0-9]", #""[0-9]""#),
    ("<any>", #""<any>""#), ("'", #""'""#), ("\"", #""\"""#), ("a b", #""a b""#), (" ", #"" ""#),
    ("\n", #""\n""#), ("\r\n", #""\r\n""#), ("\t", #""\t""#), ("\u{0}", #""\u0000""#), ("\u{7F}", #""\u007f""#),
    ("\u{A0}", #""\u00a0""#), ("\u{2028}", #""\u2028""#), ("\u{301}", #""\u0301""#), ("\u{200D}", #""\u200d""#),
    ("\u{E0001}", #""\udb40\udc01""#), ("\u{FEFF}x", #""\ufeffx""#), ("a\\ b", #""a\\ b""#),
  ]

  @Test(arguments: keyRows.indices)
  func keys(row: Int) throws {
    let (key, printed) = Self.keyRows[row]
    let text = CheatCodeNotation.text(for: [.keyPress(key)])
    #expect(text == printed)
    let read = try CheatCodeNotation.actions(from: text)
    #expect(read == [.keyPress(key)])
    // Equal keys can have different scalars; printing keeps them.
    if case .keyPress(let again)? = read.first { #expect(Array(again.unicodeScalars) == Array(key.unicodeScalars)) }
    let steps = CheatCodeSteps(parameters: [.oneOf([.keyPress(key), .keyPress("zz")])])
    #expect(try CheatCodeNotation.steps(from: CheatCodeNotation.text(for: steps)) == steps)
  }

  @Test func otherActions() {
    let actions: [CheatCodeAction] = [
      .swipe(.up), .swipe(.down), .swipe(.left), .swipe(.right), .shake, .tap(times: 0), .tap(times: 1), .tap(times: 2),
      .tap(times: .max),
    ]
    #expect(CheatCodeNotation.text(for: actions) == "up down left right shake tap0 tap tap2 tap18446744073709551615")
    #expect(CheatCodeNotation.text(for: [CheatCodeAction]()).isEmpty)
  }

  @Test func classesAreSortedAndRangesAreFoundWhereTheyCanBeRead() throws {
    func text(_ scalars: ClosedRange<UInt32>) throws -> String {
      let keys = scalars.compactMap(Unicode.Scalar.init).map { CheatCodeAction.keyPress(String($0)) }
      let steps = CheatCodeSteps(parameters: [.oneOf(Set(keys))])
      let text = CheatCodeNotation.text(for: steps)
      #expect(try CheatCodeNotation.steps(from: text) == steps)
      return text
    }
    #expect(try text(0x30...0x39) == "[0-9]")
    #expect(try text(0x30...0x31) == "[0 1]")
    #expect(try text(0x22...0x29) == ##"["\"" "#" $-)]"##)
    #expect(try text(0x5B...0x5D) == ##"["[" \ "]"]"##)
    #expect(try text(0x4E00...0x4E00 + 255).count == 5)
    #expect(try text(0x4E00...0x4E00 + 256).count == 7)
    #expect(try text(0xD7F0...0xE010).isEmpty == false)
    #expect(CheatCodeNotation.text(for: CheatCodeSteps(parameters: [.oneOf([])])) == "[]")
  }

  @Test(arguments: 0..<20)
  func randomActionsAreReadBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let actions = (0..<Int.random(in: 0...12, using: &random)).map { _ in Self.action(&random) }
      let text = CheatCodeNotation.text(for: actions)
      #expect(try CheatCodeNotation.actions(from: text) == actions, "seed \(seed): \(text.debugDescription)")

      let parameters = (0..<Int.random(in: 0...3, using: &random)).map { _ -> CheatCodeParameter<CheatCodeAction> in
        if Bool.random(using: &random) { return .any }
        return .oneOf(Set((0..<Int.random(in: 1...8, using: &random)).map { _ in Self.action(&random) }))
      }
      let steps = CheatCodeSteps(actions: actions, parameters: parameters)
      let code = CheatCodeNotation.text(for: steps)
      #expect(try CheatCodeNotation.steps(from: code) == steps, "seed \(seed): \(code.debugDescription)")

      let stream = actions.flatMap { action -> [CheatCodeStreamElement] in
        let nanoseconds = Int64.random(in: -Int64.max...Int64.max, using: &random)
        let time = Duration.nanoseconds(nanoseconds >> Int64.random(in: 0..<64, using: &random))
        return Bool.random(using: &random) ? [.action(action)] : [.time(time), .action(action)]
      }
      let play = CheatCodeNotation.text(for: stream)
      #expect(try CheatCodeNotation.stream(from: play) == stream, "seed \(seed): \(play.debugDescription)")
    }
  }

  static func action(_ random: inout SplitMix64) -> CheatCodeAction {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .shake
    case 1: return .tap(times: UInt.random(in: 0 ... .max, using: &random) >> UInt.random(in: 0..<64, using: &random))
    case 2: return .swipe(CheatCodeSwipeDirection.allCases.randomElement(using: &random) ?? .up)
    case 3: return .keyPress(Self.keyRows.randomElement(using: &random)?.key ?? "")
    default: break
    }
    var scalars = String.UnicodeScalarView()
    let limits: [UInt32] = [0x7F, 0x7F, 0x7F, 0x400, 0x3100, 0x10FFFF]
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let limit = limits.randomElement(using: &random) ?? 0x7F
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) { scalars.append(scalar) }
    }
    return .keyPress(String(scalars))
  }

  @Test(arguments: 0..<20)
  func randomTextIsReadOrRefused(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "up", "a", " ", "\n", "\r", "'", "\"", "\\", "\\u00", "e9", "\\ud83d", "[", "]", "<any>", "<", "@", "1", ".5",
      "s",
      "ms", "#", "-", "é", "e\u{301}", "👾", "tap", "9", "\u{A0}",
    ]
    for _ in 0..<100 {
      let text = (0..<Int.random(in: 0...10, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      if let steps = try? CheatCodeNotation.steps(from: text) {
        let printed = CheatCodeNotation.text(for: steps)
        #expect(try CheatCodeNotation.steps(from: printed) == steps, "\(text.debugDescription)")
      }
      let whole = Result { try CheatCodeNotation.stream(from: text) }
      let cut = Result { try elements(of: text.utf8.map { [$0] }) }
      #expect("\(whole)" == "\(cut)", "\(text.debugDescription)")
      if case .success(let stream) = whole {
        #expect(
          try CheatCodeNotation.stream(from: CheatCodeNotation.text(for: stream)) == stream, "\(text.debugDescription)")
      }
    }
  }
}
