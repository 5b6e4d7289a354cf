import Foundation

extension WorkloadFiles {
  /// Reads a file, or gives nil where there is none.
  static func read(_ path: String) throws(BenchmarkError) -> ContiguousArray<UInt8>? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      // A pipe has no size, so it is read to its end.
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      return ContiguousArray(try handle.readToEnd() ?? Data())
    } catch {
      throw .input("\(path): cannot be read: \(error.localizedDescription)")
    }
  }

  /// Writes a file, or replaces what is in the one that is there.
  ///
  /// What is no file, such as a pipe, is written to and stays what it is. A link keeps leading where it leads, and a file
  /// keeps its permissions.
  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(BenchmarkError) {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      let known = try? FileManager.default.attributesOfItem(atPath: place.path)
      if let known, known[.type] as? FileAttributeType != .typeRegular {
        let handle = try FileHandle(forWritingTo: place)
        defer { try? handle.close() }
        try handle.write(contentsOf: Data(bytes))
        return
      }
      try Data(bytes).write(to: place, options: .atomic)
      if let permissions = known?[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: place.path)
      }
    } catch {
      throw .input("\(path): cannot be written: \(error.localizedDescription)")
    }
  }

  /// Checks that a file can be written before the work is done that is to be written.
  static func requireWritable(_ path: String) throws(BenchmarkError) {
    guard !path.isEmpty else { throw .usage("option '--output' takes a path") }
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: place.path, isDirectory: &isDirectory)
    if isDirectory.boolValue { throw .input("\(path): cannot be written: it is a directory") }
    let writable = exists ? place.path : place.deletingLastPathComponent().path
    guard FileManager.default.isWritableFile(atPath: writable) else {
      throw .input("\(path): cannot be written: there is no permission, or no such directory")
    }
  }

  /// Checks that there is a directory to read files from.
  static func requireDirectory(_ path: String) throws(BenchmarkError) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
      throw .input("\(path): there is no such directory")
    }
  }
}
