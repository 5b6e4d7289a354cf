import AhoCorasick
import Testing

@testable import CheatsBenchmarks

@Suite("Workload")
struct WorkloadTests {
  @Test(
    "Hashes are those of the standard's examples, also where a block is just full",
    arguments: [
      ("", "e3b0c44298fc1c14"), ("abc", "ba7816bf8f01cfea"),
      ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8"),
      (String(repeating: "a", count: 55), "9f4390f8d30c2dd9"), (String(repeating: "a", count: 64), "ffe054fe7ae0cb6d"),
    ])
  func hashes(text: String, expected: String) {
    #expect(WorkloadFiles.hash(of: ContiguousArray(text.utf8)) == expected)
  }

  @Test(
    "The codes of small sets have the published hashes", arguments: WorkloadSet.listed.filter { $0.codeCount <= 1000 })
  func codes(set: WorkloadSet) throws {
    let codes = CodeList(generating: set)
    let facts = try #require(WorkloadFacts.about(set))
    #expect(WorkloadFiles.hash(of: WorkloadFiles.bytes(of: codes)) == facts.codesHash)
    #expect(PlainMatcher(codes).stateCount == facts.stateCount)
  }

  @Test(
    "The first ten thousand symbols of streams are those of files with the published hashes",
    arguments: [
      (WorkloadSet(alphabet: 12, codes: 10), WorkloadStreamKind.player, "98af44cf076d98ab"),
      (WorkloadSet(alphabet: 200, codes: 1000), .player, "368795ae4b6d16fb"),
      (WorkloadSet(alphabet: 64, codes: 10), .uniform, "be072a02a10c92ad"),
    ])
  func streams(set: WorkloadSet, kind: WorkloadStreamKind, expected: String) {
    let stream = SymbolStream(generating: kind, set, codes: CodeList(generating: set), length: 10_000)
    #expect(stream.count == 10_000)
    #expect(WorkloadFiles.hash(of: WorkloadFiles.bytes(of: stream)) == expected)
  }

  @Test("A longer stream begins as a shorter one", arguments: [WorkloadStreamKind.player, .uniform])
  func beginnings(kind: WorkloadStreamKind) {
    let set = WorkloadSet(alphabet: 12, codes: 10)
    let codes = CodeList(generating: set)
    let long = SymbolStream(generating: kind, set, codes: codes, length: 999)
    #expect(SymbolStream(generating: kind, set, codes: codes, length: 500) == long.prefix(500))
  }

  @Test("Sets that are not listed have as many codes as asked for, all different", arguments: [4, 4096])
  func otherSets(alphabet: Int) {
    let codes = CodeList(generating: WorkloadSet(alphabet: alphabet, codes: 300))
    #expect(Set(codes.ids.map { Array(codes[$0]) }).count == 300)
    #expect(codes.symbols.allSatisfy { $0 < alphabet })
  }

  @Test("Codes are read back from a file's bytes as they were written")
  func files() throws {
    let set = WorkloadSet(alphabet: 12, codes: 10)
    let codes = CodeList(generating: set)
    #expect(try WorkloadFiles.codes(in: WorkloadFiles.bytes(of: codes), of: set, path: "f") == codes)
  }

  @Test(
    "Bytes that are no list of codes are refused with the place",
    arguments: [
      ([1, 0], "f, byte 0: there is no number of codes"),
      ([1, 0, 0, 0], "f, byte 0: there are to be 2 codes, not 1"),
      ([2, 0, 0, 0, 1], "f, byte 4: the file ends before the length of a code"),
      ([2, 0, 0, 0, 0, 0], "f, byte 6: a code of 0 symbols is not there"),
      ([2, 0, 0, 0, 255, 255, 1], "f, byte 6: a code of 65535 symbols is not there"),
      ([2, 0, 0, 0, 1, 0, 12], "f, byte 6: symbol 12 is not below 12"),
      ([2, 0, 0, 0, 1, 0, 1, 1, 0, 2, 3], "f, byte 10: there is something behind the last code"),
    ] as [(ContiguousArray<UInt8>, String)])
  func brokenFiles(bytes: ContiguousArray<UInt8>, message: String) {
    #expect(throws: BenchmarkError.input(message)) {
      try WorkloadFiles.codes(in: bytes, of: WorkloadSet(alphabet: 12, codes: 2), path: "f")
    }
  }
}
