import Cheats
import CheatsNotation
import Foundation

extension Subcommand {
  /// Compiles codes once, for programs that match them often.
  static let compile = Subcommand(
    name: "compile",
    summary: "Writes cheat codes as a compiled set.",
    synopsis: "FILE… -o SET [options]",
    options: CompileOptions.all,
    operands: .files,
    notes: [
      "The codes of all files are one set, which 'match --codes SET' takes as it takes",
      "a file of codes, but for limits: they stay as they are compiled. A set that is",
      "there already is replaced when the new one is complete, and keeps its",
      "permissions. One that is compiled with --fold-case has keys in lower case only,",
      "and is to be matched with --fold-case too.",
      "Exit codes: 0 written, 2 bad input or usage.",
    ],
    run: { arguments, console throws(CommandFailure) in
      let options = try CompileOptions(arguments)
      try options.checkOutput(console)
      return try console.whileWaiting("compiling the codes") { () throws(CommandFailure) in
        let codes = try CodeFiles(options.codePaths)
        let automaton = try codes.compile(try options.configuration.forMatching(codes), filter: options.filter)
        guard let path = options.outputPath else {
          try console.write(automaton.bytes(coder: .cheatCodeAction))
          return .success
        }
        do throws(CheatCodeCompiledFileError) {
          try automaton.write(to: URL(fileURLWithPath: path))
        } catch {
          throw .input("\(error)")
        }
        return .success
      }
    })
}

extension CompileOptions {
  /// Makes sure that a set can go where it is to go.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` for a terminal, and for one of the files of codes.
  fileprivate func checkOutput(_ console: Console) throws(CommandFailure) {
    guard let outputPath else {
      if console.terminal.isOutput { throw .usage("a compiled set is no text to be shown at a terminal") }
      return
    }
    let output = URL(fileURLWithPath: outputPath).resolvingSymlinksInPath()
    for path in codePaths where URL(fileURLWithPath: path).resolvingSymlinksInPath() == output {
      throw .usage("the set would take the place of its own codes, \(path)")
    }
  }
}
