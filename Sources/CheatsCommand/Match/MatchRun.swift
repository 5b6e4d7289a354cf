import Cheats
import CheatsNotation

/// One stream on its way through a compiled set of codes: what happens at each action, time and at the end.
struct MatchRun {
  private var session: CheatCode.Session
  private var filter: CheatCode.InputFilter
  /// A time that passes together with the next action only, because that may take back the one before it.
  private var pendingTime: Duration?
  private let writer: MatchWriter
  private let console: Console
  private var hasFound = false
  private var hasWarned = false

  init(_ automaton: CheatCode.Automaton, filter: CheatCode.InputFilter, format: OutputFormat, console: Console) {
    session = automaton.makeSession(keepsUndo: filter.tapWindow != nil)
    self.filter = filter
    writer = MatchWriter(automaton, format, style: console.terminal.outputStyle)
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
          try print(session.perform(action, at: pendingTime, through: &filter))
          pendingTime = nil
        case .time(let time):
          try pass(to: time)
          warnOfReversal(in: stream.name)
        }
      }
    } catch {
      mistake = error
    }
    if mistake != .closedPipe { try print(session.flush(at: pendingTime)) }
    warnOfReversal(in: stream.name)
    if let mistake { throw mistake }
    return hasFound ? .success : .negative
  }

  private mutating func pass(to time: Duration) throws(CommandFailure) {
    if let pendingTime { try print(session.advance(to: pendingTime)) }
    pendingTime = nil
    if filter.tapWindow != nil { pendingTime = time } else { try print(session.advance(to: time)) }
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
