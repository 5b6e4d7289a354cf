import Cheats
import CheatsTestSupport

/// A registry, and the list of what was entered, which says what its answers can be.
final class SavedGame {
  let registry: CheatCodeRegistry
  private(set) var entered: [CheatCodeAction]
  /// What is added to all times.
  private let later: Duration
  /// What was reported since the last look, each match with what its code was then.
  private var reports: [Report] = []

  private typealias Report = (definition: CheatCode.Definition, match: CheatCodeMatch)

  init(_ registry: CheatCodeRegistry, entered: [CheatCodeAction], later: Duration = .zero) {
    self.registry = registry
    self.entered = entered
    self.later = later
    registry.onMatch = { [unowned self] in reports.append(($0.definition, $1)) }
  }

  func perform(_ action: CheatCodeAction, at time: Duration?) {
    entered.append(action)
    if let time { registry.perform(action, at: time + later) } else { registry.perform(action) }
  }

  func advance(to time: Duration) { registry.advance(to: time + later) }

  /// Takes the last action back, as far as the registry can.
  func removeLast() {
    let position = registry.position
    registry.removeLast()
    if registry.position < position { entered.removeLast() }
  }

  func replaceLast(with action: CheatCodeAction, at time: Duration?) {
    let position = registry.position
    registry.replaceLast(with: action, at: time.map { $0 + later })
    if registry.position == position { entered.removeLast() }
    entered.append(action)
  }
}

extension SavedGame {
  /// What was reported since the last look, or is answered now, that does not fit what was entered.
  ///
  /// The reports are looked at but once.
  func problem() -> String? {
    defer { reports = [] }
    guard registry.position == entered.count else { return "\(registry.position) actions of \(entered.count)" }
    for report in reports {
      if let problem = problem(report.match, report.definition) { return "reported \(report.match): \(problem)" }
    }
    if let match = registry.heldMatch {
      guard let code = registry.code(for: match.code) else { return "\(match) waits, and is of no code" }
      if let problem = problem(match, code.definition) { return "\(match) waits: \(problem)" }
    }
    for code in registry.codes {
      guard [.matched, .matching].contains(code.state()) else { continue }
      guard let previous = code.previousAction(), expected(of: code).map({ $0 == previous }) ?? true else {
        return "\(code.definition) is \(code.state()) after \(String(describing: code.previousAction()))"
      }
    }
    return nil
  }

  /// The last action of a code's progress, where what was entered tells it.
  private func expected(of code: CheatCode) -> CheatCodeAction? {
    let definition = code.definition
    guard code.progress() == definition.actions.count + definition.parameters.count else { return entered.last }
    // It was reported or waits for another, and its last action can have been taken back since.
    return definition.parameters.isEmpty ? definition.actions.last : nil
  }

  /// What a match says that does not fit what was entered.
  private func problem(_ match: CheatCodeMatch, _ definition: CheatCode.Definition) -> String? {
    guard match.start >= 0, match.end <= entered.count, match.start < match.end else {
      return "it is not in the stream"
    }
    let own = entered[Int(match.start)..<Int(match.end)]
    let parameters = own.suffix(definition.parameters.count)
    guard own.dropLast(parameters.count).elementsEqual(definition.actions) else { return "\(own) was entered" }
    guard match.parameters == Array(parameters) else { return "the parameters \(parameters) were entered" }
    return zip(definition.parameters, parameters).allSatisfy { $0.accepts($1) } ? nil : "\(parameters) is not accepted"
  }

  /// What is answered, or was reported since the last look, other than by a registry of the same codes.
  func difference(from other: SavedGame) -> String? {
    let (own, others) = (reports.map(Self.facts), other.reports.map(Self.facts))
    guard own == others else { return "\(own) is reported, expected \(others)" }
    var answers = SessionAnswers(registry, withHints: true).numbered
    answers.nextDeadline = answers.nextDeadline.map { $0 - later }
    return answers.differences(from: SessionAnswers(other.registry, withHints: true).numbered).first
  }

  /// What is the same in both.
  private static func facts(_ report: Report) -> [String] {
    let match = report.match
    return [report.definition.name ?? "", "\(match.start)..<\(match.end)"] + match.parameters.map(\.description)
  }
}
