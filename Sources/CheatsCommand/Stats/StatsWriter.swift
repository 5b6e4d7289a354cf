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
    let (left, right) = (columns(names, atLeast: 11), columns(counts.map(groupedDigits), atLeast: 11))
    return zip(counts, zip(left, right)).map { count, columns in
      let bar = String(repeating: "#", count: (count * 40 + most - 1) / most)
      return "  \(columns.0) \(columns.1)  \(bar)"
    }
  }

  private var prefixes: [String] {
    guard !statistics.sharedPrefixes.isEmpty else { return [] }
    let counts = columns(statistics.sharedPrefixes.map { amount($0.count, "code") }, atLeast: 14)
    return heading("longest shared prefixes")
      + zip(statistics.sharedPrefixes, counts).map { prefix, count in
        // A text longer than a line is not worked out to its end.
        cut("  \(count)  \(CheatCodeNotation.text(for: prefix.actions.prefix(80)))")
      }
  }

  private var accidents: [String] {
    let shown = statistics.accidents.prefix(top)
    return zip(shown, columns(shown.map { rounded($0.perThousand) }, atLeast: 14)).map { accident, number in
      cut("  \(number)  \(statistics.automaton.title(of: accident.id))")
    }
  }

  /// Texts that end below each other.
  private func columns(_ texts: [String], atLeast width: Int) -> [String] {
    let width = max(texts.map(\.count).max() ?? 0, width)
    return texts.map { String(repeating: " ", count: width - $0.count) + $0 }
  }

  private func cut(_ line: String) -> String { TerminalText.fitted(line, to: 80) }

  /// Three digits that count, or all before the point; and less than something for what no number tells.
  private func rounded(_ number: Double) -> String {
    if number == ActionFrequencies.leastPerThousand { return "<\(number)" }
    return number < 1000 ? String(format: "%.3g", number) : groupedDigits(Int(number.rounded()))
  }
}
