import Testing

@testable import CheatsCommand

@Suite("Keys of a terminal")
struct KeyDecoderTests {
  private static let sequences: [(String, [PlayKey])] = [
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OD", [.up, .left]),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [.pageUp, .pageDown, .home, .end, .home, .end]),
    ("\u{1B}OP\u{1B}OS\u{1B}[11~\u{1B}[14~", [.function(1), .function(4), .function(1), .function(4)]),
    ("\u{1B}[[Bx", [.function(2), .character("x")]),
    ("\u{1B}[1;5Aa", [.up, .character("a")]),
    ("\u{1B}[201~\u{1B}[3~x", [.character("x")]),
    ("a é日🎮", [.character("a"), .character(" "), .character("é"), .character("日"), .character("🎮")]),
    ("\r\n\t\u{7F}\u{08}", [.enter, .enter, .tab, .backspace, .backspace]),
    ("\u{01}\u{0B}\u{1A}", [.control("a"), .control("k"), .control("z")]),
    // With Alt a key is a key, and so is one that follows Escape.
    ("\u{1B}a\u{1B}é\u{1B}\u{1B}[A\u{1B}\u{1B}\u{1B}b", [.character("a"), .character("é"), .up, .character("b")]),
    // What a terminal replies: a colour, its name, its version, the cursor's place and what it can do.
    ("\u{1B}]11;rgb:ff/ff/ff\u{1B}\\a\u{1B}]4;1\u{07}b", [.character("a"), .character("b")]),
    ("\u{1B}P>|xterm(390)\u{1B}\\a\u{1B}_Gi=1;OK\u{1B}\\b", [.character("a"), .character("b")]),
    ("\u{1B}[24;80Ra\u{1B}[?62;22cb", [.character("a"), .character("b")]),
    // One that breaks off swallows no key that is none of its bytes.
    ("\u{1B}[1\u{04}\u{1B}]é\u{04}\u{1B}]a\u{1B}[B", [.control("d"), .control("d"), .down]),
    ("\u{1B}O\r\u{1B}[é", [.enter, .character("é")]),
    // A paste is typed, but commands nothing.
    ("\u{1B}[200~a\u{04}\r\u{1B}[A\u{1B} é\u{1B}[201\t\u{1B}[201~\t", "a[A é[201".map { .character($0) } + [.tab]),
  ]

  @Test("Bytes are the same keys wherever they are cut", arguments: sequences)
  func cuts(text: String, keys: [PlayKey]) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var decoder = KeyDecoder()
      let decoded =
        decoder.append(Array(bytes[..<cut]), at: .zero) + decoder.append(Array(bytes[cut...]), at: .milliseconds(999))
      #expect(decoded == keys)
    }
    var decoder = KeyDecoder()
    #expect(bytes.flatMap { decoder.append([$0], at: .zero) } == keys)
  }

  @Test("Escape is no key, and the end of a sequence is waited for a second")
  func escape() {
    var decoder = KeyDecoder()
    for (late, keys) in [(999, [PlayKey.up]), (1000, [.character("["), .character("A")])] {
      let start = Duration.seconds(late)
      #expect(decoder.append([0x1B], at: start) == [])
      #expect(decoder.append(Array("[A".utf8), at: start + .milliseconds(late)) == keys)
    }
    // A sequence that follows another has its own second.
    #expect(decoder.append(Array("\u{1B}[".utf8), at: .seconds(10)) == [])
    #expect(decoder.append(Array("A\u{1B}[".utf8), at: .milliseconds(10_900)) == [.up])
    #expect(decoder.append(Array("B".utf8), at: .milliseconds(11_800)) == [.down])
    // One that does not end must not swallow what is typed for long.
    #expect(decoder.append(Array("\u{1B}]a".utf8), at: .seconds(20)) == [])
    #expect(decoder.append(Array("b".utf8), at: .milliseconds(20_900)) == [])
    #expect(decoder.append(Array("c".utf8), at: .seconds(21)) == [.character("c")])
  }

  @Test("What is incomplete of a character or in a paste is waited for however long it takes")
  func patience() {
    var decoder = KeyDecoder()
    let pieces: [([UInt8], [PlayKey])] = [
      ([0xE3], []), ([0x81], []), ([0x82], [.character("あ")]), (Array("\u{1B}[200~".utf8), []), ([0x1B], []),
      (Array("[2".utf8), []), (Array("01~".utf8), []), ([0x04], [.control("d")]),
    ]
    for (index, (bytes, keys)) in pieces.enumerated() {
      #expect(decoder.append(bytes, at: .seconds(100 * index)) == keys)
    }
  }

  @Test(
    "Scalars of one character that arrive together are one key",
    arguments: ["🇩🇪", "👩‍👩‍👧‍👦", "e\u{301}", "👍🏽", "🇩🇪🇫🇷xe\u{301}", "각", "❤️"])
  func characters(text: String) {
    var decoder = KeyDecoder()
    #expect(decoder.append(Array(text.utf8), at: .zero) == text.map { .character($0) })
    // Where the last scalar is cut, what came of the character waits for it.
    let bytes = Array(text.utf8)
    let decoded = decoder.append(bytes.dropLast(), at: .zero) + decoder.append(bytes.suffix(1), at: .seconds(9))
    #expect(decoded == text.map { .character($0) })
  }

  @Test("Bytes that are no key are left out, and none of them swallows what is typed behind it")
  func nonsense() {
    var decoder = KeyDecoder()
    func keys(_ bytes: [UInt8]) -> [PlayKey] { decoder.append(bytes, at: .zero) }
    #expect(keys([0xFF, 0x80, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x61]) == [.character("("), .character("a")])
    #expect(keys([0x00, 0x1C, 0x62]) == [.character("b")])
    #expect(keys([0xC2, 0x9B, 0x63]) == [.character("c")])
    #expect(keys([0x64, 0xFF, 0x65]) == [.character("d"), .character("e")])
    #expect(keys([0xE3, 0x81, 0x66]) == [.character("f")])
  }
}
