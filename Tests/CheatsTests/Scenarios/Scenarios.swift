import Cheats
import CheatsTestSupport
import Testing

/// The public bug reports about sequence recognisers, each through the engine's session behind an input filter.
struct Scenarios {
  static let all = (try? Fixtures.scenarios()) ?? []

  @Test func `there are fifteen`() throws {
    #expect(try Fixtures.scenarios().map(\.id) == (1...15).map { "S" + ($0 < 10 ? "0" : "") + "\($0)" })
  }

  @Test(arguments: all)
  func `what players asked for is what happens`(_ scenario: Scenario) throws {
    #expect(scenario.failures(of: try FilteredSubject(scenario), filters: false) == [])
  }
}
