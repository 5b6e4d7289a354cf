import Cheats
import Testing

/// The examples do what they say.
@MainActor struct ExampleTests {
  @Test func `a recognizer is added`() {
    #expect(Examples.countAfterAdding(CheatCode(actions: [.shake])) == 1)
  }

  @Test func `a view forwards`() throws {
    let code = CheatCode(actions: [.shake, .keyPress("a")])
    #expect(try Examples.positionAfterForwarding([code]) == 2)
  }
}
