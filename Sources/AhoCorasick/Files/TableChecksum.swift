/// The checksum of a file of tables: it finds damage, and is no protection against a person who means to deceive.
///
/// The words of eight bytes are dealt to four lanes in turn, so that no multiplication waits for the one before it. All
/// steps are one-to-one in the lane and in the word. So damage within one word is always found, other damage but once in
/// 2⁶⁴.
package enum TableChecksum {
  private static let seeds: (UInt64, UInt64, UInt64, UInt64) = (
    0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344, 0xA409_3822_299F_31D0, 0x082E_FA98_EC4E_6C89
  )
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// A lane after one more word.
  @inline(__always)
  private static func mix(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (lane ^ word) &* factor
    return mixed << 29 | mixed >> 35
  }

  /// The checksum of bytes.
  ///
  /// - Precondition: There are as many as some words have.
  package static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    let count = bytes.count / 8
    var (first, second, third, fourth) = seeds
    var at = 0
    func word(_ index: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }
    while at + 4 <= count {
      first = mix(first, word(at))
      second = mix(second, word(at + 1))
      third = mix(third, word(at + 2))
      fourth = mix(fourth, word(at + 3))
      at += 4
    }
    while at < count {
      first = mix(first, word(at))
      at += 1
    }
    return mix(mix(mix(mix(UInt64(bytes.count), first), second), third), fourth)
  }
}
