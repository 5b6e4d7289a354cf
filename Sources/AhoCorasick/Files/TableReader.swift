/// Reads the tables of a file, which may be any bytes, one after another.
///
/// A file is taken only as it would have been written: each section follows the one before it, and the checksum is that
/// of the bytes. Each byte is read once. So the checksum is known at the end only, and what the tables say is judged
/// before: where a rule is broken, ``isIntact`` tells damage from a file that was written so.
public struct TableReader {
  private let source: TableSource
  private let entries: [TableFileEntry]
  /// How many sections have been read.
  private var readCount = 0
  private var checksum: TableChecksum

  /// Looks at what a file says of itself.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - sections: The sections that the file must have, in that order.
  /// - Throws: ``TableFileError``, when the bytes are no such file.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public init(_ source: TableSource, sections: [TableSection]) throws(TableFileError) {
    typealias Header = TableFileHeader
    let byteCount = source.byteCount
    self.source = source
    checksum = TableChecksum(byteCount: max(byteCount - Header.checksumByteCount, 0))
    guard byteCount >= 8 else { throw .otherFormat }
    let header = try source.bytes(0..<min(Header.fixedByteCount, byteCount) & ~7, &checksum)
    guard header.number(at: 0, as: UInt64.self) == Header.magic else { throw .otherFormat }
    guard byteCount >= 16 else { throw .wrongByteCount(stated: nil, actual: byteCount) }
    let version = header.number(at: 8, as: UInt32.self)
    guard version == Header.version else { throw .unknownVersion(version) }
    guard byteCount >= Header.fixedByteCount else { throw .wrongByteCount(stated: nil, actual: byteCount) }
    let stated = header.number(at: 16, as: UInt64.self)
    let end = byteCount - Header.checksumByteCount
    guard stated == UInt64(byteCount), Header.byteCount(sections: sections.count) <= end, byteCount % 8 == 0 else {
      throw .wrongByteCount(stated: stated, actual: byteCount)
    }
    do throws(TableFileError) {
      guard header.number(at: 12, as: UInt32.self) == UInt32(sections.count) else {
        throw .wrongByteCount(stated: stated, actual: byteCount)
      }
      let bytes = try source.bytes(Header.fixedByteCount..<Header.byteCount(sections: sections.count), &checksum)
      entries = try TableFileEntry.entries(of: sections, in: bytes, end: end)
    } catch {
      throw error == .unreadable || source.isIntact ? error : .wrongChecksum
    }
  }

  /// Reads the table in the next section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - type: The type of the table's elements.
  ///   - padding: The zeros to add behind the last element.
  /// - Throws: ``TableFileError``, when the section's elements have another size, or the bytes cannot be had.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  /// - Precondition: The section is the next one.
  public mutating func table<Element: StoredElement>(
    _ section: TableSection, of type: Element.Type, padding: Int = 0
  ) throws(TableFileError) -> ContiguousArray<Element> {
    precondition(readCount < entries.count && entries[readCount].section == section, "sections are read in order")
    let entry = entries[readCount]
    let size = MemoryLayout<Element>.size
    guard entry.elementByteCount == size, entry.range.count % size == 0 else { throw .wrongSectionEntry(section) }
    let count = entry.range.count / size
    var failure: TableFileError?
    let table = ContiguousArray<Element>(unsafeUninitializedCapacity: count + padding) { buffer, initializedCount in
      let target = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<(count * size)])
      do throws(TableFileError) {
        try read(entry, to: target)
        ByteOrder.turn(target, numberByteCount: Element.numberByteCount)
        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[(count * size)...])
          .initializeMemory(as: UInt8.self, repeating: 0)
        initializedCount = count + padding
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    readCount += 1
    return table
  }

  /// Reads the bytes of a section, and those that fill up its last word.
  private mutating func read(
    _ entry: TableFileEntry, to target: UnsafeMutableRawBufferPointer
  ) throws(TableFileError) {
    // The checksum takes words. So the last ones come with what fills them up.
    let whole = target.count & ~7
    try source.read(
      at: entry.range.lowerBound, to: UnsafeMutableRawBufferPointer(rebasing: target[..<whole]), &checksum)
    guard whole < target.count else { return }
    let start = entry.range.lowerBound + whole
    let last = try source.bytes(start..<start + 8, &checksum)
    for offset in whole..<target.count { target[offset] = last[offset - whole] }
    guard last[(target.count - whole)...].allSatisfy({ $0 == 0 }) else { throw .wrongSectionEntry(entry.section) }
  }

  /// Ends reading, when all sections have been read.
  ///
  /// - Throws: ``TableFileError/wrongChecksum``, when the bytes were changed since they were written.
  public func finish() throws(TableFileError) {
    precondition(readCount == entries.count, "all sections are read")
    let stored = try source.storedChecksum
    guard stored == checksum.value else { throw .wrongChecksum }
  }

  /// Whether the bytes are those that were written; all are read again.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public var isIntact: Bool { source.isIntact }
}

extension TableSource {
  /// The checksum at the end.
  fileprivate var storedChecksum: UInt64 {
    get throws(TableFileError) {
      // The reader has said that there are so many bytes.
      var others = TableChecksum(byteCount: 8)
      let end = byteCount - TableFileHeader.checksumByteCount
      return try bytes(end..<byteCount, &others).number(at: 0, as: UInt64.self)
    }
  }

  /// Whether the bytes are those that were written.
  fileprivate var isIntact: Bool {
    let end = byteCount - TableFileHeader.checksumByteCount
    var checksum = TableChecksum(byteCount: end)
    do {
      for start in stride(from: 0, to: end, by: Self.pieceLength) {
        _ = try bytes(start..<min(start + Self.pieceLength, end), &checksum)
      }
      return try storedChecksum == checksum.value
    } catch {
      return false
    }
  }
}
