import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Damaged and hostile files of automata")
struct AutomatonFileDamageTests {
  /// Small automata that have something in every table.
  private static func automata() throws -> [Automaton] {
    let wide: [[UInt32]] = [[0, 4_096, 1], [0, 4_096, 0], [0, 4_096, 0, 4_096], [4_096, 0], [4_096, 0]]
    return try [1, 2, 3].map { try Automaton(.ofEverything(gramWidth: $0, hasDense: $0 == 2)) }
      + [Automaton(wide, symbolCount: 4_097, gramWidth: 1), Automaton([], symbolCount: 3)]
  }

  /// Reads a file that may say anything; where it is taken, everything is asked, which must not trap.
  private func tryToUse(_ file: [UInt8], seed: UInt64) -> Bool {
    guard let automaton = try? Automaton(file: file) else { return false }
    var random = SplitMix64(seed: seed)
    withKnownSum(automaton.answers(to: &random, streamLength: 600) &+ automaton.answersAboutStates())
    return true
  }

  /// Keeps answers from being left out as unused.
  private func withKnownSum(_ sum: Int) { precondition(sum != .min) }

  /// The bytes that are looked at: of the wide set's grams, most of which say nothing, only some.
  private func places(_ file: [UInt8]) -> [Int] {
    Array(stride(from: 0, to: file.count, by: file.count > 4_000 ? 3 : 1))
  }

  @Test func everyChangedByteIsFound() throws {
    for automaton in try Self.automata() {
      let file = automaton.file
      for place in file.indices {
        for change in [1, 0x80, 0xFF] as [UInt8] {
          var damaged = file
          damaged[place] ^= change
          #expect(throws: TableFileError.self) { try Automaton(file: damaged) }
        }
      }
    }
  }

  @Test func everyChangedByteWithARightChecksumIsFoundOrHarmless() throws {
    var (taken, refused) = (0, 0)
    for automaton in try Self.automata() {
      let file = automaton.file
      for place in file.indices.dropLast(8) {
        for change in [1, 0x80, 0xFF] as [UInt8] {
          var damaged = file
          damaged[place] ^= change
          if tryToUse(damaged.withChecksum, seed: UInt64(place)) { taken += 1 } else { refused += 1 }
        }
      }
    }
    // Both happen, or the test would say nothing.
    #expect(taken > 100 && refused > 1_000)
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func manyChangedNumbersWithARightChecksumAreFoundOrHarmless(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var refused = 0
    for automaton in try Self.automata() {
      let file = automaton.file
      let first = 24 + 24 * Automaton.sections.count
      for _ in 0..<100 {
        var damaged = file
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let place = Int.random(in: first..<file.count - 8, using: &random)
          damaged[place] = random.chance(50) ? damaged[place] &+ 1 : UInt8.random(in: 0...9, using: &random)
        }
        if !tryToUse(damaged.withChecksum, seed: seed) { refused += 1 }
      }
    }
    #expect(refused > 50)
  }

  @Test func everyChangedTableIsFoundOrHarmless() throws {
    var refused = 0
    for width in [1, 2] {
      let whole = try Automaton.Tables.ofEverything(gramWidth: width, hasDense: true)
      for table in TableNumbers.all {
        let numbers = table.read(whole)
        for index in numbers.indices {
          for other in [0, 1, 3, 9, 0x7FFF_FFFF, 0x8000_0000, .max] as [UInt64] {
            var (broken, changed) = (whole, numbers)
            // The number of symbols is written as 32 bits, and never a greater one.
            changed[index] = table.name.hasPrefix("symbolCount") ? min(other, 0xFFFF_FFFF) : other
            table.write(&broken, changed)
            if !tryToUse(Automaton(broken).file, seed: UInt64(index)) { refused += 1 }
          }
        }
      }
    }
    #expect(refused > 1_000)
  }

  @Test(arguments: [(0, "what is reported ends the path of the state"), (2, "a record reports a pattern")])
  func whatIsReportedIsAPatternNoLongerThanThePath(_ pattern: UInt32, rule: String) throws {
    // In state 2, whose path is 0 1, the second pattern ends; what is reported there follows its header.
    let automaton = try Automaton([[0, 1, 2], [1]], symbolCount: 3, gramWidth: 1)
    let place = automaton.recordStarts.place(ofRank: 2)
    #expect(automaton.records.matches(place) == MatchList(PatternID(1), hasMore: false))
    var (tables, words) = (automaton.tables, automaton.records.words)
    words[place + 1] = UInt16(pattern)
    tables.records = RecordTable(words: words, isWide: false)
    #expect(throws: TableFileError.broken(.records, place: place, rule: rule)) {
      try Automaton(file: Automaton(tables).file)
    }
  }

  @Test func everyShorterAndLongerFileIsRefused() throws {
    let file = try Automaton(.ofEverything(gramWidth: 2, hasDense: true)).file
    for count in 0..<file.count {
      #expect(throws: TableFileError.self) { try Automaton(file: Array(file[..<count])) }
      guard count > 32, count % 8 == 0 else { continue }
      var shorter = Array(file[..<count])
      for (offset, byte) in withUnsafeBytes(of: UInt64(count).littleEndian, Array.init).enumerated() {
        shorter[16 + offset] = byte
      }
      #expect(throws: TableFileError.self) { try Automaton(file: shorter.withChecksum) }
    }
    #expect(throws: TableFileError.wrongByteCount(stated: UInt64(file.count), actual: file.count + 8)) {
      try Automaton(file: file + [UInt8](repeating: 0, count: 8))
    }
  }

  @Test func sectionsElsewhereAreRefused() throws {
    let file = try Automaton(.ofEverything(gramWidth: 2, hasDense: true)).file
    func entry(_ index: Int) -> Range<Int> { 24 + 24 * index..<48 + 24 * index }
    for index in 0..<Automaton.sections.count {
      for other in 0..<Automaton.sections.count where other != index {
        var reordered = file
        reordered.replaceSubrange(entry(index), with: file[entry(other)])
        reordered.replaceSubrange(entry(other), with: file[entry(index)])
        #expect(throws: TableFileError.self) { try Automaton(file: reordered.withChecksum) }
      }
      for field in [4, 8, 16] {
        for number in [0, 1, 7, 8, 0x7FFF_FFFF, 0xFFFF_FFFF, 0x7FFF_FFFF_FFFF_FFFF, .max - 7, .max] as [UInt64] {
          var changed = file
          let bytes = withUnsafeBytes(of: number.littleEndian, Array.init)[..<(field == 4 ? 4 : 8)]
          let place = entry(index).lowerBound + field
          guard !file[place..<place + bytes.count].elementsEqual(bytes) else { continue }
          changed.replaceSubrange(place..<place + bytes.count, with: bytes)
          #expect(throws: TableFileError.self) { try Automaton(file: changed.withChecksum) }
        }
      }
    }
  }

  @Test func otherFilesAreRefusedByWhatTheyAre() throws {
    let file = try Automaton([[0]], symbolCount: 1).file
    #expect(throws: TableFileError.otherFormat) { try Automaton(file: Array("{\"codes\":[]}".utf8)) }
    #expect(throws: TableFileError.otherFormat) { try Automaton(file: []) }
    #expect(throws: TableFileError.unknownVersion(2)) {
      var newer = file
      newer[8] = 2
      _ = try Automaton(file: newer)
    }
    #expect(throws: TableFileError.wrongChecksum) {
      var damaged = file
      damaged[file.count - 9] ^= 4
      _ = try Automaton(file: damaged)
    }
  }
}
