import AhoCorasick

extension ParameterTable {
  /// Writes the parameters: for each code where its steps end, for each step where its symbols end, and the symbols.
  ///
  /// A step that accepts any action has no symbols.
  func write(to writer: inout TableWriter, _ alphabet: StoredAlphabet) {
    var symbols: ContiguousArray<UInt32> = []
    var stepEnds: ContiguousArray<UInt64> = []
    for step in steps {
      if case .oneOf(let own) = step { symbols.append(contentsOf: own.map { alphabet.symbol($0).rawValue }.sorted()) }
      stepEnds.append(UInt64(symbols.count))
    }
    writer.append(.parameterEnds, ContiguousArray(ends.lazy.map { UInt64($0) }))
    writer.append(.stepEnds, stepEnds)
    writer.append(.stepSymbols, symbols)
  }

  /// Reads the parameters of so many codes over an alphabet of so many symbols.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps and their symbols.
  init(reading reader: inout TableReader, count: Int, symbolCount: Int) throws(TableFileError) {
    let ends = try reader.tableOfCodes(.parameterEnds, of: UInt64.self, count: count)
    let stepEnds = try reader.table(.stepEnds, of: UInt64.self)
    let symbols = try reader.table(.stepSymbols, of: UInt32.self)
    try ends.checkEnds(.parameterEnds, upTo: stepEnds.count)
    try stepEnds.checkEnds(.stepEnds, upTo: symbols.count)
    var steps: ContiguousArray<Step> = []
    for (place, end) in stepEnds.enumerated() {
      let range = (place == 0 ? 0 : Int(stepEnds[place - 1]))..<Int(end)
      for index in range
      where symbols[index] >= symbolCount || (index > range.lowerBound && symbols[index] <= symbols[index - 1]) {
        throw .broken(.stepSymbols, place: index, rule: "the symbols of a step ascend, and are of the alphabet")
      }
      steps.append(range.isEmpty ? .any : .oneOf(ContiguousArray(symbols[range].lazy.map { Symbol(rawValue: $0) })))
    }
    self.init(steps: steps, ends: ContiguousArray(ends.lazy.map { Int($0) }))
  }
}
