import AhoCorasick

extension CompiledSet {
  /// Writes what depends on codes and not on the type of the actions, but for the automaton.
  func write(to writer: inout TableWriter) {
    names.write(to: &writer)
    writer.append(.limits, limits.numbers)
    parameters.write(to: &writer)
    writer.append(.secret, secret.words)
    writer.append(.disabled, disabled.words)
  }

  /// Reads a set, which may say anything.
  convenience init(reading reader: TableReader) throws(CheatCodeBytesError) {
    let stored: StoredSet
    do {
      stored = try StoredSet(reading: reader)
    } catch {
      throw CheatCodeBytesError(error)
    }
    do {
      try stored.configuration.check()
    } catch {
      throw CheatCodeBytesError(.configuration(error.reason), section: TableSection.settings.name)
    }
    self.init(stored.details, engine: stored.engine, configuration: stored.configuration, ids: [])
  }
}

/// The tables of a set as they were read.
private struct StoredSet {
  let configuration: CheatCodeConfiguration
  let engine: Automaton
  let details: CompiledSet.Details

  init(reading reader: TableReader) throws(TableFileError) {
    configuration = try CheatCodeConfiguration(
      settings: try reader.table(.settings, of: UInt64.self), identifier: try reader.table(.identifier, of: UInt8.self))
    engine = try Automaton(reading: reader)
    let count = engine.patternCount
    let details = try CompiledSet.Details(
      names: NameTable(reading: reader, count: count), limits: CodeLimits(reading: reader, count: count),
      parameters: ParameterTable(reading: reader, count: count, symbolCount: engine.symbolCount),
      secret: CodeBits(reading: reader, .secret, count: count),
      disabled: CodeBits(reading: reader, .disabled, count: count))
    guard engine.longestPattern <= Int(clamping: UInt32.max) - details.parameters.longest else {
      throw .broken(.parameterEnds, place: count, rule: "a code has no more actions than can be counted")
    }
    self.details = details
  }
}

extension CodeLimits {
  /// The limits of the codes up to the last that has any, as numbers of nanoseconds, the gap before the time.
  fileprivate var numbers: ContiguousArray<UInt64> {
    ContiguousArray(pairs.lazy.flatMap { [$0.gap, $0.time] }.map { UInt64(bitPattern: $0.rawValue) })
  }

  fileprivate init(reading reader: TableReader, count: Int) throws(TableFileError) {
    let numbers = try reader.tableOfCodes(.limits, of: UInt64.self, count: 2 * count)
    guard numbers.count % 2 == 0 else {
      throw .broken(.limits, place: numbers.count, rule: "a code has two limits")
    }
    if let place = numbers.firstIndex(where: { $0 > UInt64(Int64.max) }) {
      throw .broken(.limits, place: place, rule: "a limit is not negative")
    }
    self.init(
      ContiguousArray(
        (0..<numbers.count / 2).map { code in
          Pair(
            gap: Nanoseconds(rawValue: Int64(numbers[2 * code])),
            time: Nanoseconds(rawValue: Int64(numbers[2 * code + 1])))
        }))
  }
}
