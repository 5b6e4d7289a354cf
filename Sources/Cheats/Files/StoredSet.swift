import AhoCorasick

/// What is read of a compiled set, before it is an automaton.
struct StoredSet<Action: Hashable & Sendable> {
  let alphabet: CheatCodeAlphabet<Action>
  let codes: CompiledSet

  init(reading source: TableSource, _ coder: CheatCodeActionCoder<Action>) throws(CheatCodeBytesError) {
    var reader: TableReader
    do {
      reader = try TableReader(source, sections: CompiledSet.sections)
    } catch {
      throw CheatCodeBytesError(error)
    }
    do {
      self = try Self(reading: &reader, coder)
    } catch {
      // What is wrong with a damaged file is the damage, wherever it was found.
      throw error.reason == .unreadable || reader.isIntact ? error : CheatCodeBytesError(.wrongChecksum)
    }
  }

  private init(
    reading reader: inout TableReader, _ coder: CheatCodeActionCoder<Action>
  ) throws(CheatCodeBytesError) {
    let (engine, settings) = try reader.reading { reader throws(TableFileError) in
      (try Automaton(reading: &reader), try reader.table(.settings, of: UInt64.self))
    }
    alphabet = try CheatCodeAlphabet(reading: &reader, coder, count: engine.symbolCount)
    let (details, configuration) = try reader.reading { reader throws(TableFileError) in
      let details = try CompiledSet.Details(
        reading: &reader, count: engine.patternCount, symbolCount: engine.symbolCount)
      guard engine.longestPattern <= Int(clamping: UInt32.max) - details.parameters.longest else {
        throw .broken(
          .parameterEnds, place: engine.patternCount, rule: "a code has no more actions than can be counted")
      }
      let configuration = try CheatCodeConfiguration(
        settings: settings, identifier: try reader.table(.identifier, of: UInt8.self))
      try reader.finish()
      return (details, configuration)
    }
    do {
      try configuration.check()
    } catch {
      throw CheatCodeBytesError(.configuration(error.reason), section: TableSection.settings.name)
    }
    codes = CompiledSet(details, engine: engine, configuration: configuration, ids: [])
  }
}

extension TableReader {
  /// Does what reads tables, and tells its error in terms of sets.
  fileprivate mutating func reading<Value>(
    _ work: (inout TableReader) throws(TableFileError) -> Value
  ) throws(CheatCodeBytesError) -> Value {
    do {
      return try work(&self)
    } catch {
      throw CheatCodeBytesError(error)
    }
  }
}
