/// Writes tables one after another as a file.
///
/// Equal tables make equal bytes.
public struct TableWriter {
  private var bytes: [UInt8] = []
  private let sections: [TableSection]
  private var written = 0

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - sections: All sections that will be written, in that order; their numbers ascend.
  ///   - byteCount: About how many bytes there will be.
  public init(sections: [TableSection], byteCount: Int = 0) {
    precondition(zip(sections, sections.dropFirst()).allSatisfy { $0.rawValue < $1.rawValue }, "the numbers ascend")
    self.sections = sections
    let headerByteCount = TableFileHeader.byteCount(sections: sections.count)
    bytes.reserveCapacity(headerByteCount + byteCount + TableFileHeader.checksumByteCount)
    bytes.append(contentsOf: repeatElement(0, count: headerByteCount))
    put(TableFileHeader.magic, at: 0)
    put(TableFileHeader.version, at: 8)
    put(UInt32(sections.count), at: 12)
  }

  /// Writes the next section.
  ///
  /// - Precondition: It is the next one.
  public mutating func append<Element: StoredElement>(_ section: TableSection, _ table: ContiguousArray<Element>) {
    precondition(written < sections.count && sections[written] == section, "sections come in their order")
    let start = bytes.count
    let byteCount = table.count * MemoryLayout<Element>.size
    table.withUnsafeBytes { bytes.append(contentsOf: $0) }
    bytes.withUnsafeMutableBytes { bytes in
      ByteOrder.turn(
        UnsafeMutableRawBufferPointer(rebasing: bytes[start...]), numberByteCount: Element.numberByteCount)
    }
    bytes.append(contentsOf: repeatElement(0, count: TableFileHeader.padded(byteCount) - byteCount))
    let entry = TableFileHeader.fixedByteCount + TableFileHeader.entryByteCount * written
    put(section.rawValue, at: entry)
    put(UInt32(MemoryLayout<Element>.size), at: entry + 4)
    put(UInt64(start), at: entry + 8)
    put(UInt64(byteCount), at: entry + 16)
    written += 1
  }

  /// Ends the file.
  ///
  /// - Precondition: All sections are written.
  public consuming func finish() -> [UInt8] {
    precondition(written == sections.count, "all sections are written")
    put(UInt64(bytes.count + TableFileHeader.checksumByteCount), at: 16)
    var bytes = bytes
    let checksum = bytes.withUnsafeBytes { TableChecksum.checksum(of: $0) }
    withUnsafeBytes(of: checksum.littleEndian) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Writes a number over what is there.
  private mutating func put(_ number: some FixedWidthInteger, at place: Int) {
    withUnsafeBytes(of: number.littleEndian) { number in
      for (offset, byte) in number.enumerated() { bytes[place + offset] = byte }
    }
  }
}
