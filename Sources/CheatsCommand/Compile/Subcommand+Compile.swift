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
      "a file of codes. A set that is there already is replaced when the new one is",
      "complete. Exit codes: 0 written, 2 bad input or usage.",
    ],
    run: { arguments, console throws(CommandFailure) in
      let options = try CompileOptions(arguments)
      let output = URL(fileURLWithPath: options.outputPath).resolvingSymlinksInPath()
      for path in options.codePaths where URL(fileURLWithPath: path).resolvingSymlinksInPath() == output {
        throw .usage("the set would take the place of its own codes, \(path)")
      }
      return try console.whileWaiting("compiling the codes") { () throws(CommandFailure) in
        let codes = try CodeFiles(options.codePaths)
        let automaton = try codes.compile(try options.configuration.forMatching(codes), filter: options.filter)
        do throws(CheatCodeCompiledFileError) {
          try automaton.write(to: URL(fileURLWithPath: options.outputPath))
        } catch {
          throw .input("\(error)")
        }
        return .success
      }
    })
}
