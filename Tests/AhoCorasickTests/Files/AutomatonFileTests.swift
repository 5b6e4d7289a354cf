import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Automata as files")
struct AutomatonFileTests {
  /// Reads what was written, and compares it with what compiling its patterns gives.
  private func expectSameTables(_ automaton: Automaton) throws {
    let file = automaton.file
    let read = try Automaton(file: file)
    try read.requireSoundTables()
    #expect(read.patterns.list.symbols == automaton.patterns.list.symbols)
    #expect(read.patterns.starts == automaton.patterns.starts)
    #expect((read.dense == nil) == (automaton.dense == nil) && read.gramWidth == automaton.gramWidth)
    #expect(read.file == file)
  }

  @Test func smallSetsAreReadAsTheyWereWritten() throws {
    for width in 1...5 {
      for hasDense in [false, true] {
        try expectSameTables(Automaton(.ofEverything(gramWidth: width, hasDense: hasDense)))
      }
    }
  }

  @Test func setsWithoutPatternsAreReadAsTheyWereWritten() throws {
    for symbolCount in [0, 1, 300, 5_000] { try expectSameTables(Automaton([], symbolCount: symbolCount)) }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func randomSetsAreReadAsTheyWereWritten(_ seed: UInt64) throws {
    let symbols = [1, 2, 12, 300, 5_000, 70_000][Int(seed % 6)]
    var generator = RandomCodes(
      seed: seed, alphabet: (0..<8).map { UInt32(symbols - 1) * $0 / 7 }, lengths: 1...Int(2 + seed % 12))
    let patterns = generator.codes(count: Int(seed) * 4)
    let width = symbols > 12 ? 1 : 1 + Int(seed % 4)
    try expectSameTables(Automaton(patterns, symbolCount: symbols, gramWidth: width, hasDense: seed % 3 == 0))
  }

  @Test(arguments: [253, 254, 255, 256, 300, 66_000])
  func deepStatesAndLongChainsAreReadAsTheyWereWritten(_ length: Int) throws {
    var random = SplitMix64(seed: 9)
    let mixed = (0..<length).map { _ in UInt32.random(in: 0..<2, using: &random) }
    let equal = [UInt32](repeating: 1, count: length)
    let other = Array(mixed.dropLast()) + [mixed[length - 1] ^ 1]
    let patterns: [[UInt32]] = [mixed, equal, equal + [0], other, mixed, [0, 0, 1]]
    let automaton = try Automaton(patterns, symbolCount: 2, gramWidth: 3)
    let read = try Automaton(file: automaton.file)
    // Judging tables takes minutes here; these are the ones that are not stored.
    #expect(read.longestPattern == length + 1 && read.patterns.rankOf == automaton.patterns.rankOf)
    #expect(read.tree.sizes == automaton.tree.sizes && read.tree.largeSizes == automaton.tree.largeSizes)
    #expect(read.tree.firstRanks == automaton.tree.firstRanks)
    #expect(read.recordStarts.words == automaton.recordStarts.words)
    #expect(read.shallowStates.states == automaton.shallowStates.states)
    #expect(read.file == automaton.file)
  }

  @Test func theBytesAreThoseOfTheArticle() throws {
    let file = try Automaton([[1], [0, 1]], symbolCount: 2, gramWidth: 1).file
    #expect(file[..<8].elementsEqual("CHEATS\r\n".utf8))
    #expect(file[8..<16].elementsEqual([1, 0, 0, 0, 13, 0, 0, 0]))
    #expect(Int(file[16]) + Int(file[17]) << 8 == file.count)
    // The numbers: two symbols, grams of one.
    let first = 24 + 13 * 24
    #expect(
      file[24..<48].elementsEqual(
        [1, 0, 0, 0, 4, 0, 0, 0] + [UInt8(first & 255), UInt8(first >> 8)]
          + [UInt8](repeating: 0, count: 6) + [8, 0, 0, 0, 0, 0, 0, 0]))
    #expect(file[first..<first + 8].elementsEqual([2, 0, 0, 0, 1, 0, 0, 0]))
    // The symbols in lexicographic order of the patterns, filled up to a word.
    #expect(file[first + 8..<first + 16].elementsEqual([0, 1, 1, 0, 0, 0, 0, 0]))
    #expect(file.withChecksum == file)
  }

  @Test func bytesThatCannotBeHadAreAnErrorWhereverTheyAre() throws {
    let file = try Automaton(.ofEverything(gramWidth: 2, hasDense: true)).file
    for reads in 0... {
      var left = reads
      let source = TableSource(byteCount: file.count) { start, target in
        left -= 1
        guard left >= 0 else { return false }
        target.copyBytes(from: file[start..<start + target.count])
        return true
      }
      func read() throws(TableFileError) {
        var reader = try TableReader(source, sections: Automaton.sections)
        _ = try Automaton(reading: &reader)
        try reader.finish()
      }
      do {
        try read()
        #expect(left == 0 && reads > Automaton.sections.count)
        return
      } catch {
        #expect(error == .unreadable, "after \(reads) reads")
      }
    }
  }

  @Test func aChecksumOfPartsIsThatOfTheWhole() {
    var random = SplitMix64(seed: 4)
    for wordCount in 0...40 {
      let bytes = (0..<wordCount * 8).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let whole = bytes.withUnsafeBytes { TableChecksum.checksum(of: $0) }
      var parts = TableChecksum(byteCount: bytes.count)
      var start = 0
      while start < bytes.count {
        let end = min(start + Int.random(in: 0...7, using: &random) * 8, bytes.count)
        bytes.withUnsafeBytes { parts.take(UnsafeRawBufferPointer(rebasing: $0[start..<end])) }
        start = end
      }
      #expect(parts.value == whole)
    }
  }

  @Test func damageWithinAWordChangesTheChecksum() {
    var random = SplitMix64(seed: 3)
    for wordCount in 1...20 {
      let bytes = (0..<wordCount * 8).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let checksum = bytes.withUnsafeBytes { TableChecksum.checksum(of: $0) }
      for place in bytes.indices {
        for change in [1, 0x80, 0xFF] as [UInt8] {
          var damaged = bytes
          damaged[place] ^= change
          #expect(damaged.withUnsafeBytes { TableChecksum.checksum(of: $0) } != checksum)
        }
      }
    }
  }
}
