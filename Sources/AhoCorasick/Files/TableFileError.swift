/// Why bytes are no file of tables that can be used, and where.
public enum TableFileError: Error, Hashable, Sendable {
  /// The bytes do not begin as a file of tables does.
  case otherFormat
  /// The file is of a version that this program does not know.
  case unknownVersion(UInt32)
  /// There are more or fewer bytes than the file says, or than any file has.
  case wrongByteCount(stated: UInt64?, actual: Int)
  /// The entry of a section does not say its number, the place behind the section before it, or a size that is there.
  case wrongSectionEntry(TableSection)
  /// The bytes are not those that were written.
  case wrongChecksum
  /// Bytes that are there could not be had.
  case unreadable
  /// The number at a place of a section breaks a rule without which tables cannot be read.
  case broken(TableSection, place: Int, rule: String)
}
