import AhoCorasick

extension CompiledSet {
  /// Writes what depends on codes and not on the type of the actions, but for the automaton.
  func write(to writer: inout TableWriter, _ alphabet: StoredAlphabet) {
    names.write(to: &writer)
    writer.append(.limits, limits.numbers)
    parameters.write(to: &writer, alphabet)
    writer.append(.secret, secret.words)
    writer.append(.disabled, disabled.words)
  }
}

extension CompiledSet.Details {
  /// Reads the sections behind the alphabet's, up to the identifier's.
  init(reading reader: inout TableReader, count: Int, symbolCount: Int) throws(TableFileError) {
    names = try NameTable(reading: &reader, count: count)
    limits = try CodeLimits(reading: &reader, count: count)
    parameters = try ParameterTable(reading: &reader, count: count, symbolCount: symbolCount)
    secret = try CodeBits(reading: &reader, .secret, count: count)
    disabled = try CodeBits(reading: &reader, .disabled, count: count)
  }
}

extension CodeLimits {
  /// The limits of the codes up to the last that has any, as numbers of nanoseconds, the gap before the time.
  fileprivate var numbers: ContiguousArray<UInt64> {
    ContiguousArray(pairs.lazy.flatMap { [$0.gap, $0.time] }.map { UInt64(bitPattern: $0.rawValue) })
  }

  fileprivate init(reading reader: inout TableReader, count: Int) throws(TableFileError) {
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
