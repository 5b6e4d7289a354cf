/// Where the bytes of a file of tables are.
public struct TableSource {
  /// The number of bytes.
  let byteCount: Int
  private let copy: (_ start: Int, _ target: UnsafeMutableRawBufferPointer) -> Bool

  /// The bytes that something else gives.
  ///
  /// - Parameters:
  ///   - byteCount: Their number.
  ///   - copy: Copies those from a place on to a target, all of which is written; false where it cannot.
  public init(byteCount: Int, copy: @escaping (_ start: Int, _ target: UnsafeMutableRawBufferPointer) -> Bool) {
    self.byteCount = byteCount
    self.copy = copy
  }

  /// Bytes in memory, which must stay where they are as long as the source is used.
  public init(_ bytes: UnsafeRawBufferPointer) {
    self.init(byteCount: bytes.count) { start, target in
      target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + target.count]))
      return true
    }
  }

  /// The bytes that are copied at once: so few that they are still near when they are looked at.
  static let pieceLength = 1 << 17

  /// Copies the bytes from a place on to a target.
  ///
  /// - Parameters:
  ///   - start: The place; the bytes from there on are as many as the target has room for.
  ///   - checksum: Takes the bytes.
  func read(
    at start: Int, to target: UnsafeMutableRawBufferPointer, _ checksum: inout TableChecksum
  ) throws(TableFileError) {
    var done = 0
    while done < target.count {
      let end = min(done + Self.pieceLength, target.count)
      let piece = UnsafeMutableRawBufferPointer(rebasing: target[done..<end])
      guard copy(start + done, piece) else { throw .unreadable }
      checksum.take(UnsafeRawBufferPointer(piece))
      done = end
    }
  }

  /// The bytes of a range of a few.
  func bytes(_ range: Range<Int>, _ checksum: inout TableChecksum) throws(TableFileError) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>(repeating: 0, count: range.count)
    // The closure must not throw: it would lose the type of the error.
    try bytes.withUnsafeMutableBytes { target in
      Result { () throws(TableFileError) in try read(at: range.lowerBound, to: target, &checksum) }
    }.get()
    return bytes
  }
}
