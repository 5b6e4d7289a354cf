import Cheats
import CheatsNotation

extension StatsWriter {
  /// The set as one object.
  var object: String {
    let automaton = statistics.automaton
    let conflicts = CheatCodeConflict.Relation.allCases.map { "\"\($0.rawValue)\":\(statistics.conflicts[$0] ?? 0)" }
    let prefixes = statistics.sharedPrefixes.map {
      "{\"actions\":\(jsonText(CheatCodeNotation.text(for: $0.actions))),\"codes\":\($0.count)}"
    }
    let fields = [
      ("codes", "\(automaton.count)"), ("actions", "\(statistics.stepCount)"),
      ("distinctActions", "\(statistics.distinctActions)"), ("states", "\(automaton.stateCount)"),
      ("tableBytes", "\(automaton.tableBytes)"), ("shortest", "\(statistics.lengths.lowerBound)"),
      ("longest", "\(statistics.lengths.upperBound)"), ("statesByDepth", "\(list(statistics.depths.map(String.init)))"),
      ("sharedPrefixes", list(prefixes)), ("conflicts", "{\(conflicts.joined(separator: ","))}"),
      ("perThousand", "\(statistics.perThousand)"),
    ]
    return "{\(fields.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
  }

  /// One code as an object.
  func object(of accident: SetStatistics.Accident) -> String {
    let automaton = statistics.automaton
    let name = jsonText(automaton.name(of: accident.id) ?? "\(accident.id)")
    return "{\"code\":\(name),\"actions\":\(automaton.length(of: accident.id)),\"perThousand\":\(accident.perThousand)}"
  }

  private func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }
}
