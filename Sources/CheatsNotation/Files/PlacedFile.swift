import Foundation

/// A file on a disk, whose bytes can be read at any place without a copy of all of them.
final class PlacedFile {
  private let handle: FileHandle
  let byteCount: Int
  /// Why bytes could not be had.
  private(set) var failure: CheatCodeFileError.ReadFailure?

  /// Opens a file.
  ///
  /// - Returns: Nil for what has no places, such as a pipe.
  /// - Throws: An error of Foundation, when the file cannot be opened.
  init?(_ url: URL) throws {
    // Opening a pipe would take what is in it, and wait for that.
    let type = try FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)[.type]
    guard type as? FileAttributeType == .typeRegular else { return nil }
    handle = try FileHandle(forReadingFrom: url)
    byteCount = Int(clamping: try handle.seekToEnd())
  }

  /// Copies the bytes from a place on to a target, all of which is written.
  ///
  /// - Returns: Whether it could; if not, ``failure`` says why.
  func copy(from start: Int, to target: UnsafeMutableRawBufferPointer) -> Bool {
    var done = 0
    while done < target.count {
      let count = pread(
        handle.fileDescriptor, target.baseAddress?.advanced(by: done), target.count - done, off_t(start + done))
      if count > 0 {
        done += count
      } else if count == 0 {
        failure = .other("the file was cut short while it was read")
        return false
      } else if errno != EINTR {
        failure = .other(String(cString: strerror(errno)))
        return false
      }
    }
    return true
  }
}
