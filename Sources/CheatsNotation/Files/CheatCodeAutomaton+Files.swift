public import Cheats
public import Foundation

extension CheatCodeAutomaton where Action == CheatCodeAction {
  /// Reads a compiled set from a file, which may say anything: see ``CheatCodeAutomaton/init(bytes:coder:)``.
  ///
  /// - Parameter url: The place of the file on this machine; errors name its path.
  /// - Throws: ``CheatCodeCompiledFileError``, when the file cannot be read or is no compiled set.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public convenience init(contentsOf url: URL) throws(CheatCodeCompiledFileError) {
    guard let file = try url.placedFile else {
      try self.init(bytes: try url.compiledBytes, of: url)
      return
    }
    do throws(CheatCodeBytesError) {
      try self.init(byteCount: file.byteCount, coder: .cheatCodeAction, copy: file.copy)
    } catch {
      if let reason = file.failure { throw .cannotRead(path: url.shownPath, reason: reason) }
      throw .invalid(path: url.shownPath, error)
    }
  }

  private convenience init(bytes: Data, of url: URL) throws(CheatCodeCompiledFileError) {
    do throws(CheatCodeBytesError) {
      try self.init(bytes: bytes, coder: .cheatCodeAction)
    } catch {
      throw .invalid(path: url.shownPath, error)
    }
  }

  /// Writes the compiled set to a file, as a whole or not at all.
  ///
  /// It is written beside the file and then takes its place. So a file that is there already stays as it is where there is
  /// no room, and who reads it meanwhile reads the old one or the new one. Its permissions stay. A link keeps leading where
  /// it leads, and what is no file, such as a pipe, is written to as it is.
  ///
  /// - Parameter url: The place of the file on this machine; errors name its path.
  /// - Throws: ``CheatCodeCompiledFileError/cannotWrite(path:reason:)``
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public func write(to url: URL) throws(CheatCodeCompiledFileError) {
    let path = url.shownPath
    guard url.isFileURL else { throw .cannotWrite(path: path, reason: .notAFile) }
    guard !url.isExistingDirectory else { throw .cannotWrite(path: path, reason: .directory) }
    do {
      let place = url.followingLinks
      let bytes = Data(bytes(coder: .cheatCodeAction))
      let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
      if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
        let handle = try FileHandle(forWritingTo: place)
        defer { try? handle.close() }
        try handle.write(contentsOf: bytes)
      } else {
        try place.replaceFile(with: bytes, permissions: attributes?[.posixPermissions] as? Int)
      }
    } catch {
      throw .cannotWrite(path: path, reason: CheatCodeCompiledFileError.WriteFailure(error))
    }
  }
}

extension URL {
  /// The path as errors have it.
  fileprivate var shownPath: String { isFileURL ? relativePath : absoluteString }

  /// What the path leads to, also where it is not there yet.
  fileprivate var followingLinks: URL {
    var url = self
    // More links than that are a circle, which opening the file will tell.
    for _ in 0..<40 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()).absoluteURL
    }
    return url
  }

  fileprivate var isExistingDirectory: Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// The file, or nil where it is a pipe or the like.
  fileprivate var placedFile: PlacedFile? {
    get throws(CheatCodeCompiledFileError) { try reading { try PlacedFile(self) } }
  }

  /// The bytes of a file.
  fileprivate var compiledBytes: Data {
    get throws(CheatCodeCompiledFileError) { try reading { try Data(readingToEndOf: self) } }
  }

  /// Does what reads the file, if it can be one.
  private func reading<Value>(_ work: () throws -> Value) throws(CheatCodeCompiledFileError) -> Value {
    guard isFileURL else { throw .cannotRead(path: shownPath, reason: .notAFile) }
    guard !isExistingDirectory else { throw .cannotRead(path: shownPath, reason: .directory) }
    do {
      return try work()
    } catch {
      throw .cannotRead(path: shownPath, reason: CheatCodeFileError.ReadFailure(error))
    }
  }
}
