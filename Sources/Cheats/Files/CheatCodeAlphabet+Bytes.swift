import AhoCorasick

extension CheatCodeAlphabet {
  /// Reads the actions of an alphabet of so many symbols.
  convenience init(
    reading reader: inout TableReader, _ coder: CheatCodeActionCoder<Action>, count: Int
  ) throws(CheatCodeBytesError) {
    let (name, bytes): (ContiguousArray<UInt8>, ContiguousArray<UInt8>)
    let ends: ContiguousArray<UInt64>
    do throws(TableFileError) {
      name = try reader.table(.coder, of: UInt8.self)
      ends = try reader.table(.actionEnds, of: UInt64.self)
      bytes = try reader.table(.actions, of: UInt8.self)
      try ends.checkEnds(.actionEnds, upTo: bytes.count)
    } catch {
      throw CheatCodeBytesError(error)
    }
    guard name.elementsEqual(coder.name.utf8) else {
      throw CheatCodeBytesError(.otherCoder(String(decoding: name.prefix(100), as: UTF8.self)))
    }
    guard ends.count == count else {
      throw CheatCodeBytesError(
        .brokenRule("there is an action a symbol"), section: TableSection.actionEnds.name, place: ends.count)
    }
    var interner = CheatCodeInterner<Action>()
    for (place, end) in ends.enumerated() {
      let start = place == 0 ? 0 : ends[place - 1]
      guard let action = coder.decode(Array(bytes[Int(start)..<Int(end)])) else {
        throw CheatCodeBytesError(.unknownAction, section: TableSection.actions.name, place: place)
      }
      guard interner.intern(action) == Symbol(rawValue: UInt32(place)) else {
        throw CheatCodeBytesError(.equalActions, section: TableSection.actions.name, place: place)
      }
    }
    self.init(interner)
  }
}
