import Cheats
import CheatsNotation
import Foundation

/// The files of codes that a command is given, and what each is called.
struct CodeFiles {
  struct File {
    let label: String
    let contents: Contents

    var isCompiled: Bool { if case .compiled = contents { true } else { false } }

    var configuration: CheatCodeConfiguration {
      switch contents {
      case .codes(let file): file.configuration
      case .compiled(let automaton): automaton.configuration
      }
    }
  }

  /// What a file is: codes as JSON, or a compiled set of them.
  enum Contents {
    case codes(CheatCodeFile)
    case compiled(CheatCode.Automaton)
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
  private static func read(_ path: String) throws(CommandFailure) -> Contents {
    var bytes = Data()
    do {
      let file = try FileDescriptor(path: path)
      while case let piece = try file.read(), !piece.isEmpty {
        bytes.append(contentsOf: piece)
        // No text has a zero in it, and a device that gives nothing else has no end.
        guard bytes.starts(with: Self.compiledStart) || !piece.contains(0) else { break }
      }
    } catch {
      throw .input("\(path): \(error)")
    }
    guard !bytes.starts(with: Self.compiledStart) else { return .compiled(try compiledSet(bytes, path)) }
    do {
      return .codes(try CheatCodeFile(json: bytes, fileName: path))
    } catch {
      throw .input("\(error)")
    }
  }

  /// What a compiled set starts with, and no JSON.
  private static let compiledStart = "CHEATS".utf8

  private static func compiledSet(_ bytes: Data, _ path: String) throws(CommandFailure) -> CheatCode.Automaton {
    do {
      return try CheatCode.Automaton(bytes: bytes, coder: .cheatCodeAction)
    } catch {
      throw .input("\(path): \(error)")
    }
  }

  /// Compiles the codes into one set; a code of several files is called by its file and its name.
  ///
  /// A compiled set by itself is taken as it is, where nothing asks for another one.
  ///
  /// - Parameters:
  ///   - configuration: How the set is matched; its limits go before those of whole files.
  ///   - filter: What maps the actions of the codes as it maps those of the stream.
  /// - Throws: ``CommandFailure/input(_:)`` when the set is refused.
  func compile(
    _ configuration: CheatCodeConfiguration, filter: FilterOptions
  ) throws(CommandFailure) -> CheatCode.Automaton {
    if files.count == 1, case .compiled(let automaton) = files[0].contents, !filter.foldsCase,
      automaton.configuration.isSame(as: configuration)
    {
      return automaton
    }
    return try .compiled(definitions(configuration, filter: filter), configuration)
  }

  /// The definitions of the codes, with what the options and the files say of them.
  func definitions(
    _ configuration: CheatCodeConfiguration, filter: FilterOptions
  ) -> [CheatCodeDefinition<CheatCodeAction>] {
    let filter = filter.filter
    return files.flatMap { file in
      file.definitions(configuration).map { definition in
        var definition = filter.mapped(definition)
        if files.count > 1 { definition.name = definition.name.map { "\(file.label)/\($0)" } }
        return definition
      }
    }
  }
}

extension CheatCode.Automaton {
  /// Compiles definitions.
  ///
  /// - Throws: ``CommandFailure/input(_:)`` when the set is refused.
  static func compiled(
    _ definitions: [CheatCodeDefinition<CheatCodeAction>], _ configuration: CheatCodeConfiguration
  ) throws(CommandFailure) -> CheatCode.Automaton {
    do {
      return try CheatCode.Automaton(definitions, configuration: configuration)
    } catch {
      throw .input("\(error)")
    }
  }
}

extension CodeFiles.File {
  /// The codes with the file's limits written into those without their own, where no option is for all files.
  fileprivate func definitions(_ configuration: CheatCodeConfiguration) -> [CheatCodeDefinition<CheatCodeAction>] {
    switch contents {
    case .codes(var file):
      if configuration.maximumGap != nil { file.configuration.maximumGap = nil }
      if configuration.timeLimit != nil { file.configuration.timeLimit = nil }
      return file.selfContainedDefinitions
    case .compiled(let automaton):
      return automaton.ids.map { automaton.definition(of: $0) }
    }
  }
}

extension CheatCodeConfiguration {
  /// Whether a set that was compiled with this configuration, limits and all, need not be compiled with another one.
  fileprivate func isSame(as other: Self) -> Bool {
    matchKind == other.matchKind && isAnchored == other.isAnchored && holdLimit == other.holdLimit
      && identifier == other.identifier
  }
}
