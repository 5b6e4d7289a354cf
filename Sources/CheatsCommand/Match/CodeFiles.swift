import Cheats
import CheatsNotation
import Foundation

/// The files of codes that a command is given, and what each is called.
struct CodeFiles {
  struct File {
    let label: String
    let contents: CheatCodeFile
  }

  let files: [File]

  /// Reads files.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` when a file is given twice, ``CommandFailure/input(_:)`` with the file and
  ///   what is wrong in it.
  init(_ paths: [String]) throws(CommandFailure) {
    var files: [File] = []
    for (path, label) in zip(paths, try codeFileLabels(paths)) {
      files.append(File(label: label, contents: try Self.read(path)))
    }
    self.files = files
  }

  /// Reads one file; not by its URL, so that it can be a pipe and messages are those of the stream's file.
  private static func read(_ path: String) throws(CommandFailure) -> CheatCodeFile {
    var bytes = Data()
    do {
      let file = try FileDescriptor(path: path)
      while case let piece = try file.read(), !piece.isEmpty { bytes.append(contentsOf: piece) }
    } catch {
      throw .input("\(path): \(error)")
    }
    do {
      return try CheatCodeFile(json: bytes, fileName: path)
    } catch {
      throw .input("\(error)")
    }
  }

  /// Compiles the codes into one set; a code of several files is called by its file and its name.
  ///
  /// - Parameter options: What goes before what the files say.
  /// - Throws: ``CommandFailure`` when the files disagree about what holds for the whole set, or the set is refused.
  func compile(_ options: ConfigurationOptions) throws(CommandFailure) -> CheatCodeAutomaton<CheatCodeAction> {
    let configuration = try options.configuration(of: files)
    let definitions = files.flatMap { file in
      var contents = file.contents
      if options.maximumGap != nil { contents.configuration.maximumGap = nil }
      if options.timeLimit != nil { contents.configuration.timeLimit = nil }
      return contents.selfContainedDefinitions.map { definition in
        var definition = definition
        if files.count > 1 { definition.name = definition.name.map { "\(file.label)/\($0)" } }
        return definition
      }
    }
    do {
      return try CheatCodeAutomaton<CheatCodeAction>(definitions, configuration: configuration)
    } catch {
      throw .input("\(error)")
    }
  }
}
