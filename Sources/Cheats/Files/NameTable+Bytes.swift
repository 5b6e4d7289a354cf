import AhoCorasick

extension NameTable {
  /// Writes the names, and their order.
  func write(to writer: inout TableWriter) {
    writer.append(.nameEnds, ends)
    writer.append(.names, bytes)
    writer.append(.named, named.words)
    writer.append(.nameOrder, byName)
  }

  /// Reads the names of so many codes.
  ///
  /// That they are in order, and each another, is not looked at: where they are not, one may not be found.
  init(reading reader: inout TableReader, count: Int) throws(TableFileError) {
    let ends = try reader.tableOfCodes(.nameEnds, of: UInt64.self, count: count)
    let bytes = try reader.table(.names, of: UInt8.self)
    try ends.checkEnds(.nameEnds, upTo: bytes.count)
    let named = try CodeBits(reading: &reader, .named, count: ends.count)
    let byName = try reader.table(.nameOrder, of: PatternID.self)
    guard byName.count == named.onCount else {
      throw .broken(.nameOrder, place: byName.count, rule: "each name has a place in their order")
    }
    for (place, pattern) in byName.enumerated() where pattern.index >= ends.count || !named[pattern.index] {
      throw .broken(.nameOrder, place: place, rule: "a name is that of a code")
    }
    self.init(bytes: bytes, ends: ends, named: named, byName: byName)
  }
}

extension CodeBits {
  /// Reads a bit for each of so many codes.
  init(reading reader: inout TableReader, _ section: TableSection, count: Int) throws(TableFileError) {
    let words = try reader.table(section, of: UInt64.self)
    let behind = UInt64(count & 63)
    guard words.count == (count + 63) / 64, behind == 0 || words[words.count - 1] >> behind == 0 else {
      throw .broken(section, place: words.count, rule: "there is a bit a code")
    }
    self.init(words: words, count: count)
  }
}
