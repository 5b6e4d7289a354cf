import Foundation

/// Writes the files of the workload.
struct GenerateCommand {
  private let directory: String
  private let sets: [WorkloadSet]

  init(_ arguments: some Sequence<String>) throws(BenchmarkError) {
    let arguments = try BenchmarkArguments(arguments, options: [.init("directory"), .codes, .alphabet])
    try arguments.refuseOperands()
    directory = arguments.value(of: "directory") ?? "."
    if directory.isEmpty { throw .usage("option '--directory' takes a path") }
    sets = try arguments.sets(largestAlphabet: WorkloadFiles.largestAlphabet) ?? WorkloadSet.listed
  }

  /// Writes all files, or throws at the first whose hash is not the published one.
  func run(_ console: Console) throws(BenchmarkError) {
    do {
      try FileManager.default.createDirectory(atPath: directory.literalPath, withIntermediateDirectories: true)
    } catch {
      throw .input("\(directory): cannot be made: \(error.localizedDescription)")
    }
    var written: Set<String> = []
    for set in sets {
      let facts = WorkloadFacts.about(set)
      let codes = CodeList(generating: set)
      try write(WorkloadFiles.bytes(of: codes), set.codesFile, facts?.codesHash, console)
      for kind in [WorkloadStreamKind.player, .uniform] where written.insert(kind.file(for: set)).inserted {
        let stream = SymbolStream(generating: kind, set, codes: codes, length: WorkloadStreamKind.wholeLength)
        try write(WorkloadFiles.bytes(of: stream), kind.file(for: set), facts?.hash(of: kind), console)
      }
    }
  }

  private func write(
    _ bytes: ContiguousArray<UInt8>, _ name: String, _ expected: String?, _ console: Console
  ) throws(BenchmarkError) {
    let hash = WorkloadFiles.hash(of: bytes)
    try require(hash, equals: expected ?? hash, in: "SHA-256 of \(name)")
    try WorkloadFiles.write(bytes, to: "\(directory)/\(name)")
    console.print("\(hash)  \(name)\(expected == nil ? "" : "  as published")")
  }
}

extension BenchmarkArguments.Option {
  static let codes = Self("codes", .list)
  static let alphabet = Self("alphabet", .list)
}

extension BenchmarkArguments {
  /// The sets that `--codes` and `--alphabet` name, each of one with each of the other; nil where neither was given.
  ///
  /// Of the one that is not given all sizes of the workload are taken, or those that take seconds.
  func sets(
    largestAlphabet: Int = WorkloadAlphabet.sizes.upperBound, isQuick: Bool = false
  ) throws(BenchmarkError) -> [WorkloadSet]? {
    let codes = try numbers(of: "codes", in: WorkloadSet.codeCounts)
    let alphabets = try numbers(of: "alphabet", in: WorkloadAlphabet.sizes.lowerBound...largestAlphabet)
    guard codes != nil || alphabets != nil else { return nil }
    return (alphabets ?? (isQuick ? [12] : [12, 64, 200])).flatMap { alphabet in
      (codes ?? (isQuick ? [10, 1000] : [10, 1000, 100_000, 1_000_000])).map {
        WorkloadSet(alphabet: alphabet, codes: $0)
      }
    }
  }
}
