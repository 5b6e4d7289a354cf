import CheatsTestSupport
import Testing

@testable import Cheats

/// Real codes on streams of pieces of real codes, through every door and through the model.
struct RealStreamTests {
  static let kinds = CheatCodeMatchKind.allCases.filter { $0 != .overlapping }

  @Test(arguments: try RealGame.games() + RealGame.games(in: "Parameters/"))
  func `the codes of a game answer as the model does after every step`(game: RealGame) throws {
    var play = RealPlay(game.codes, seed: 1)
    // The model looks at every code at every step.
    let count = min(200, max(24, 1000 / game.codes.count))
    try expectAgreement(game.codes, .init(), play.stream(count), hintsEvery: 40)
  }

  @Test func `all codes together answer as the model does`() throws {
    let codes = try RealGame.allCodes()
    #expect(codes.count == 802)
    var play = RealPlay(codes, seed: 2)
    try expectAgreement(codes, .init(), play.stream(140), asksEvery: 20)
  }

  @Test(arguments: kinds)
  func `the codes of each game answer as the model does under another match kind`(kind: CheatCodeMatchKind) throws {
    for game in try RealGame.games() where game.codes.count < 30 {
      var play = RealPlay(game.codes, seed: 3)
      try expectAgreement(game.codes, .init(matchKind: kind), play.stream(36), asksEvery: 5)
    }
  }

  @Test func `the codes of each game answer as the model does when they are anchored`() throws {
    for game in try RealGame.games() where game.codes.count < 30 {
      var play = RealPlay(game.codes, seed: 4)
      for code in game.codes.prefix(3) {
        let stream = play.performance(of: code) + play.stream(3)
        try expectAgreement(game.codes, .init(isAnchored: true), stream, asksEvery: 2)
      }
    }
  }

  /// Compares every door with the model; at the end everything that waits is delivered.
  private func expectAgreement(
    _ codes: [CheatCode.Definition], _ configuration: CheatCodeConfiguration, _ stream: [CheatCodeAction],
    asksEvery: Int = 1, hintsEvery: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let script = Script(
      configuration: configuration, codes: codes,
      operations: stream.map { ScriptOperation.perform($0) } + [.flush()])
    let doors = try EveryDoor(script)
    let disagreement = script.firstDisagreement(with: doors, asksEvery: asksEvery, hintsEvery: hintsEvery)
    #expect(disagreement == nil, "\(stream)", sourceLocation: sourceLocation)
    #expect(doors.matchCount > 0, sourceLocation: sourceLocation)
    #expect(doors.differences.prefix(3) == [], "\(stream)", sourceLocation: sourceLocation)
  }
}
