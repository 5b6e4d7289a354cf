import Cheats
import CheatsNotation
import CheatsTestSupport
import Foundation

extension FuzzTarget {
  /// A file of codes that is read or refused, written, and compiled.
  public static let json = FuzzTarget(name: "json") { input in
    let file: CheatCodeFile
    do throws(CheatCodeFileError) {
      file = try CheatCodeFile(json: Data(input), fileName: "codes.json")
    } catch {
      return error.description.hasPrefix("codes.json") ? nil : "an error without the file: \(error)"
    }
    return writingProblem(file) ?? compilingProblem(file)
      // What is read is also JSON for others.
      ?? ((try? JSONSerialization.jsonObject(with: Data(input))) == nil ? "Foundation does not read it" : nil)
  } seeds: {
    try ["Codes", "Codes/Parameters"].flatMap { folder in
      try Fixtures.files(in: folder, withExtension: "json").map { url in
        // A few codes of each game say all that there is to read in it.
        var file = try CheatCodeFile(json: Fixtures.data(at: url))
        file.codes = Array(file.codes.prefix(4))
        return try Array(file.jsonData())
      }
    } + [Array(everyField.utf8)]
  }

  /// What no real game's file has.
  private static let everyField = """
    {"matchKind": "leftmostFirst", "maximumGap": "1s", "timeLimit": "2s", "holdLimit": "250ms",
    "codes": [{"name": "a", "actions": "up 'ab' [0-9]", "secret": true, "enabled": false, "maximumGap": "none",
    "timeLimit": "5ms"}, {"name": "b", "actions": "shake"}]}
    """

  private static func writingProblem(_ file: CheatCodeFile) -> String? {
    do {
      let json = try file.jsonData()
      if try CheatCodeFile(json: json) != file { return "written and read it is other: \(file)" }
      return try CheatCodeFile(json: json).jsonData() == json ? nil : "written twice it is other: \(file)"
    } catch {
      return "it is read and cannot be written: \(error)"
    }
  }

  /// The codes of a file are compiled, but for what sets of codes alone refuse.
  private static func compilingProblem(_ file: CheatCodeFile) -> String? {
    do {
      let automaton = try CheatCode.Automaton(file.selfContainedDefinitions, configuration: file.configuration)
      for conflict in automaton.conflicts.prefix(100) where automaton.description(of: conflict).isEmpty {
        return "a conflict without words"
      }
      return automaton.count == file.codes.count ? nil : "\(automaton.count) codes of \(file.codes.count)"
    } catch {
      switch error.reason {
      case .anchoredMatchKind, .holdLimitNotPositive: return nil
      default: return "it is read and cannot be compiled: \(error)"
      }
    }
  }
}
