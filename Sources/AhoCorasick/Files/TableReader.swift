/// Reads the tables of a file, which may be any bytes.
///
/// A file is taken only as it would have been written: each section follows the one before it, and the checksum is that
/// of the bytes. What the tables say is for their readers to judge.
public struct TableReader {
  private let bytes: UnsafeRawBufferPointer
  private let sections: [TableSection]
  private let ranges: [Range<Int>]

  /// Looks at what a file says of itself.
  ///
  /// - Parameters:
  ///   - bytes: The file; it must stay where it is as long as the reader is used.
  ///   - sections: The sections that the file must have, in that order.
  /// - Throws: ``TableFileError``, when the bytes are no such file or were changed since it was written.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(_ bytes: UnsafeRawBufferPointer, sections: [TableSection]) throws(TableFileError) {
    typealias Header = TableFileHeader
    self.bytes = bytes
    self.sections = sections
    guard bytes.count >= 8, Self.number(in: bytes, at: 0, as: UInt64.self) == Header.magic else { throw .otherFormat }
    let least = Header.byteCount(sections: sections.count) + Header.checksumByteCount
    guard bytes.count >= 12 else { throw .wrongByteCount(stated: nil, actual: bytes.count) }
    let version = Self.number(in: bytes, at: 8, as: UInt32.self)
    guard version == Header.version else { throw .unknownVersion(version) }
    guard bytes.count >= 24 else { throw .wrongByteCount(stated: nil, actual: bytes.count) }
    let stated = Self.number(in: bytes, at: 16, as: UInt64.self)
    guard stated == UInt64(bytes.count), bytes.count >= least, bytes.count % 8 == 0 else {
      throw .wrongByteCount(stated: stated, actual: bytes.count)
    }
    let end = bytes.count - Header.checksumByteCount
    let checksum = TableChecksum.checksum(of: UnsafeRawBufferPointer(rebasing: bytes[..<end]))
    guard checksum == Self.number(in: bytes, at: end, as: UInt64.self) else { throw .wrongChecksum }
    let count = Self.number(in: bytes, at: 12, as: UInt32.self)
    guard count == UInt32(sections.count) else { throw .wrongByteCount(stated: stated, actual: bytes.count) }
    var ranges: [Range<Int>] = []
    var start = Header.byteCount(sections: sections.count)
    for (index, section) in sections.enumerated() {
      let entry = Header.fixedByteCount + Header.entryByteCount * index
      let byteCount = Self.number(in: bytes, at: entry + 16, as: UInt64.self)
      guard Self.number(in: bytes, at: entry, as: UInt32.self) == section.rawValue,
        Self.number(in: bytes, at: entry + 8, as: UInt64.self) == UInt64(start), byteCount <= UInt64(end - start)
      else { throw .wrongSectionEntry(section) }
      let range = start..<start + Int(byteCount)
      ranges.append(range)
      // Both are whole words, so what fills up the last one is inside.
      start += Header.padded(range.count)
      guard bytes[range.upperBound..<start].allSatisfy({ $0 == 0 }) else { throw .wrongSectionEntry(section) }
    }
    guard start == end else { throw .wrongByteCount(stated: stated, actual: bytes.count) }
    self.ranges = ranges
  }

  /// The table in a section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - type: The type of the table's elements.
  ///   - padding: The zeros to add behind the last element.
  /// - Throws: ``TableFileError``, when the section's elements have another size.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  /// - Precondition: The section is one of those that the file must have.
  public func table<Element: StoredElement>(
    _ section: TableSection, of type: Element.Type, padding: Int = 0
  ) throws(TableFileError) -> ContiguousArray<Element> {
    let bytes = try self.bytes(of: section, elementByteCount: MemoryLayout<Element>.size)
    let count = bytes.count / MemoryLayout<Element>.size
    // Copied at once: element by element it would take as long as all that is checked.
    return ContiguousArray(unsafeUninitializedCapacity: count + padding) { buffer, initializedCount in
      let target = UnsafeMutableRawBufferPointer(buffer)
      target.copyMemory(from: bytes)
      ByteOrder.turn(
        UnsafeMutableRawBufferPointer(rebasing: target[..<bytes.count]), numberByteCount: Element.numberByteCount)
      for index in bytes.count..<target.count { target[index] = 0 }
      initializedCount = count + padding
    }
  }

  /// The bytes of a section whose elements have a size.
  private func bytes(
    of section: TableSection, elementByteCount: Int
  ) throws(TableFileError) -> UnsafeRawBufferPointer {
    guard let index = sections.firstIndex(of: section) else {
      preconditionFailure("the file need not have the section")
    }
    let entry = TableFileHeader.fixedByteCount + TableFileHeader.entryByteCount * index
    guard Self.number(in: bytes, at: entry + 4, as: UInt32.self) == UInt32(elementByteCount),
      ranges[index].count % elementByteCount == 0
    else { throw .wrongSectionEntry(section) }
    return UnsafeRawBufferPointer(rebasing: bytes[ranges[index]])
  }

  private static func number<Number: FixedWidthInteger & BitwiseCopyable>(
    in bytes: UnsafeRawBufferPointer, at place: Int, as type: Number.Type
  ) -> Number {
    Number(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: type))
  }
}
