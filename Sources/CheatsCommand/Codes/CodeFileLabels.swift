/// Short names for files of codes, each of them different.
///
/// A file is called by its name without `.json`; files of one name get as many of their folders before it as it takes.
///
/// - Throws: ``CommandFailure/usage(_:)`` when a file is given twice.
/// - Complexity: O(*n* · *d*) for *n* paths of *d* components, times the components it takes to tell files apart.
func codeFileLabels(_ paths: [String]) throws(CommandFailure) -> [String] {
  let full = paths.map { components(of: $0, droppingExtension: false) }
  var seen: [[String]: String] = [:]
  for (path, key) in zip(paths, full) {
    if seen.updateValue(path, forKey: key) != nil { throw .usage("the file '\(path)' is given twice") }
  }
  // `doom` and `doom.json` in one folder: only the extension tells them apart.
  let short = paths.map { components(of: $0, droppingExtension: true) }
  let clashes = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }
  let names = zip(short, full).map { clashes[$0] == nil ? $0 : $1 }
  var labels = Array(repeating: "", count: names.count)
  var open = Array(names.indices)
  var depth = 1
  while !open.isEmpty {
    for index in open { labels[index] = names[index].suffix(depth).joined(separator: "/") }
    let uses = Dictionary(labels.map { ($0, 1) }, uniquingKeysWith: +)
    open = open.filter { uses[labels[$0], default: 0] > 1 && names[$0].count > depth }
    depth += 1
  }
  return labels
}

/// The parts of a path that mean something; a root is kept as an empty part.
private func components(of path: String, droppingExtension: Bool) -> [String] {
  var parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init).filter { $0 != "." }
  if path.hasPrefix("/") { parts.insert("", at: 0) }
  if droppingExtension, let last = parts.last, last.hasSuffix(".json"), last != ".json" {
    parts[parts.count - 1] = String(last.dropLast(5))
  }
  return parts
}
