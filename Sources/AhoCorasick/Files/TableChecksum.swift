/// The checksum of a file of tables: it finds damage, and is no protection against a person who means to deceive.
///
/// The words of eight bytes are dealt to four lanes in turn, so that no multiplication waits for the one before it. All
/// steps are one-to-one in the lane and in the word. So damage within one word is always found, other damage but once in
/// 2⁶⁴.
package struct TableChecksum {
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

  private let wordCount: Int
  private var lanes = seeds
  /// How many words have been taken.
  private var taken = 0

  /// Begins the checksum of so many bytes.
  ///
  /// - Precondition: There are as many as some words have.
  package init(byteCount: Int) { wordCount = byteCount / 8 }

  /// Takes the next bytes.
  ///
  /// - Precondition: There are as many as some words have.
  package mutating func take(_ bytes: UnsafeRawBufferPointer) {
    let count = bytes.count / 8
    var at = 0
    func word(_ index: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }
    while at < count, (taken + at) % 4 != 0 {
      takeOne(word(at), at: taken + at)
      at += 1
    }
    var (first, second, third, fourth) = lanes
    while at + 4 <= count {
      first = Self.mix(first, word(at))
      second = Self.mix(second, word(at + 1))
      third = Self.mix(third, word(at + 2))
      fourth = Self.mix(fourth, word(at + 3))
      at += 4
    }
    lanes = (first, second, third, fourth)
    while at < count {
      takeOne(word(at), at: taken + at)
      at += 1
    }
    taken += count
  }

  /// Takes a word into its lane: into the first, where there are no whole four any more.
  private mutating func takeOne(_ word: UInt64, at place: Int) {
    switch place < wordCount & ~3 ? place % 4 : 0 {
    case 0: lanes.0 = Self.mix(lanes.0, word)
    case 1: lanes.1 = Self.mix(lanes.1, word)
    case 2: lanes.2 = Self.mix(lanes.2, word)
    default: lanes.3 = Self.mix(lanes.3, word)
    }
  }

  /// The checksum, when all bytes have been taken.
  package var value: UInt64 {
    let mix = Self.mix
    return mix(mix(mix(mix(UInt64(wordCount * 8), lanes.0), lanes.1), lanes.2), lanes.3)
  }

  /// The checksum of bytes.
  ///
  /// - Precondition: There are as many as some words have.
  package static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var checksum = Self(byteCount: bytes.count)
    checksum.take(bytes)
    return checksum.value
  }
}
