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
    ("\u{1B}[200~\u{1B}[3~x", [.character("x")]),
    ("a é日🎮", [.character("a"), .character(" "), .character("é"), .character("日"), .character("🎮")]),
    ("\r\n\t\u{7F}\u{08}", [.enter, .enter, .tab, .backspace, .backspace]),
    ("\u{01}\u{0B}\u{1A}", [.control("a"), .control("k"), .control("z")]),
    ("\u{1B}a", [.escape, .character("a")]),
  ]

  @Test("Bytes are the same keys wherever they are cut", arguments: sequences)
  func cuts(text: String, keys: [PlayKey]) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var decoder = KeyDecoder()
      let decoded = decoder.append(Array(bytes[..<cut])) + decoder.append(Array(bytes[cut...]))
      #expect(decoded == keys)
      #expect(!decoder.isWaiting)
    }
    var decoder = KeyDecoder()
    #expect(bytes.flatMap { decoder.append([$0]) } == keys)
  }

  @Test("Escape is a key when nothing follows it")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.append([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.finish() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.append(Array("\u{1B}[".utf8)) == [])
    #expect(decoder.finish() == [])
    #expect(decoder.append(Array("q".utf8)) == [.character("q")])
  }

  @Test("Bytes that are no key are left out, and none of them swallows what is typed behind it")
  func nonsense() {
    var decoder = KeyDecoder()
    #expect(decoder.append([0xFF, 0x80, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x61]) == [.character("("), .character("a")])
    #expect(decoder.append([0x00, 0x1C, 0x62]) == [.character("b")])
    #expect(decoder.append(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 40)) == [])
    #expect(decoder.append([0x63]) == [.character("c")])
    #expect(decoder.append([0xE3, 0x81]) == [] && decoder.isWaiting)
    #expect(decoder.finish() == [] && !decoder.isWaiting)
  }
}
