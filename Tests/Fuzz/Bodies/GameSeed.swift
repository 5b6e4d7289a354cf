import AhoCorasick
import Cheats
import CheatsNotation
import CheatsTestSupport

/// The codes of a real game and a play session, with numbers in place of actions.
struct GameSeed {
  var codes: [[Int]]
  var stream: [Int]
  /// The number of distinct actions.
  var actionCount: Int

  private init(codes codesPath: String, stream streamPath: String) throws {
    let file = try CheatCodeFile(json: Fixtures.data("Codes/\(codesPath).json"))
    let elements = try CheatCodeNotation.stream(from: Fixtures.text("Streams/\(streamPath).txt"))
    var numbers: [CheatCodeAction: Int] = [:]
    func number(_ action: CheatCodeAction) -> Int {
      let number = numbers[action] ?? numbers.count
      numbers[action] = number
      return number
    }
    codes = file.definitions.prefix(20).map { $0.actions.map(number) }
    stream = elements.compactMap { if case .action(let action) = $0 { number(action) } else { nil } }
    actionCount = numbers.count
  }

  /// All games that there is a play session for.
  static func all() throws -> [GameSeed] {
    try [
      ("doom", "doom"), ("gta-san-andreas", "gta-san-andreas"), ("helldivers-2", "helldivers-2"), ("hexen", "hexen"),
      ("contra", "konami"), ("mortal-kombat-11", "mortal-kombat-11"), ("ocarina-of-time", "ocarina-of-time"),
    ].map { try GameSeed(codes: $0.0, stream: $0.1) }
  }
}

extension ScanCase {
  /// The games in every budget, and in bytes, halves and words.
  static func seeds() throws -> [ScanCase] {
    let games = try GameSeed.all()
    let budgets: [TableBudget] = [.balanced, .compact, .fast, .bytes(0), .bytes(20_000)]
    // A scan skips nearly all of it, as this number leaves the stream whole.
    let sparse = ScanCase(
      symbolCount: 64, patterns: [[1, 2, 3, 4, 5], [3, 4, 5, 1, 9, 9]], seed: 3, length: 40_000,
      stream: [UInt32](repeating: 9, count: 250) + [1, 2, 3, 4, 5, 1])
    let seeds = games.enumerated().flatMap { number, game in
      let counts = symbolCounts.filter { $0 >= game.actionCount }.sorted()
      return budgets.enumerated().map { index, budget in
        ScanCase(
          budget: budget, symbolCount: index == 4 ? counts[number % counts.count] : counts[0],
          patterns: game.codes.map { $0.map { UInt32($0) } }, seed: UInt8(index), streamCount: [3, 64, 65][index % 3],
          length: index == number % 5 ? 9_000 : 0, stream: game.stream.map { UInt32($0) })
      }
    }
    return seeds + [sparse]
  }
}

extension BulkCase {
  /// The games under every match kind.
  static func seeds() throws -> [BulkCase] {
    let actions = ByteCoder.distinctActions
    let kinds = CheatCodeMatchKind.allCases.map { CheatCodeConfiguration(matchKind: $0) } + [.init(isAnchored: true)]
    return try GameSeed.all().enumerated().flatMap { number, game in
      let codes = game.codes.map { code in
        CheatCodeDefinition(actions: code.prefix(16).map { actions[$0 % actions.count] })
      }
      return kinds.enumerated().map { index, configuration in
        BulkCase(
          configuration: configuration, codes: codes, seed: UInt8(index),
          sessionCount: [3, 70, 17][(number + index) % 3], length: index == 0 && number % 3 == 0 ? 66_000 : 0,
          stream: game.stream.map { actions[$0 % actions.count] })
      }
    }
  }
}
