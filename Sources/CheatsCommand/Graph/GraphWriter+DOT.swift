extension GraphWriter {
  /// The graph as Graphviz reads it.
  var dotLines: [String] {
    var lines = comments.map { "// \($0)" }
    lines += [
      "digraph cheats {", "  rankdir=LR;", "  node [shape=box, style=rounded, fontname=\"sans-serif\"];",
      "  edge [fontname=\"sans-serif\"];",
    ]
    lines += graph.nodes.map { "  \(name($0.id)) [\(attributes($0).joined(separator: ", "))];" }
    lines += graph.lines.map { line in
      "  \(name(line.from)) -> \(name(line.to)) [\(attributes(line).joined(separator: ", "))];"
    }
    return lines + ["}"]
  }

  private func attributes(_ node: AutomatonGraph.Node) -> [String] {
    var attributes = ["label=\"\(labels(node).map(escaped).joined(separator: "\\n"))\""]
    if !node.codes.isEmpty { attributes.append("peripheries=2") }
    switch node.emphasis {
    case .none: break
    case .ahead: attributes.append("color=\"#1f6fb4\"")
    case .chain: attributes += ["style=\"rounded,filled\"", "fillcolor=\"#fff1c4\""]
    case .current: attributes += ["style=\"rounded,filled\"", "fillcolor=\"#ffc83d\""]
    }
    return attributes
  }

  private func attributes(_ line: AutomatonGraph.Line) -> [String] {
    var attributes: [String] = []
    switch line.kind {
    case .step(let label): attributes.append("label=\"\(escaped(label))\"")
    // A link leads back, and must not push the states apart that it joins.
    case .failure: attributes += ["style=dashed", "constraint=false"]
    }
    if line.isEmphasized {
      attributes += [line.kind == .failure ? "color=\"#b37400\"" : "color=\"#1f6fb4\"", "penwidth=2"]
    }
    return attributes
  }

  /// A text between quotes; a backslash would begin an escape of Graphviz, and an ampersand a character of HTML.
  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
