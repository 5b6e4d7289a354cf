import AhoCorasick

/// A set of the workload with what is made of it once and used by several suites.
///
/// Codes and streams come from files where there are any, else from the generator. What is published about them is
/// compared with what they are.
final class PreparedSet {
  let set: WorkloadSet
  let codes: CodeList
  /// What times are compared with; made when it is first needed.
  lazy var chase: PointerChase? = PointerChase(states: stateCount)
  private let run: BenchmarkRun
  private let streamLength: Int
  private var streams: [WorkloadStreamKind: SymbolStream] = [:]
  private var sums: [WorkloadStreamKind: MatchSum] = [:]
  private lazy var matcher = makeMatcher()

  /// Makes a set, or reads it.
  ///
  /// - Parameter streamLength: The symbols of its streams; where nil, as many as the run takes.
  init(_ set: WorkloadSet, in run: BenchmarkRun, streamLength: Int? = nil) throws {
    self.set = set
    self.run = run
    self.streamLength = streamLength ?? run.effort.streamLength
    run.progress("\(set): codes")
    let path = run.directory.map { "\($0)/\(set.codesFile)" }
    if let path, let bytes = try WorkloadFiles.read(path) {
      codes = try WorkloadFiles.codes(in: bytes, of: set, path: path)
      try Self.compare(bytes, WorkloadFacts.about(set)?.codesHash, path)
      run.progress("\(set): codes of \(path)")
    } else {
      codes = CodeList(generating: set)
      if let path { run.progress("\(set): no \(path), so codes are generated") }
    }
    if let facts = WorkloadFacts.about(set) {
      try require(
        WorkloadFiles.hash(of: WorkloadFiles.bytes(of: codes)), equals: facts.codesHash, in: "SHA-256 of \(set)")
    }
  }

  /// Compares a file with the hash that is published of it.
  private static func compare(
    _ bytes: ContiguousArray<UInt8>, _ published: String?, _ path: String
  ) throws(BenchmarkError) {
    guard let published else { return }
    let hash = WorkloadFiles.hash(of: bytes)
    guard hash == published else {
      throw .input("\(path): not the published file: its SHA-256 begins with \(hash), not \(published)")
    }
  }

  /// The states of the codes' trie.
  var stateCount: Int { WorkloadFacts.about(set)?.stateCount ?? matcher.stateCount }

  /// The codes as the engine takes them.
  func patterns() -> Engine.Patterns { Engine.patterns(codes, alphabet: set.alphabet) }

  /// A stream over the codes, as long as the run takes it.
  func stream(_ kind: WorkloadStreamKind) throws -> SymbolStream {
    if let stream = streams[kind] { return stream }
    run.progress("\(set): \(kind.word) stream of \(streamLength.grouped) symbols")
    let stream = try readStream(kind) ?? SymbolStream(generating: kind, set, codes: codes, length: streamLength)
    if streamLength == WorkloadStreamKind.wholeLength, let facts = WorkloadFacts.about(set) {
      let hash = WorkloadFiles.hash(of: WorkloadFiles.bytes(of: stream))
      try require(hash, equals: facts.hash(of: kind), in: "SHA-256 of \(kind.word) stream, \(set)")
    }
    streams[kind] = stream
    return stream
  }

  /// The matches in a whole stream by the matcher of the textbook, which agree with those that are published.
  func expected(_ kind: WorkloadStreamKind) throws -> MatchSum {
    if let sum = sums[kind] { return sum }
    let stream = try stream(kind)
    run.progress("\(set): what is to be found in the \(kind.word) stream")
    var sum = MatchSum()
    var slicedCount = 0
    let slice = WorkloadFacts.sliceLength
    matcher.forEachMatch(in: stream, 0..<stream.count) { pattern, end in
      sum.add(pattern, end: end)
      let start = end - codes.range(of: pattern).count
      if start / slice == (end - 1) / slice { slicedCount += 1 }
    }
    if stream.count == WorkloadStreamKind.wholeLength, let facts = WorkloadFacts.about(set) {
      let place = "plain matcher on the slices of the \(kind.word) stream, \(set)"
      try require(slicedCount, equals: facts.matches(in: kind), in: place)
    }
    sums[kind] = sum
    return sum
  }

  /// The matches in a part of a stream, as if nothing were before it, by the matcher of the textbook.
  func expected(in stream: SymbolStream, _ range: Range<Int>) -> MatchSum { matcher.sum(stream, in: range) }

  private func readStream(_ kind: WorkloadStreamKind) throws(BenchmarkError) -> SymbolStream? {
    guard let directory = run.directory else { return nil }
    let path = "\(directory)/\(kind.file(for: set))"
    guard let bytes = try WorkloadFiles.read(path) else {
      run.progress("\(set): no \(path), so the stream is generated")
      return nil
    }
    try Self.compare(bytes, WorkloadFacts.about(set)?.hash(of: kind), path)
    guard bytes.count >= streamLength else {
      throw .input("\(path), byte \(bytes.count): the stream ends before \(streamLength) symbols")
    }
    if let place = bytes.prefix(streamLength).firstIndex(where: { $0 >= set.alphabet.size }) {
      throw .input("\(path), byte \(place): symbol \(bytes[place]) is not below \(set.alphabet.size)")
    }
    return SymbolStream(bytes.prefix(streamLength).lazy.map { UInt16($0) })
  }

  /// Calls a closure with each match in a part of a stream, by the matcher of the textbook.
  func forEachExpected(in stream: SymbolStream, _ range: Range<Int>, _ body: (PatternID, Int) -> Void) {
    matcher.forEachMatch(in: stream, range, body)
  }

  /// The matches in the first symbols of a stream, in parts by their ends, by the matcher of the textbook.
  ///
  /// - Parameters:
  ///   - partLength: The symbols of a part.
  ///   - count: The number of parts.
  func expected(_ kind: WorkloadStreamKind, partLength: Int, count: Int) throws -> [MatchSum] {
    var sums = Array(repeating: MatchSum(), count: count)
    matcher.forEachMatch(in: try stream(kind), 0..<partLength * count) { pattern, end in
      sums[(end - 1) / partLength].add(pattern, end: end)
    }
    return sums
  }

  private func makeMatcher() -> PlainMatcher {
    run.progress("\(set): plain matcher")
    return PlainMatcher(codes)
  }
}

extension BenchmarkRow {
  /// A row about a set of the workload.
  init(
    _ suite: Suite, _ name: String, _ prepared: PreparedSet, _ kind: WorkloadStreamKind? = nil, units: Int,
    of unit: String, _ time: MeasuredTime, found sum: MatchSum
  ) {
    self.init(
      suite: suite.rawValue, name: name, codes: prepared.set.codeCount, alphabet: prepared.set.alphabet.size,
      stream: kind?.word ?? "", units: units, unit: unit, nsBest: time.work.best, nsMedian: time.work.median,
      floorNs: time.floor?.best, ratio: time.ratio, count: sum.count, checksum: sum.checksumText)
  }
}
