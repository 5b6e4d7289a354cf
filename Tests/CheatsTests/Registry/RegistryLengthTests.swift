import Cheats
import Testing

/// A code of very many equal actions, which goes through every state of the longest chain that there is.
struct RegistryLengthTests {
  @Test(.timeLimit(.minutes(5))) func `a hundred thousand equal actions are looked at once each`() throws {
    let length = 100_000
    var calls = 0
    let long = CheatCode(name: "long", actions: Array(repeating: .shake, count: length)) { _ in calls += 1 }
    let short = CheatCode(name: "short", actions: [.tap(times: 1), .shake]) { _ in calls += 1 }
    let registry = try CheatCodeRegistry([long, short])
    var ends: [Int64] = []
    registry.onMatch = { ends.append($1.end) }
    for _ in 0..<length { registry.perform(.shake) }
    #expect(ends == [Int64(length)])
    #expect(long.state() == .matched && short.state() == .notMatched)
    // The long code is called at every action, the short one when its state changes at the first.
    #expect(calls == length + 1)
    #expect(Array(registry.codesInProgress()).isEmpty)
  }
}
