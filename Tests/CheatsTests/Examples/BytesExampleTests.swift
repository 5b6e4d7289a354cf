import Cheats
import Testing

private enum Move: UInt8, Sendable { case punch, kick, block }

/// The examples about compiled sets as bytes.
struct BytesExampleTests {
  @Test func `a compiled set of any actions is written and read`() throws {
    let coder = CheatCodeActionCoder<Move>(name: "Move 1") { move in
      [move.rawValue]
    } decode: { bytes in
      bytes.count == 1 ? Move(rawValue: bytes[0]) : nil
    }
    let automaton = try CheatCodeAutomaton<Move>([CheatCodeDefinition(name: "uppercut", actions: [.block, .punch])])

    let bytes = automaton.bytes(coder: coder)
    let again = try CheatCodeAutomaton(bytes: bytes, coder: coder)
    #expect(again.id(named: "uppercut") == automaton.ids[0])
  }
}
