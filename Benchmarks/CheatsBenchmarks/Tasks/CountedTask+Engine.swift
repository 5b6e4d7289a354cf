extension CountedTask {
  /// Scans the first symbols of a stream over codes that are made to be slow.
  func scan(_ adversary: Adversary, longest: Int, _ size: Int) throws -> Int {
    let codes = adversary.codes(longest)
    let engine = try Engine(compiling: Engine.patterns(codes, alphabet: Adversary.alphabet))
    let stream = adversary.stream(longest, codes, length: size)
    return engine.scan(engine.stream(stream)).count
  }

  /// Compiles codes.
  func compile(_ codes: CodeList, _ alphabet: WorkloadAlphabet) throws -> Int {
    try Engine(compiling: Engine.patterns(codes, alphabet: alphabet)).stateCount
  }

  /// Compiles codes of the workload.
  func compile(_ set: WorkloadSet) throws -> Int {
    try compile(CodeList(generating: set), set.alphabet)
  }
}
