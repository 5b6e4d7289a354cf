import CheatsTestSupport
import Foundation

/// An example as it stands in a file: the lines of a block that is fenced as Swift or JSON.
struct ExampleBlock {
  /// What a file with examples is.
  enum Form {
    /// Fences stand at the beginning of a line or are indented.
    case markdown
    /// Fences stand in documentation comments.
    case swift
  }

  /// The file, by its path inside the repository.
  var file: String
  /// The number of the line behind the fence, counted from 1.
  var line: Int
  /// The lines without the white space around them.
  var lines: [String]
  /// Whether the line before the fence says that this is nothing to compile.
  var isExempt: Bool

  /// The line before a fence in Markdown that says so.
  static let exemption = "<!-- not compiled: "

  /// All blocks of a text.
  static func blocks(in text: String, of file: String, form: Form) -> [ExampleBlock] {
    var blocks: [ExampleBlock] = []
    var open: ExampleBlock?
    var previous = ""
    for (index, line) in trimmedLines(text).enumerated() {
      guard let content = content(of: line, form: form) else { continue }
      if var block = open {
        if content == "```" {
          blocks.append(block)
          open = nil
        } else {
          block.lines.append(content)
          open = block
        }
      } else if content == "```swift" || content == "```json" {
        open = ExampleBlock(file: file, line: index + 2, lines: [], isExempt: previous.hasPrefix(exemption))
      }
      previous = content
    }
    // A fence that is not closed is no reason to leave its lines out.
    return blocks + [open].compactMap(\.self)
  }

  /// The lines of a text without the white space around them.
  static func trimmedLines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// What a line says to a reader of the documentation, or nil where it is no documentation.
  private static func content(of line: String, form: Form) -> String? {
    switch form {
    case .markdown: line
    case .swift: line.hasPrefix("///") ? line.dropFirst(3).trimmingCharacters(in: .whitespaces) : nil
    }
  }

  /// Whether some lines hold the block, one line after another.
  func isHeld(by other: [String]) -> Bool {
    guard let first = lines.first else { return false }
    return other.indices.contains { start in
      other[start] == first && other[start...].starts(with: lines)
    }
  }
}

extension ExampleBlock {
  /// The folder of the repository.
  private static let repository = Fixtures.folder.deletingLastPathComponent()

  /// All examples of the README, of articles and of the documentation comments.
  static func all() throws -> [ExampleBlock] {
    let readme = try String(contentsOf: repository.appendingPathComponent("README.md"), encoding: .utf8)
    return try blocks(in: readme, of: "README.md", form: .markdown)
      + files(in: "Sources", ".md").flatMap { blocks(in: $0.text, of: $0.path, form: .markdown) }
      + files(in: "Sources", ".swift").flatMap { blocks(in: $0.text, of: $0.path, form: .swift) }
  }

  /// The files below a folder of the repository whose names end so, with their paths inside it, in order.
  static func files(in folder: String, _ ending: String) throws -> [(path: String, text: String)] {
    let folderURL = repository.appendingPathComponent(folder, isDirectory: true)
    return try FileManager.default.subpathsOfDirectory(atPath: folderURL.path)
      .filter { $0.hasSuffix(ending) }
      .sorted()
      .map { path in
        let url = folderURL.appendingPathComponent(path)
        return ("\(folder)/\(path)", try String(contentsOf: url, encoding: .utf8))
      }
  }
}
