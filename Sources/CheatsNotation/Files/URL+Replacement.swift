import Foundation

extension URL {
  /// Makes some bytes the contents of a file, as a whole or not at all, with the permissions of the one that was there.
  ///
  /// They are written beside it first, where nobody else may read them before the permissions are known.
  ///
  /// - Parameter permissions: Those of the file that is there, or nil where none is.
  /// - Throws: What Foundation says of the file or of its directory; nothing has changed then.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  func replaceFile(with bytes: Data, permissions: Int?) throws {
    let files = FileManager.default
    let new = deletingLastPathComponent().appendingPathComponent(".cheats-\(UUID().uuidString)")
    try Data().write(to: new, options: .withoutOverwriting)
    do {
      if permissions != nil { try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: new.path) }
      let handle = try FileHandle(forWritingTo: new)
      do {
        try handle.write(contentsOf: bytes)
      } catch {
        try? handle.close()
        throw error
      }
      try handle.close()
      if let permissions { try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: new.path) }
      guard rename(new.path, path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: String(cString: strerror(errno))])
      }
    } catch {
      try? files.removeItem(at: new)
      throw error
    }
  }
}
