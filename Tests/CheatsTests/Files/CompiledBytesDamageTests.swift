import CheatsTestSupport
import Testing

@testable import AhoCorasick
@testable import Cheats

/// Compiled sets of bytes that say anything: an error, or a set that can be used.
struct CompiledBytesDamageTests {
  private static func set(_ kind: CheatCodeMatchKind, isAnchored: Bool = false) throws -> CheatCodeAutomaton<String> {
    try CheatCodeAutomaton(
      [
        CheatCodeDefinition(name: "one", actions: ["a", "b", "a", "b"]),
        CheatCodeDefinition(actions: ["b", "a"], maximumGap: .atMost(.seconds(1)), isSecret: true),
        CheatCodeDefinition(name: "two", actions: ["b"], isEnabled: false),
        CheatCodeDefinition(name: "three", actions: ["a", "b", "c"], parameters: [.any, .oneOf(["a", "c"])]),
        CheatCodeDefinition(name: "four", actions: ["a", "a", "a", "a", "a"]),
        CheatCodeDefinition(name: "five", actions: ["b", "a"]),
      ], configuration: CheatCodeConfiguration(matchKind: kind, isAnchored: isAnchored, tableBudget: .compact))
  }

  private static func sets() throws -> [CheatCodeAutomaton<String>] {
    try CheatCodeMatchKind.allCases.map { try set($0) } + [set(.overlapping, isAnchored: true)]
  }

  /// The bytes with the checksum of what they are now.
  private func withChecksum(_ bytes: [UInt8]) -> [UInt8] {
    let checksum = bytes.withUnsafeBytes {
      TableChecksum.checksum(of: UnsafeRawBufferPointer(rebasing: $0.dropLast(8)))
    }
    return bytes.dropLast(8) + withUnsafeBytes(of: checksum.littleEndian) { Array($0) }
  }

  /// Uses a set in every way, where it can be read.
  private func canBeUsed(_ bytes: [UInt8], seed: UInt64) throws -> Bool {
    guard let automaton = try? CheatCodeAutomaton(bytes: bytes, coder: .text) else { return false }
    var random = SplitMix64(seed: seed)
    var subject = try SessionSubject(Script<String>(codes: [], operations: []))
    let actions = ["a", "b", "c", "x"]
    var seconds: Int64 = 0
    for keepsUndo in [false, true] {
      subject.session = automaton.makeSession(keepsUndo: keepsUndo)
      for step in 0..<40 {
        seconds += Int64.random(in: 0...1, using: &random)
        let id = automaton.ids.randomElement(using: &random) ?? CheatCodeID(rawValue: 0)
        let operation: ScriptOperation<String> =
          switch Int.random(in: 0..<12, using: &random) {
          case 0: .advance(to: .seconds(seconds))
          case 1: .flush()
          case 2: keepsUndo ? .removeLast : .flush(at: .seconds(seconds))
          case 3: automaton.ids.isEmpty ? .reset : .disable(id)
          case 4: automaton.ids.isEmpty ? .reset : .enable(id)
          case 5: automaton.ids.isEmpty || step % 3 > 0 ? .perform("a") : .resetCode(id)
          case 6: .perform(random.choice(actions), at: .seconds(seconds))
          default: .perform(random.choice(actions))
          }
        _ = subject.apply(operation)
        if step % 4 == 0 { _ = subject.answers(withHints: true) }
      }
      let saved = try subject.session.snapshot().throughJSON()
      _ = try automaton.makeSession(restoring: saved, at: subject.session.time)
    }
    for id in automaton.ids { _ = (automaton.definition(of: id), automaton.id(named: automaton.name(of: id) ?? "")) }
    _ = Array(automaton.conflicts.prefix(100))
    return true
  }

  @Test func `every changed byte is found`() throws {
    let bytes = try Self.set(.leftmostLongest).bytes(coder: .text)
    for place in bytes.indices {
      for change in [1, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[place] ^= change
        #expect(throws: CheatCodeBytesError.self) { try CheatCodeAutomaton(bytes: changed, coder: .text) }
      }
    }
  }

  @Test(arguments: 0..<6)
  func `every changed byte with a right checksum is found or harmless`(_ index: Int) throws {
    let bytes = try Self.sets()[index].bytes(coder: .text)
    var (used, refused) = (0, 0)
    for place in bytes.indices.dropLast(8) {
      for change in [1, 2, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[place] ^= change
        if try canBeUsed(withChecksum(changed), seed: UInt64(place)) { used += 1 } else { refused += 1 }
      }
    }
    #expect(used > 100 && refused > 1_000)
  }

  @Test func `a session of codes that have one name can be saved and restored`() throws {
    let names = ["aa", "bb", "cc"]
    let bytes = try CheatCodeAutomaton(names.map { CheatCodeDefinition(name: $0, actions: [$0]) }).bytes(coder: .text)
    for other in ["aaaaaa", "ccbbaa", "\u{FF}\u{FF}\u{FF}"] {
      var changed = bytes
      let place = try #require(bytes.indices.last { bytes[$0...].starts(with: "aabbcc".utf8) })
      changed.replaceSubrange(place..<place + 6, with: other.utf8)
      let automaton = try CheatCodeAutomaton(bytes: withChecksum(changed), coder: .text)
      var session = automaton.makeSession()
      for id in automaton.ids { session.disable(id) }
      let (restored, dropped) = try automaton.makeSession(restoring: session.snapshot().throughJSON())
      #expect(restored.position == 0 && dropped.isEmpty)
    }
  }

  @Test func `every shorter set is refused`() throws {
    let bytes = try Self.set(.overlapping).bytes(coder: .text)
    for count in bytes.indices {
      #expect(throws: CheatCodeBytesError.self) { try CheatCodeAutomaton(bytes: bytes[..<count], coder: .text) }
    }
  }

  @Test func `parts that are gone, or others in their place, are refused`() throws {
    let bytes = try Self.set(.nonOverlapping).bytes(coder: .text)
    func entry(_ index: Int) -> Range<Int> { 24 + 24 * index..<48 + 24 * index }
    for index in CompiledSet.sections.indices {
      for other in CompiledSet.sections.indices where other != index {
        var changed = bytes
        changed.replaceSubrange(entry(index), with: bytes[entry(other)])
        changed.replaceSubrange(entry(other), with: bytes[entry(index)])
        #expect(throws: CheatCodeBytesError.self) {
          try CheatCodeAutomaton(bytes: withChecksum(changed), coder: .text)
        }
      }
    }
  }
}
