public import Foundation

extension CheatCodeFile {
  /// Reads a file.
  ///
  /// - Parameter url: The place of the file on this machine; errors name its path.
  /// - Throws: ``CheatCodeFileError`` if the file cannot be read, is no JSON, or says something else than codes.
  /// - Complexity: O(*n*) in the size of the file.
  public init(contentsOf url: URL) throws(CheatCodeFileError) {
    let path = url.isFileURL ? url.relativePath : url.absoluteString
    guard url.isFileURL else { throw .cannotRead(path: path, reason: .notAFile) }
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue {
      throw .cannotRead(path: path, reason: .directory)
    }
    let json: Data
    do {
      json = try Data(readingToEndOf: url)
    } catch {
      throw .cannotRead(path: path, reason: CheatCodeFileError.ReadFailure(error))
    }
    try self.init(json: json, fileName: path)
  }

  /// Reads the contents of a file.
  ///
  /// - Parameters:
  ///   - json: JSON in UTF-8, with or without a byte order mark.
  ///   - fileName: The file that errors name.
  /// - Throws: ``CheatCodeFileError`` if it is no JSON, or says something else than codes.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(json: Data, fileName: String? = nil) throws(CheatCodeFileError) {
    // The closure must not throw: Foundation's `withUnsafeBytes` loses the type of the error.
    let result = json.withUnsafeBytes { buffer -> Result<CheatCodeFile, CheatCodeFileError> in
      let bytes = buffer.bindMemory(to: UInt8.self)
      var reader = CheatCodeFileReader(bytes)
      do throws(JSONFault) {
        return .success(try reader.file())
      } catch {
        var place = TextPlace()
        place.advance(over: UnsafeBufferPointer(rebasing: bytes[..<error.offset]))
        let mistake = CheatCodeFileError.Mistake(
          fileName: fileName, line: place.line, column: place.column, code: reader.code,
          field: reader.field.map(\.description), notation: error.notation, found: error.found,
          expected: error.expected)
        return .failure(error.isMalformed ? .malformed(mistake) : .invalid(mistake))
      }
    }
    self = try result.get()
  }
}
