import Foundation

/// The file that a report goes to, opened before the work is done that is to be written.
///
/// A file that is there keeps its contents until then. What is no file, such as a pipe, is written to and stays what it
/// is; a link keeps leading where it leads; a file keeps its permissions.
struct OutputFile {
  private let path: String
  private let handle: FileHandle
  /// Whether the file was made by opening it.
  private let isNew: Bool

  /// Opens a file, or makes an empty one.
  ///
  /// - Throws: ``BenchmarkError/input(_:)`` where it could not be written later.
  init(path: String) throws(BenchmarkError) {
    guard !path.isEmpty, path != "-" else { throw .usage("option '--output' takes the path of a file") }
    self.path = path
    isNew = !FileManager.default.fileExists(atPath: path.literalPath)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .input("\(path): cannot be written: \(String(cString: strerror(errno)))")
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Writes the report in place of what is in the file.
  ///
  /// A file is written beside it first, so that a full disk loses nothing; where its directory takes no other file, it is
  /// written where it is.
  func write(_ bytes: Data) throws(BenchmarkError) {
    do {
      let place = URL(fileURLWithPath: path.literalPath).resolvingSymlinksInPath()
      let known = try FileManager.default.attributesOfItem(atPath: place.path)
      guard known[.type] as? FileAttributeType == .typeRegular else {
        return try handle.write(contentsOf: bytes)
      }
      guard FileManager.default.isWritableFile(atPath: place.deletingLastPathComponent().path),
        (try? bytes.write(to: place, options: .atomic)) != nil
      else {
        try handle.truncate(atOffset: 0)
        return try handle.write(contentsOf: bytes)
      }
      if let permissions = known[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: place.path)
      }
    } catch {
      throw .input("\(path): cannot be written: \(error.localizedDescription)")
    }
  }

  /// Removes the file if it was made for a report that there will not be.
  func discard() {
    if isNew { try? FileManager.default.removeItem(atPath: path.literalPath) }
  }
}

extension String {
  /// The path as it is, where Foundation would take a tilde for the home of somebody.
  var literalPath: String { hasPrefix("~") ? "./\(self)" : self }
}
