/// What a table in a file is made of: numbers of one size, each with its least byte first.
public protocol StoredElement: BitwiseCopyable, Sendable {
  /// The bytes of one number.
  static var numberByteCount: Int { get }
}

extension StoredElement {
  /// The bytes of an element that is one number.
  public static var numberByteCount: Int { MemoryLayout<Self>.size }
}

extension UInt8: StoredElement {}
extension UInt16: StoredElement {}
extension UInt32: StoredElement {}
extension UInt64: StoredElement {}
extension PatternID: StoredElement {}
extension MatchList: StoredElement {}

extension GramEntry: StoredElement {
  @usableFromInline static var numberByteCount: Int { MemoryLayout<UInt32>.size }
}

/// The order of bytes of this machine and of files.
enum ByteOrder {
  /// Whether numbers in memory are those of files.
  static var isThatOfFiles: Bool { UInt16(littleEndian: 1) == 1 }

  /// Turns the bytes of each number around, where this machine has the other order.
  static func turn(_ bytes: UnsafeMutableRawBufferPointer, numberByteCount: Int) {
    guard !isThatOfFiles else { return }
    for start in stride(from: 0, to: bytes.count, by: numberByteCount) {
      bytes[start..<start + numberByteCount].reverse()
    }
  }
}
