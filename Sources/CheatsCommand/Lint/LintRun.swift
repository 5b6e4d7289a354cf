import Cheats

/// One look through the conflicts of a set of codes.
struct LintRun {
  private let automaton: CheatCode.Automaton
  private let options: LintOptions
  private let console: Console
  private var count = 0
  private var hasFailed = false
  private var isOutputOpen = true

  init(_ automaton: CheatCode.Automaton, _ options: LintOptions, _ console: Console) {
    self.automaton = automaton
    self.options = options
    self.console = console
  }

  /// Prints the conflicts in groups of one relation, and then keys that are nearly words.
  ///
  /// The set is looked through once for each relation, so that none of a hostile number of conflicts has to be kept. When
  /// nobody reads the output any more, the search goes on only for as long as it decides about the exit code.
  mutating func perform() throws(CommandFailure) -> CommandExit {
    for relation in CheatCodeConflict.Relation.allCases {
      var isFirst = true
      for conflict in automaton.conflicts where conflict.relation == relation {
        if isFirst, options.format == .text { try print(heading(relation.rawValue)) }
        isFirst = false
        count += 1
        try print(line(conflict))
        if options.failing.contains(relation) { hasFailed = true }
        if !isOutputOpen, hasFailed || options.isFailingOnNothing { return exit }
      }
    }
    let doubtful = DoubtfulKey.all(in: automaton)
    if !doubtful.isEmpty, options.format == .text { try print(heading("spelling")) }
    for key in doubtful { try print(line(key)) }
    if options.failsOnSpelling, !doubtful.isEmpty { hasFailed = true }
    if options.format == .text {
      let keys = doubtful.isEmpty ? "" : ", \(amount(doubtful.count, "doubtful key"))"
      try print("\(amount(count, "conflict")) in \(amount(automaton.count, "code"))\(keys)")
    }
    return exit
  }

  private var exit: CommandExit { hasFailed ? .negative : .success }

  private func heading(_ kind: String) -> String {
    console.terminal.outputStyle.apply(.bold, to: "\(kind):")
  }

  private func line(_ key: DoubtfulKey) -> String {
    let name = automaton.name(of: key.code) ?? "\(key.code)"
    return switch options.format {
    case .text: "  " + shownName("“\(name)” has the key “\(key.key)”, which is not \(key.word)")
    case .json:
      "{\"relation\":\"spelling\",\"code\":\(jsonText(name)),\"key\":\(jsonText(key.key)),\"word\":\(jsonText(key.word))}"
    }
  }

  private func line(_ conflict: CheatCodeConflict) -> String {
    switch options.format {
    case .text: return "  " + shownName(automaton.description(of: conflict))
    case .json:
      let names = [conflict.code, conflict.other].map { jsonText(automaton.name(of: $0) ?? "\($0)") }
      return "{\"relation\":\"\(conflict.relation.rawValue)\",\"code\":\(names[0]),\"other\":\(names[1])}"
    }
  }

  private mutating func print(_ line: String) throws(CommandFailure) {
    guard isOutputOpen else { return }
    do {
      try console.print(line)
    } catch {
      guard error == .closedPipe else { throw error }
      isOutputOpen = false
    }
  }
}
