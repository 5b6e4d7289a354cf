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
  /// - Parameters:
  ///   - configuration: How the set is matched; its limits go before those of whole files.
  ///   - filter: What maps the actions of the codes as it maps those of the stream.
  /// - Throws: ``CommandFailure/input(_:)`` when the set is refused.
  func compile(
    _ configuration: CheatCodeConfiguration, filter: CheatCode.InputFilter
  ) throws(CommandFailure) -> CheatCode.Automaton {
    let definitions = files.flatMap { file in
      var contents = file.contents
      if configuration.maximumGap != nil { contents.configuration.maximumGap = nil }
      if configuration.timeLimit != nil { contents.configuration.timeLimit = nil }
      return contents.selfContainedDefinitions.map { definition in
        var definition = filter.mapped(definition)
        if files.count > 1 { definition.name = definition.name.map { "\(file.label)/\($0)" } }
        return definition
      }
    }
    do {
      return try CheatCode.Automaton(definitions, configuration: configuration)
    } catch {
      throw .input("\(error)")
    }
  }
}
