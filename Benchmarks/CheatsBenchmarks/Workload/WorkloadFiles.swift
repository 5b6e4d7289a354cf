import AhoCorasick
import Foundation

/// The files of the workload: their bytes, their names in a directory and their hashes.
///
/// ```
/// .codes            u32 count | u16 length, bytes | u16 length, bytes | …     little endian
/// .player .uniform  one byte a symbol
/// ```
enum WorkloadFiles {
  /// The most symbols of an alphabet that has files.
  static let largestAlphabet = 256

  /// The bytes of a `.codes` file.
  static func bytes(of codes: CodeList) -> ContiguousArray<UInt8> {
    var bytes: ContiguousArray<UInt8> = []
    bytes.reserveCapacity(4 + 2 * codes.count + codes.symbols.count)
    for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: codes.count >> shift)) }
    for id in codes.ids {
      let range = codes.range(of: id)
      bytes.append(UInt8(truncatingIfNeeded: range.count))
      bytes.append(UInt8(truncatingIfNeeded: range.count >> 8))
      for at in range { bytes.append(UInt8(truncatingIfNeeded: codes.symbols[at])) }
    }
    return bytes
  }

  /// The bytes of a stream's file.
  static func bytes(of stream: SymbolStream) -> ContiguousArray<UInt8> {
    ContiguousArray(stream.symbols.lazy.map { UInt8(truncatingIfNeeded: $0) })
  }

  /// The codes in the bytes of a `.codes` file.
  ///
  /// - Throws: ``BenchmarkError/input(_:)`` with the place where the bytes are not a list of codes over the alphabet.
  static func codes(
    in bytes: ContiguousArray<UInt8>, of set: WorkloadSet, path: String
  ) throws(BenchmarkError) -> CodeList {
    func fail(_ at: Int, _ rule: String) -> BenchmarkError { .input("\(path), byte \(at): \(rule)") }
    guard bytes.count >= 4 else { throw fail(0, "there is no number of codes") }
    let count = (0..<4).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
    guard count == set.codeCount else { throw fail(0, "there are to be \(set.codeCount) codes, not \(count)") }
    var codes = CodeList()
    var at = 4
    for _ in 0..<count {
      guard at + 2 <= bytes.count else { throw fail(at, "the file ends before the length of a code") }
      let length = Int(bytes[at]) | Int(bytes[at + 1]) << 8
      at += 2
      guard length > 0, at + length <= bytes.count else { throw fail(at, "a code of \(length) symbols is not there") }
      for place in at..<at + length where bytes[place] >= set.alphabet.size {
        throw fail(place, "symbol \(bytes[place]) is not below \(set.alphabet.size)")
      }
      codes.append(bytes[at..<at + length].lazy.map { UInt16($0) })
      at += length
    }
    guard at == bytes.count else { throw fail(at, "there is something behind the last code") }
    return codes
  }

  /// The first 16 hexadecimal digits of the SHA-256 of bytes.
  static func hash(of bytes: ContiguousArray<UInt8>) -> String {
    SHA256.digest(bytes).prefix(8).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
