import Cheats
import CheatsNotation
import CheatsTestSupport
import Foundation
import Testing

/// The real codes of one game.
struct RealGame: Sendable, CustomTestStringConvertible {
  /// The code file, by its path inside the folder of code files and without its extension.
  var name: String
  /// The codes in the order of the file.
  var codes: [CheatCode.Definition]

  var testDescription: String { name }

  /// Loads one code file.
  init(named name: String) throws {
    self.name = name
    codes = try CheatCodeFile(contentsOf: Fixtures.url("Codes/\(name).json")).definitions
  }

  /// The games whose code files are in a folder, in order of their names.
  static func games(in folder: String = "") throws -> [RealGame] {
    try Fixtures.files(in: "Codes/\(folder)", withExtension: "json").map {
      try RealGame(named: folder + $0.deletingPathExtension().lastPathComponent)
    }
  }

  /// The codes of all games without parameters, named after game and code.
  static func allCodes() throws -> [CheatCode.Definition] {
    try games().flatMap { game in
      game.codes.map { code in
        var code = code
        code.name = "\(game.name)/\(code.name ?? "")"
        return code
      }
    }
  }
}
