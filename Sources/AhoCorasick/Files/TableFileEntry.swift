/// What a file says of one of its sections.
struct TableFileEntry {
  let section: TableSection
  /// The bytes of an element of its table.
  let elementByteCount: Int
  /// The bytes of the section, without those that fill it up.
  let range: Range<Int>

  /// The entries of all sections of a file.
  ///
  /// - Parameters:
  ///   - sections: The sections that the file must have.
  ///   - bytes: The bytes of the entries, as many as these sections have.
  ///   - end: The place behind the last section.
  static func entries(
    of sections: [TableSection], in bytes: ContiguousArray<UInt8>, end: Int
  ) throws(TableFileError) -> [Self] {
    var entries: [Self] = []
    var start = TableFileHeader.byteCount(sections: sections.count)
    for (index, section) in sections.enumerated() {
      let at = TableFileHeader.entryByteCount * index
      let byteCount = bytes.number(at: at + 16, as: UInt64.self)
      guard bytes.number(at: at, as: UInt32.self) == section.rawValue,
        bytes.number(at: at + 8, as: UInt64.self) == UInt64(start), byteCount <= UInt64(end - start)
      else { throw .wrongSectionEntry(section) }
      let range = start..<start + Int(byteCount)
      entries.append(
        Self(
          section: section, elementByteCount: Int(bytes.number(at: at + 4, as: UInt32.self)), range: range))
      // Both are whole words, so what fills up the last one is inside.
      start += TableFileHeader.padded(range.count)
    }
    guard start == end else {
      let byteCount = end + TableFileHeader.checksumByteCount
      throw .wrongByteCount(stated: UInt64(byteCount), actual: byteCount)
    }
    return entries
  }
}

extension ContiguousArray<UInt8> {
  /// The number at a place, whose least byte comes first.
  func number<Number: FixedWidthInteger & BitwiseCopyable>(at place: Int, as type: Number.Type) -> Number {
    withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: type)) }
  }
}
