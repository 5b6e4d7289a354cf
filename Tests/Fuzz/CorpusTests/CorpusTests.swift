import CheatsFuzzing
import CheatsTestSupport
import Foundation
import Testing

/// What fuzzers found worth keeping, and what they begin with.
@Suite("Inputs of fuzzers")
struct CorpusTests {
  @Test(arguments: FuzzTarget.all)
  func `every seed made of the fixtures is handled well`(_ target: FuzzTarget) throws {
    let seeds = try target.seeds()
    #expect(!seeds.isEmpty)
    for (index, seed) in seeds.enumerated() {
      let problem = target.problem(seed)
      #expect(problem == nil, "seed \(index)")
    }
  }

  @Test(arguments: FuzzTarget.all)
  func `every kept input is handled well`(_ target: FuzzTarget) throws {
    let files = try Fixtures.files(in: "Corpus/\(target.name)")
    #expect(files.count > 10)
    for file in files {
      let problem = try target.problem([UInt8](Fixtures.data(at: file)))
      #expect(problem == nil, "\(file.lastPathComponent)")
    }
  }

  @Test func `every folder of kept inputs is of a target`() throws {
    let folders = Set(try Fixtures.files(in: "Corpus").map(\.lastPathComponent))
    #expect(folders == Set(FuzzTarget.all.map(\.name) + ["README.md"]))
  }
}
