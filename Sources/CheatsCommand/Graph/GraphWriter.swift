import AhoCorasick
import Cheats

/// Writes a graph line by line in one language.
struct GraphWriter {
  let graph: AutomatonGraph
  /// What is said about the graph before it.
  let comments: [String]

  func lines(_ format: GraphFormat) -> [String] {
    switch format {
    case .dot: dotLines
    case .mermaid: mermaidLines
    }
  }

  /// The identifier of a node in every language.
  func name(_ id: AutomatonGraph.NodeID) -> String {
    switch id {
    case .state(let state): "s\(state.rawValue)"
    case .parameters(let code, let count): "p\(code.rawValue)_\(count)"
    }
  }

  /// The lines of text in a node: what it is, then the codes that are complete there, as many as fit.
  func labels(_ node: AutomatonGraph.Node) -> [String] {
    let shown = 3
    let rest = node.codes.count - shown
    var labels = node.codes.prefix(rest == 1 ? shown + 1 : shown).map { $0 }
    if rest > 1 { labels.append("and \(rest) more") }
    if case .state(let state) = node.id { labels.insert("\(state.rawValue)", at: 0) }
    return labels
  }
}
