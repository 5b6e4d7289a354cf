import AhoCorasick
import Cheats
import CheatsNotation

extension AutomatonGraph {
  /// Draws a set of codes as a stream leaves it: the state, its chain of failure links, and the codes in progress.
  init(_ automaton: CheatCode.Automaton, after stream: [CheatCodeAction]) {
    self.init(automaton)
    var session = automaton.makeSession()
    var cursor = Cursor()
    for action in stream {
      session.perform(action)
      _ = automaton.engine.advance(&cursor, automaton.symbol(for: action))
    }
    var marked: [NodeID: Emphasis] = [:]
    var chosen: Set<Line> = []
    // To every node but the root leads one step.
    let steps = Dictionary(uniqueKeysWithValues: lines.filter { $0.kind != .failure }.map { ($0.to, $0) })
    for code in session.codesInProgress() {
      let node = automaton.node(of: code.id, progress: code.progress)
      if case .parameters = node { marked[node] = .current }
      for progress in code.progress..<code.progress + code.remaining {
        let next = automaton.node(of: code.id, progress: progress + 1)
        if let step = steps[next] { chosen.insert(step) }
        if marked[next] == nil { marked[next] = .ahead }
      }
    }
    let current = automaton.engine.state(at: cursor)
    var state = current
    marked[.state(state)] = .current
    while state != .root {
      let next = automaton.engine.failure(of: state)
      chosen.insert(Line(from: .state(state), to: .state(next), kind: .failure))
      marked[.state(next)] = .chain
      state = next
    }
    emphasize(marked, lines: chosen)
  }
}
