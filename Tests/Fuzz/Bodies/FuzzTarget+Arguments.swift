import CheatsCommand
import CheatsTestSupport
import Foundation

extension FuzzTarget {
  /// The tool on arguments, one a line, and behind an empty line what comes in.
  ///
  /// The names of fixtures stand for their paths. No other path has a folder, so that nothing else is opened; and what is
  /// compiled is written to a folder for temporary files, whatever the arguments say.
  public static let arguments = FuzzTarget(name: "arguments") { input in
    let lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let given = lines.prefix { !$0.isEmpty }
    let arguments = redirected(given.map { argument(String(decoding: $0, as: UTF8.self)) })
    let stream = Array(lines.dropFirst(given.count + 1).joined(separator: [UInt8(ascii: "\n")]))
    let first = ToolRun(arguments, input: stream)
    if first != ToolRun(arguments, input: stream) { return "\(arguments) does something else the second time" }
    // Only a failure has something to say, and a stream whose times go back.
    let isSaid = first.exit == .failure ? first.errors.hasPrefix("cheats") : first.errors.isWarningOrNothing
    return isSaid ? nil : "\(arguments) ends as \(first.exit) and says \(first.errors.debugDescription)"
  } seeds: {
    let streams = try Fixtures.text("Streams/konami.txt")
    return commands.map { Array($0.replacing(" ", with: "\n").utf8) } + [
      Array("match\n--codes\ncontra.json\n\n\(streams)".utf8)
    ]
  }

  private static let commands = [
    "match --codes doom.json --stream doom.txt --format json",
    "match --codes konami-js.json contra.json --stream konami.txt --match-kind leftmost-longest --hold-limit 250ms",
    "match --codes=doom.json --anchored --maximum-gap 1s --time-limit 2.5s --fold-case --ignore shift ctrl",
    "match --codes hexen.json --stream - --minimum-repeat-interval 5ms --tap-window 300ms --match-kind per-code",
    "match --codes doom.json --match-kind non-overlapping -- operand", "match --codes doom.json doom.json",
    "lint doom.json heretic.json --fail-on prefix,suffix --format json --match-kind leftmost-first",
    "compile doom.json heretic.json --fold-case --match-kind leftmost-first", "compile compiled.set", "compile -o",
    "match --codes compiled.set --stream doom.txt", "match --codes compiled.set doom.json --anchored",
    "lint compiled.set", "graph contra.json --fold-case", "graph --format mermaid --limit 20 doom.json",
    "graph contra.json --after", "stats doom.json --top 2 --match-kind leftmost-first",
    "stats --format json hexen.json --maximum-gap 1s", "completions bash", "completions zsh", "completions fish",
    "lint gta-v.json --fail-on any --fold-case --maximum-gap 1s", "help match", "help lnit", "--version", "-h",
    "lint -h", "match --code doom.json", "match --codes doom.json --stream x --stream y", "lint --fail-on", "",
  ]

  private static let fixtures: [String: String] = {
    let files = ["Codes", "Streams"].flatMap { folder in
      ["json", "txt"].flatMap { (try? Fixtures.files(in: folder, withExtension: $0)) ?? [] }
    }
    let named = Dictionary(uniqueKeysWithValues: files.map { ($0.lastPathComponent, $0.path) })
    let compiled = ["compile", named["doom.json"] ?? "", "-o", temporaryPath("compiled.set")]
    _ = ToolRun(compiled, input: [])
    return named.merging(["compiled.set": temporaryPath("compiled.set")]) { $1 }
  }()

  private static func temporaryPath(_ name: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("cheats-fuzz-\(name)").path
  }

  /// The arguments with another file to write, where they are to write any.
  private static func redirected(_ arguments: [String]) -> [String] {
    guard arguments.first == "compile" else { return arguments }
    let others = arguments.filter { !["-o", "--output"].contains($0.prefix { $0 != "=" }) }
    return others.count == arguments.count ? arguments : others + ["-o", temporaryPath("output.set")]
  }

  private static func argument(_ text: String) -> String {
    let text = text.replacing("/", with: "")
    let name = text.split(separator: "=").last.map(String.init) ?? ""
    guard let path = fixtures[name] else { return text }
    return text.dropLast(name.count) + path
  }
}

extension String {
  fileprivate var isWarningOrNothing: Bool { isEmpty || hasPrefix("cheats: warning") }
}

/// What the tool did with its arguments.
private struct ToolRun: Equatable {
  var exit: CommandExit
  var output: String
  var errors: String

  init(_ arguments: [String], input: [UInt8]) {
    let (output, errors) = (Sink(), Sink())
    exit = CheatsProgram.run(
      in: CommandEnvironment(arguments: arguments, input: Source(input), output: output, errors: errors))
    (self.output, self.errors) = (output.text, errors.text)
  }
}

private final class Source: CommandByteSource {
  private var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}

private final class Sink: CommandByteSink {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ bytes: [UInt8]) { self.bytes += bytes }
}
