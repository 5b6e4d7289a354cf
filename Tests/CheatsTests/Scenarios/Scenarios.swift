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
    #expect(scenario.failures(of: try scenario.filteredSubject, filters: false) == [])
  }
}

extension Scenario {
  /// A session behind an input filter that ignores what the scenario has ignored.
  var filteredSubject: SessionSubject<CheatCodeAction> {
    get throws {
      try SessionSubject(
        Script(configuration: configuration, codes: definitions, operations: []),
        filter: CheatCode.InputFilter(ignoring: Set((options.ignoring ?? []).map(CheatCodeAction.keyPress))))
    }
  }
}
