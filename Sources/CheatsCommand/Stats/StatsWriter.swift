import Cheats
import CheatsNotation
import Foundation

/// Writes what there is to know about a set of codes.
struct StatsWriter {
  let statistics: SetStatistics
  /// The most rows of each list for people.
  let top: Int
  let style: TextStyle

  /// The lines for people: at most 24 of 80 columns, unless longer lists are asked for.
  var text: [String] {
    summary + heading("states by depth") + histogram + prefixes
      + heading("by accident, in 1,000 random actions: \(rounded(statistics.perThousand))") + accidents
  }

  private func heading(_ text: String) -> [String] { ["", style.apply(.bold, to: text)] }

  private var summary: [String] {
    let automaton = statistics.automaton
    let (shortest, longest) = (statistics.lengths.lowerBound, statistics.lengths.upperBound)
    let lengths = shortest == longest ? "\(groupedDigits(longest))" : "\(shortest) to \(groupedDigits(longest))"
    let conflicts = CheatCodeConflict.Relation.allCases.map { relation in
      "\(groupedDigits(statistics.conflicts[relation] ?? 0)) \(relation.rawValue)"
    }
    return [
      "codes      \(groupedDigits(automaton.count)), of \(lengths) actions, \(groupedDigits(statistics.stepCount)) in all",
      "actions    \(groupedDigits(statistics.distinctActions)) distinct",
      "states     \(groupedDigits(automaton.stateCount)), in \(groupedDigits(automaton.tableBytes)) bytes of tables",
      "conflicts  \(conflicts.joined(separator: ", "))",
    ]
  }

  /// The numbers of states in a few ranges of depths.
  private var histogram: [String] {
    let depths = statistics.depths
    let rows = 5
    let width = (depths.count + rows - 1) / rows
    let ranges = stride(from: 0, to: depths.count, by: width).map { $0..<min($0 + width, depths.count) }
    let counts = ranges.map { depths[$0].reduce(0, +) }
    let most = counts.max() ?? 1
    let names = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound - 1)" }
    return zip(names, counts).map { name, count in
      let bar = String(repeating: "#", count: (count * 40 + most - 1) / most)
      return "  \(padded(name, to: 11)) \(padded(groupedDigits(count), to: 11))  \(bar)"
    }
  }

  private var prefixes: [String] {
    guard !statistics.sharedPrefixes.isEmpty else { return [] }
    return heading("longest shared prefixes")
      + statistics.sharedPrefixes.map { prefix in
        let count = padded(amount(prefix.count, "code"), to: 14)
        // A text longer than a line is not worked out to its end.
        return cut("  \(count)  \(CheatCodeNotation.text(for: prefix.actions.prefix(80)))")
      }
  }

  private var accidents: [String] {
    statistics.accidents.prefix(top).map { accident in
      cut("  \(padded(rounded(accident.perThousand), to: 14))  \(statistics.automaton.title(of: accident.id))")
    }
  }

  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }

  private func cut(_ line: String) -> String { TerminalText.fitted(line, to: 80) }

  /// Three digits that count, or all before the point.
  private func rounded(_ number: Double) -> String {
    number < 1000 ? String(format: "%.3g", number) : groupedDigits(Int(number.rounded()))
  }
}
