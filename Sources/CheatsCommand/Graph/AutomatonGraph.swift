import AhoCorasick
import Cheats
import CheatsNotation

/// An automaton as nodes and lines, before it is written in any language.
///
/// Parameters are no part of the automaton; they are drawn as steps of their own behind the state where the actions of
/// their code end.
struct AutomatonGraph {
  /// A node: a state of the automaton, or how many parameters of a code are entered.
  enum NodeID: Hashable {
    case state(StateID)
    case parameters(CheatCodeID, Int)
  }

  struct Node: Hashable {
    let id: NodeID
    /// The codes that are complete here, the longest first.
    var codes: [String] = []
    var emphasis = Emphasis.none
  }

  /// What a stream makes of a node.
  enum Emphasis: Hashable {
    case none
    /// A code in progress has still to go through it.
    case ahead
    /// What the stream ends with, too.
    case chain
    /// The longest that the stream ends with.
    case current
  }

  struct Line: Hashable {
    enum Kind: Hashable {
      /// The steps that lead on, in notation.
      case step(String)
      case failure
    }

    let from: NodeID
    let to: NodeID
    let kind: Kind
    var isEmphasized = false
  }

  private(set) var nodes: [Node] = []
  private(set) var lines: [Line] = []

  /// Draws a set of codes.
  ///
  /// - Parameter automaton: A set that reports every occurrence, without limits, secrets or disabled codes.
  init(_ automaton: CheatCode.Automaton) {
    let engine = automaton.engine
    for number in 0..<engine.stateCount {
      let state = StateID(rawValue: UInt32(number))
      nodes.append(Node(id: .state(state), codes: automaton.names(completeAt: state)))
      for child in engine.children(of: state) {
        let action = automaton.action(for: engine.label(of: child))
        lines.append(
          Line(from: .state(state), to: .state(child), kind: .step(CheatCodeNotation.text(for: [action]))))
      }
      // Most lead to the root, and drawing these hides the others.
      let failure = engine.failure(of: state)
      if failure != .root { lines.append(Line(from: .state(state), to: .state(failure), kind: .failure)) }
    }
    for id in automaton.ids { appendParameters(of: id, in: automaton) }
  }

  private mutating func appendParameters(of id: CheatCodeID, in automaton: CheatCode.Automaton) {
    let parameters = automaton.parameters(of: id)
    var last = automaton.node(of: id, progress: automaton.length(of: id) - parameters.count)
    for (index, parameter) in parameters.enumerated() {
      let isLast = index == parameters.count - 1
      let node = Node(id: .parameters(id, index + 1), codes: isLast ? [automaton.title(of: id)] : [])
      nodes.append(node)
      let label = CheatCodeNotation.text(for: CheatCodeSteps(parameters: [parameter]))
      lines.append(Line(from: last, to: node.id, kind: .step(label)))
      last = node.id
    }
  }

  /// Marks nodes and lines; a failure link that is not drawn yet is added.
  mutating func emphasize(_ marked: [NodeID: Emphasis], lines chosen: Set<Line>) {
    for index in nodes.indices { nodes[index].emphasis = marked[nodes[index].id] ?? nodes[index].emphasis }
    var missing = chosen
    for index in lines.indices where chosen.contains(lines[index]) {
      missing.remove(lines[index])
      lines[index].isEmphasized = true
    }
    for var line in missing {
      line.isEmphasized = true
      lines.append(line)
    }
  }
}

extension CheatCode.Automaton {
  /// What a code is called.
  func title(of id: CheatCodeID) -> String { shownName(name(of: id) ?? "\(id)") }

  /// Where a code is after so many of its steps.
  func node(of id: CheatCodeID, progress: Int) -> AutomatonGraph.NodeID {
    let pattern = pattern(of: id)
    let length = engine.length(of: pattern)
    guard progress <= length else { return .parameters(id, progress - length) }
    return .state(engine.state(on: engine.rank(of: pattern), atDepth: progress))
  }

  /// The codes that are complete at a state: its own, then those of the states that its links lead to.
  fileprivate func names(completeAt state: StateID) -> [String] {
    let chain = sequence(first: state) { [engine] in $0 == .root ? nil : engine.failure(of: $0) }
    return chain.flatMap { [engine] state in
      let ranks = engine.endingRanks(of: state)
      return (ranks.lowerBound.index..<ranks.upperBound.index).map { engine.pattern(at: Rank($0)) }
    }
    .map(id).filter { parameters(of: $0).isEmpty }.map(title)
  }
}
