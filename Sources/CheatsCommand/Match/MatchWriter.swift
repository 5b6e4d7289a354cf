import Cheats
import CheatsNotation

/// Writes matches as lines.
struct MatchWriter {
  private let automaton: CheatCode.Automaton
  private let format: OutputFormat
  private let style: TextStyle

  init(_ automaton: CheatCode.Automaton, _ format: OutputFormat, style: TextStyle) {
    self.automaton = automaton
    self.format = format
    self.style = style
  }

  /// The line of one match; for people actions are counted from 1.
  ///
  /// What was entered at the parameters of a code is written in notation, and only for codes that have any.
  func line(_ match: CheatCodeMatch) -> String {
    let name = automaton.name(of: match.code) ?? "\(match.code)"
    let entered = match.parameters
    switch format {
    case .text:
      let line = "actions \(match.start + 1)-\(match.end): \(style.apply(.green, to: shownName(name)))"
      return entered.isEmpty ? line : "\(line), entered \(CheatCodeNotation.text(for: entered))"
    case .json:
      let object = "{\"code\":\(jsonText(name)),\"start\":\(match.start),\"end\":\(match.end)"
      if entered.isEmpty { return object + "}" }
      let parameters = entered.map { jsonText(CheatCodeNotation.text(for: [$0])) }
      return "\(object),\"parameters\":[\(parameters.joined(separator: ","))]}"
    }
  }
}
