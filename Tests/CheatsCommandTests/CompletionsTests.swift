import Foundation
import Testing

@testable import CheatsCommand

@Suite("completions")
struct CompletionsTests {
  private static let allCommas =
    ["equal", "prefix", "suffix", "infix", "unreachable", "spelling", "any"].map { "prefix,\($0)" }
  private static let shells = ["bash", "zsh", "fish"]

  @Test("Every command and option is in the completions of every shell", arguments: shells)
  func complete(shell: String) {
    let run = CommandRun(["completions", shell])
    #expect(run.exit == .success && run.errors.isEmpty)
    for command in CheatsProgram.subcommands {
      #expect(run.output.contains(command.name))
      for option in command.options { #expect(run.output.contains(option.name), "\(command.name) \(option.name)") }
    }
  }

  @Test(
    "Wrong arguments are answered with what is wrong",
    arguments: [
      ([], "the shell is missing: bash, zsh or fish"),
      (["fihs"], "unknown shell 'fihs'; did you mean 'fish'?"),
      (["powershell"], "unknown shell 'powershell'; known are bash, zsh and fish"),
      (["bash", "zsh"], "unexpected argument 'zsh'"),
    ])
  func refusals(arguments: [String], message: String) {
    #expect(CommandRun(["completions"] + arguments).errors.hasPrefix("cheats completions: \(message)\n"))
  }

  @Test("Text with a quote in it stays one word")
  func quotes() {
    #expect(CompletionScript(commands: []).quoted("a player's") == #"'a player'\''s'"#)
  }

  @Test(
    "bash offers what can follow",
    .enabled(if: isInstalled("bash")),
    arguments: [
      (["gr"], ["graph"]),
      (["help", "l"], ["lint"]),
      (["match", "--max"], ["--maximum-gap"]),
      (["match", "--match-kind", "l"], ["leftmost-longest", "leftmost-first"]),
      (["match", "--match-kind", "=", "p"], ["per-code"]),
      (["lint", "--fail-on", "pre"], ["prefix"]),
      (["lint", "--fail-on", "prefix,"], allCommas),
      (["lint", "--fail-on", "=", "prefix,any,in"], ["prefix,any,infix"]),
      (["match", "--codes", "one.json", "tw"], ["two words.json"]),
      (["stats", "o"], ["one.json"]),
      (["compile", "-o", "o"], ["one.json"]),
      (["match", "--maximum-gap", "1"], []),
      (["completions", ""], ["bash", "zsh", "fish"]),
    ])
  func bash(words: [String], expected: [String]) throws {
    let script = """
      source <("$0" completions bash); COMP_WORDS=(cheats "$@"); COMP_CWORD=$#
      _cheats; printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(try offered(by: "bash", ["-c", script], words) == expected)
  }

  @Test(
    "fish offers what can follow",
    .enabled(if: isInstalled("fish")),
    arguments: [
      (["gr"], ["graph"]),
      (["help", "l"], ["lint"]),
      (["match", "--max"], ["--maximum-gap"]),
      (["match", "--match-kind", "leftmost-l"], ["leftmost-longest"]),
      (["lint", "--fail-on", "pre"], ["prefix"]),
      (["lint", "--fail-on", "prefix,any,s"], ["prefix,any,spelling", "prefix,any,suffix"]),
      (["lint", "--fail-on=prefix,u"], ["--fail-on=prefix,unreachable"]),
      (["match", "--codes", "one.json", "tw"], ["two words.json"]),
      (["stats", "one"], ["one.json"]),
    ])
  func fish(words: [String], expected: [String]) throws {
    let script = """
      $argv[1] completions fish | source
      complete -C "cheats $(string join ' ' -- $argv[2..-1])" | string split -f 1 \\t
      """
    #expect(try offered(by: "fish", ["--no-config", "-c", script], words) == expected)
  }

  /// The arguments that zsh's own function is given are looked at, as a test has no line to be completed on.
  @Test(
    "zsh is told what can follow",
    .enabled(if: isInstalled("zsh")),
    arguments: [
      (["match", ""], "'--match-kind=[overlapping (the default), per-code, non-overlapping, leftmost-longest"),
      (["match", ""], "'*--codes=[files of codes, as JSON or compiled]:FILE:_files' "),
      (["compile", ""], "'(--output -o)--output=[the file to write; - is standard output]:SET:_files'"),
      (["lint", ""], ":KIND: _values -s , word equal prefix suffix infix unreachable spelling any'"),
      (["completions", ""], "'*:word:(bash zsh fish)'"),
    ])
  func zsh(words: [String], expected: String) throws {
    let script = """
      compdef() { :; }; _arguments() { print -r -- "${(qq)@}"; }
      source <("$0" completions zsh); words=(cheats "$@"); CURRENT=${#words}; _cheats
      """
    let line = try #require(try offered(by: "zsh", ["-f", "-c", script], words).first)
    #expect(line.contains(expected), "\(line)")
  }

  private static func isInstalled(_ shell: String) -> Bool { path(of: shell) != nil }

  private static func path(of shell: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// The lines that a shell prints, in a folder with two files.
  private func offered(by shell: String, _ options: [String], _ words: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for name in ["one.json", "two words.json"] { _ = try folder.write("", to: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.path(of: shell)))
    process.arguments = options + [ChildProcess.executable.path] + words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path(""))
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }
}
