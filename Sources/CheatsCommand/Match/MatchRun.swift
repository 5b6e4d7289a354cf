import Cheats
import CheatsNotation

/// One stream on its way through a compiled set of codes: what happens at each action, time and at the end.
struct MatchRun {
  private var session: CheatCodeSession<CheatCodeAction>
  private let writer: MatchWriter
  private let console: Console
  private var hasFound = false
  private var hasWarned = false

  init(_ automaton: CheatCodeAutomaton<CheatCodeAction>, format: OutputFormat, console: Console) {
    session = automaton.makeSession()
    writer = MatchWriter(automaton, format)
    self.console = console
  }

  /// Performs the whole stream, printing each match when it is reported.
  ///
  /// What the stream holds before a mistake is reported as if the stream ended there.
  mutating func perform(_ stream: MatchStream) throws(CommandFailure) -> CommandExit {
    var stream = stream
    var mistake: CommandFailure?
    do {
      while let element = try stream.next() {
        switch element {
        case .action(let action):
          try print(session.perform(action))
        case .time(let time):
          try print(session.advance(to: time))
          warnOfReversal(in: stream.name)
        }
      }
    } catch {
      mistake = error
    }
    if mistake != .closedPipe { try print(session.flush()) }
    if let mistake { throw mistake }
    return hasFound ? .success : .negative
  }

  private mutating func print(_ matches: CheatCodeMatches) throws(CommandFailure) {
    for match in matches {
      hasFound = true
      try console.print(writer.line(match))
    }
  }

  private mutating func warnOfReversal(in stream: String) {
    guard !hasWarned, session.timeReversals > 0 else { return }
    hasWarned = true
    console.report("cheats: warning: \(stream): a time is earlier than one before it, and counts as the latest so far")
  }
}
