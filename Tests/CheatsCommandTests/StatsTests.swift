import Cheats
import CheatsNotation
import CheatsTestSupport
import Foundation
import Testing

@testable import CheatsCommand

@Suite("stats")
struct StatsTests {
  private let folder: TemporaryFolder
  private let codes: String

  init() throws {
    folder = try TemporaryFolder()
    codes = try folder.write(
      #"""
      {"codes": [
        {"name": "once", "actions": "up"}, {"name": "twice", "actions": "up up"},
        {"name": "long", "actions": "up up down [a b]"}
      ]}
      """#, to: "codes.json")
  }

  @Test("A set is described on one screen")
  func text() {
    // Of seven steps five are up, one is down, and half a step each are the keys a and b.
    #expect(
      CommandRun(["stats", codes])
        == CommandRun(
          exit: .success,
          output: """
            codes      3, of 1 to 4 actions, 7 in all
            actions    4 distinct
            states     4, in \(tableBytes) bytes of tables
            conflicts  0 equal, 3 prefix, 1 suffix, 1 infix, 0 unreachable

            states by depth
                        0           1  ########################################
                        1           1  ########################################
                        2           1  ########################################
                        3           1  ########################################

            longest shared prefixes
                     2 codes  up up
                     3 codes  up

            by accident, in 1,000 random actions: 1,235
                         714  once
                         510  twice
                        10.4  long

            """))
  }

  private var tableBytes: String {
    CommandRun(["stats", codes, "--format=json"]).output.firstMatch(of: /"tableBytes":(\d+)/).map {
      groupedDigits(Int($0.1) ?? 0)
    } ?? ""
  }

  @Test("For programs there is an object of the set, and one of each code")
  func json() {
    let run = CommandRun(["stats", codes, "--format", "json", "--only", "twice", "--only", "long"])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix(#"{"codes":2,"actions":6,"distinctActions":4,"states":4,"tableBytes":"#))
    let rest = #","shortest":2,"longest":4,"statesByDepth":[1,1,1,1],"sharedPrefixes":[{"actions":"up up","codes":2}],"#
    #expect(lines[0].contains(rest))
    #expect(lines[1].hasPrefix(#"{"code":"twice","actions":2,"perThousand":444.4"#))
    #expect(lines[2].hasPrefix(#"{"code":"long","actions":4,"perThousand":12.3"#))
  }

  @Test("The lists are as long as is asked for")
  func top() {
    let run = CommandRun(["stats", codes, "--top", "1"])
    #expect(run.output.contains("up up\n\n") && !run.output.contains("3 codes  up\n"))
    #expect(run.output.hasSuffix("714  once\n"))
  }

  @Test("Real codes of a game are described on one screen", arguments: ["doom", "hexen", "helldivers-2"])
  func screen(game: String) throws {
    let run = CommandRun(["stats", Fixtures.url("Codes/\(game).json").path])
    #expect(run.exit == .success)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24)
    for line in lines { #expect(TerminalText.width(line) <= 80) }
  }

  /// A count of *n* rare events has a standard deviation of √*n*.
  ///
  /// Four times that is the tolerance, and a hundredth of
  /// *n* more, because occurrences of `up up` come in runs.
  @Test("A code is entered by accident as often as was said", arguments: [1, 2, 3])
  func simulation(seed: UInt64) throws {
    let texts = ["up up", "up down", "up up down", "left", "'id' [0-3]", "down <any> [up left]"]
    let definitions = try texts.map { text in
      let steps = try CheatCodeNotation.steps(from: text)
      return CheatCode.Definition(actions: steps.actions, parameters: steps.parameters)
    }
    let automaton = try CheatCode.Automaton(definitions)
    let frequencies = ActionFrequencies(automaton)
    let actions = try CheatCodeNotation.actions(from: "up down left 'id0123'")
    let shares = actions.map(frequencies.share)
    #expect(abs(shares.reduce(0, +) - 1) < 1e-9)

    var random = SplitMix64(seed: seed)
    var session = automaton.makeSession()
    var counts: [CheatCodeID: Int] = [:]
    let performed = 200_000
    for _ in 0..<performed {
      var rest = Double.random(in: 0..<1, using: &random)
      let action = zip(actions, shares).first { _, share in
        rest -= share
        return rest < 0
      }
      for match in session.perform(action?.0 ?? actions[0]) { counts[match.code, default: 0] += 1 }
    }
    for id in automaton.ids {
      let expected = frequencies.expectedPerThousand(id) * Double(performed) / 1000
      let tolerance = 4 * expected.squareRoot() + expected / 100
      #expect(abs(Double(counts[id] ?? 0) - expected) < tolerance, "\(texts[Int(id.rawValue)])")
    }
  }

  @Test("Columns stay straight, and what is too unlikely for a number is less than one")
  func extremes() throws {
    let long = (0..<100_000).map { $0.isMultiple(of: 2) ? "a" : "b" }.joined()
    let rows = ["long", "too"].map { #"{"name": "\#($0)", "actions": "'\#(long)'"}"# }
    let path = try folder.write("{\"codes\": [\(rows.joined(separator: ","))]}", to: "long.json")
    let lines = CommandRun(["stats", path]).output.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: "states by depth"))
    #expect(lines[start + 1] == "       0-20000      20,001  ########################################")
    #expect(lines[start + 5] == "  80004-100000      19,997  ########################################")
    let unlikely = ["long", "too"].map { "         <1e-300  \($0)" }
    #expect(lines.suffix(3) == ["by accident, in 1,000 random actions: <1e-300"] + unlikely)
    #expect(CommandRun(["stats", path, "--format=json"]).output.hasSuffix(#""perThousand":1e-300}"# + "\n"))
  }
}
