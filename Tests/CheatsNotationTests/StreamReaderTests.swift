import Cheats
import CheatsNotation
import CheatsTestSupport
import Testing

@Suite struct StreamReaderTests {
  static let text = """
    # A session: ünïcode in a comment, 👾
    up up "key one" @250ms 'é👩‍👩‍👧"' tap2\r
    \u{3000}x\u{A0}y # trailing
    @1.25s ↓ "\\ud83d\\ude00" zz
    """
  static let expected: [CheatCodeStreamElement] = [
    .action(.swipe(.up)), .action(.swipe(.up)), .action(.keyPress("key one")), .time(.milliseconds(250)),
    .action(.keyPress("é")), .action(.keyPress("👩‍👩‍👧")), .action(.keyPress("\"")), .action(.tap(times: 2)),
    .action(.keyPress("x")), .action(.keyPress("y")),
    .time(.milliseconds(1250)), .action(.swipe(.down)), .action(.keyPress("😀")), .action(.keyPress("zz")),
  ]

  @Test func aStreamIsReadWhereverItIsCut() throws {
    let bytes = Array(Self.text.utf8)
    #expect(try elements(of: [bytes]) == Self.expected)
    for cut in 0...bytes.count {
      #expect(try elements(of: [Array(bytes[..<cut]), Array(bytes[cut...])]) == Self.expected, "cut at \(cut)")
    }
    for size in 1...9 {
      let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
      #expect(try elements(of: pieces) == Self.expected, "pieces of \(size)")
    }
  }

  @Test func aTokenIsGivenAsSoonAsItIsComplete() throws {
    var reader = CheatCodeStreamReader()
    reader.append("up".utf8)
    #expect(try reader.next() == nil)
    reader.append(" ".utf8)
    #expect(try reader.next() == .action(.swipe(.up)))
    #expect(try reader.next() == nil)
    reader.append("'ab'\n".utf8)
    #expect(try reader.next() == .action(.keyPress("a")))
    reader.append("<".utf8)
    #expect(try reader.next() == .action(.keyPress("b")))
    #expect(try reader.next() == nil)
    reader.finish()
    #expect(throws: CheatCodeNotationError.self) { try reader.next() }
  }

  @Test func bytesBehindTheEndAreTheCallersMistake() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var reader = CheatCodeStreamReader()
      reader.finish()
      reader.append("a".utf8)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("no bytes can be added to a finished stream"))
  }

  @Test func elementsBeforeAMistakeAreGivenAndTheMistakeStays() throws {
    var reader = CheatCodeStreamReader(fileName: "play.txt")
    reader.append("a b\nc 'd".utf8)
    reader.finish()
    #expect(try reader.next() == .action(.keyPress("a")))
    #expect(try reader.next() == .action(.keyPress("b")))
    #expect(try reader.next() == .action(.keyPress("c")))
    for _ in 0..<2 {
      #expect(
        "play.txt:2:3: found `'d`, expected a closing ' on the same line" == errorMessage { _ = try reader.next() })
    }
  }

  static let invalidRows: [(name: String, bytes: [UInt8], message: String)] = [
    ("in a word", Array("é x".utf8) + [0xFF], "1:4: found the byte 0xFF, expected UTF-8"),
    ("in quotes", Array("a\nb \"é".utf8) + [0x80, 0x22], "2:5: found the byte 0x80, expected UTF-8"),
    ("in a comment", Array("a # é".utf8) + [0xC0, 0x80], "1:6: found the byte 0xC0, expected UTF-8"),
    ("after a backslash", Array("'\\".utf8) + [0xFE], "1:3: found the byte 0xFE, expected UTF-8"),
    ("after a quote", Array("'a'".utf8) + [0xFE], "1:4: found the byte 0xFE, expected UTF-8"),
    ("cut by the end", [0x61, 0x20, 0xE2, 0x86], "1:3: found the byte 0xE2, expected UTF-8"),
    ("cut by the end of a comment", [0x23, 0xE2, 0x86], "1:2: found the byte 0xE2, expected UTF-8"),
    ("a surrogate", [0x61, 0x20, 0xED, 0xA0, 0x80], "1:3: found the byte 0xED, expected UTF-8"),
    ("overlong", [0xE0, 0x80, 0x80], "1:1: found the byte 0xE0, expected UTF-8"),
    ("too large", [0xF4, 0x90, 0x80, 0x80], "1:1: found the byte 0xF4, expected UTF-8"),
    ("half a byte order mark", [0xEF, 0xBB], "1:1: found the byte 0xEF, expected UTF-8"),
    ("a zero digit below ten", [0x20, 0x0A, 0xC2], "2:1: found the byte 0xC2, expected UTF-8"),
  ]

  @Test(arguments: invalidRows.indices)
  func invalidBytes(row: Int) {
    let (name, bytes, message) = Self.invalidRows[row]
    for size in 1...bytes.count {
      let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
      #expect(message == errorMessage { _ = try elements(of: pieces, fileName: "f") }, "\(name), pieces of \(size)")
    }
  }

  @Test func everyScalarIsDecodedAndNoOtherBytes() throws {
    for value in stride(from: UInt32(0x80), through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let key = String(scalar)
      #expect(try CheatCodeNotation.stream(from: "\"\(key)\"") == [.action(.keyPress(key))])
    }
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let bytes = (0..<4).map { _ in UInt8.random(in: 0x78...0xFF, using: &random) }
      let isValid = String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
      let isRead = (try? elements(of: [[0x22] + bytes + [0x22]])) != nil
      #expect(isRead == isValid, "\(bytes)")
    }
  }

  @Test func aByteOrderMarkAtTheBeginningIsPassed() throws {
    let bytes = Array("\u{FEFF}up \u{FEFF}x".utf8)
    let expected: [CheatCodeStreamElement] = [.action(.swipe(.up)), .action(.keyPress("\u{FEFF}x"))]
    #expect(try elements(of: [bytes]) == expected)
    #expect(try elements(of: bytes.map { [$0] }) == expected)
    #expect(try elements(of: [[], [], bytes]) == expected)
    #expect(try elements(of: [[0xEF, 0xBB, 0xBF]]).isEmpty)
  }

  @Test func aLongTokenInSmallPiecesIsNotReadAgainForEachOfThem() throws {
    // At a look for each piece these would be 10^11 bytes.
    let letters = Array(repeating: UInt8(ascii: "x"), count: 64)
    let count = 40_000
    let pieces = [[UInt8(ascii: "\"")]] + Array(repeating: letters, count: count) + [[UInt8(ascii: "\"")]]
    let elements = try elements(of: pieces)
    #expect(elements == [.action(.keyPress(String(repeating: "x", count: 64 * count)))])
  }

  @Test func aPlaceDoesNotDependOnWhereCharactersAreCut() {
    // A mark behind a space, a family, flags and marks in a comment that goes wrong.
    let tokens = Array("a \u{301}b 👩‍👩‍👧 🇩🇪🇫🇷 e\u{301}\u{302} 'x".utf8)
    let comment = Array("# e\u{301} 👩‍👩‍👧 🇩🇪🇫🇷\r\u{301} ".utf8) + [0xFF]
    for (bytes, message) in [
      (tokens, "1:12: found `'x`, expected a closing ' on the same line"),
      (comment, "1:12: found the byte 0xFF, expected UTF-8"),
    ] {
      for size in 1...bytes.count {
        let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
        #expect(message == errorMessage { _ = try elements(of: pieces, fileName: "f") }, "pieces of \(size)")
      }
    }
  }

  @Test func aPlaceIsCountedOverManyPieces() {
    let line = "up down é left # ü\n"
    let text = String(repeating: line, count: 1000) + "é é 'x"
    let pieces = text.utf8.map { [$0] }
    #expect(
      "1001:5: found `'x`, expected a closing ' on the same line"
        == errorMessage { _ = try elements(of: pieces, fileName: "f") })
    let oneLine = String(repeating: "é x ", count: 1000) + "'"
    #expect(
      "1:4001: found `'`, expected a closing ' on the same line"
        == errorMessage { _ = try elements(of: oneLine.utf8.map { [$0] }, fileName: "f") })
  }
}
