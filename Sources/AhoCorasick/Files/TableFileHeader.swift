/// The numbers at the beginning of a file of tables.
///
/// ```
///  bytes   0          8         12         16             24                         24 + 24 s
///          ├──────────┼─────────┼──────────┼──────────────┼───────── … ──────────────┼──── … ────┬──────────┐
///          │ magic    │ version │ sections │ bytes of all │ number, element, place,  │ sections  │ checksum │
///          │          │         │ (s)      │              │ size of each section     │           │          │
/// ```
enum TableFileHeader {
  /// `CHEATS` and a line end that a transfer as text would change.
  static let magic: UInt64 = 0x0A0D_5354_4145_4843
  /// The version of the format; a change of any table's meaning makes a new one.
  static let version: UInt32 = 1
  /// The bytes before the entries of the sections.
  static let fixedByteCount = 24
  /// The bytes of the entry of a section.
  static let entryByteCount = 24
  /// The bytes of the checksum.
  static let checksumByteCount = 8

  /// The place of the first section.
  static func byteCount(sections: Int) -> Int { fixedByteCount + entryByteCount * sections }

  /// A number of bytes filled up to whole words.
  static func padded(_ byteCount: Int) -> Int { (byteCount + 7) & ~7 }
}
