extension GraphWriter {
  /// The graph as Mermaid reads it.
  var mermaidLines: [String] {
    var lines = ["flowchart LR"]
    lines += comments.map { "  %% \($0)" }
    lines += graph.nodes.map { node in
      let label = "\"\(labels(node).map(escaped).joined(separator: "<br>"))\""
      return "  \(name(node.id))" + (node.codes.isEmpty ? "(\(label))" : "[[\(label)]]")
    }
    for line in graph.lines {
      let arrow =
        switch line.kind {
        case .step(let label): "-- \"\(escaped(label))\" -->"
        case .failure: "-.->"
        }
      lines.append("  \(name(line.from)) \(arrow) \(name(line.to))")
    }
    return lines + styles
  }

  private var styles: [String] {
    let classes: [(AutomatonGraph.Emphasis, String, String)] = [
      (.ahead, "ahead", "stroke:#1f6fb4"), (.chain, "chain", "fill:#fff1c4,color:#000"),
      (.current, "current", "fill:#ffc83d,color:#000"),
    ]
    var styles: [String] = []
    for (emphasis, word, style) in classes {
      let names = graph.nodes.filter { $0.emphasis == emphasis }.map { name($0.id) }
      if !names.isEmpty {
        styles += ["  classDef \(word) \(style)", "  class \(names.joined(separator: ",")) \(word)"]
      }
    }
    for (index, line) in graph.lines.enumerated() where line.isEmphasized {
      let color = line.kind == .failure ? "#b37400" : "#1f6fb4"
      styles.append("  linkStyle \(index) stroke:\(color),stroke-width:3px")
    }
    return styles
  }

  /// A text between quotes, where Mermaid reads numbers of characters and, as pages do, marks of HTML.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"", "#", "&", "<", ">", "`", "\\": escaped += "#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
