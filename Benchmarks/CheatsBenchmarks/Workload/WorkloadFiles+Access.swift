import Foundation

extension WorkloadFiles {
  /// Reads a file, or gives nil where there is none.
  static func read(_ path: String) throws(BenchmarkError) -> ContiguousArray<UInt8>? {
    let path = path.literalPath
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

  /// Writes a file, or replaces the one that is there; a link keeps leading where it leads.
  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(BenchmarkError) {
    let file = try OutputFile(path: path)
    do throws(BenchmarkError) {
      try file.write(Data(bytes))
    } catch {
      file.discard()
      throw error
    }
  }

  /// Checks that there is a directory to read files from.
  static func requireDirectory(_ path: String) throws(BenchmarkError) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path.literalPath, isDirectory: &isDirectory), isDirectory.boolValue
    else {
      throw .input("\(path): there is no such directory")
    }
  }
}
