import AhoCorasick

extension CheatCodeAutomaton {
  /// Reads a compiled set, which is ready at once: nothing is compiled.
  ///
  /// ```swift
  /// let bytes = automaton.bytes(coder: coder)
  /// let again = try CheatCodeAutomaton(bytes: bytes, coder: coder)
  /// ```
  ///
  /// The bytes may come from anywhere: whatever they say, what was read can be used without a trap and without a read
  /// out of bounds. But bytes that were made to deceive can give wrong matches.
  ///
  /// - Parameters:
  ///   - bytes: What ``bytes(coder:)`` gave. An array and `Data` are read where they are, others are copied first.
  ///   - coder: Reads the actions; it has the name of the one that wrote them.
  /// - Throws: ``CheatCodeBytesError``, when the bytes are no compiled set, were changed, or were written with another
  ///   coder or another version of the format.
  /// - Complexity: O(*n*), where *n* is the number of bytes; memory in proportion to them.
  public convenience init(
    bytes: some Collection<UInt8>, coder: CheatCodeActionCoder<Action>
  ) throws(CheatCodeBytesError) {
    func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<StoredSet<Action>, CheatCodeBytesError> {
      Result { () throws(CheatCodeBytesError) in
        try StoredSet(reading: TableSource(UnsafeRawBufferPointer(bytes)), coder)
      }
    }
    let result = bytes.withContiguousStorageIfAvailable(read) ?? ContiguousArray(bytes).withUnsafeBufferPointer(read)
    self.init(try result.get())
  }

  /// Reads a compiled set whose bytes something else gives, each once unless they are found to be wrong.
  ///
  /// - Parameters:
  ///   - byteCount: The number of bytes.
  ///   - coder: Reads the actions.
  ///   - copy: Copies the bytes from a place on to a target, all of which is written; false where it cannot.
  package convenience init(
    byteCount: Int, coder: CheatCodeActionCoder<Action>,
    copy: @escaping (_ start: Int, _ target: UnsafeMutableRawBufferPointer) -> Bool
  ) throws(CheatCodeBytesError) {
    self.init(try StoredSet(reading: TableSource(byteCount: byteCount, copy: copy), coder))
  }

  private convenience init(_ stored: StoredSet<Action>) {
    self.init(alphabet: stored.alphabet, codes: stored.codes)
  }

  /// The set as bytes that ``init(bytes:coder:)`` reads in far less time than compiling takes.
  ///
  /// Equal sets give equal bytes, on every machine. Limits are kept in whole nanoseconds.
  ///
  /// - Parameter coder: Writes the actions.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public func bytes(coder: CheatCodeActionCoder<Action>) -> [UInt8] {
    var writer = TableWriter(sections: CompiledSet.sections, byteCount: codes.engine.tableBytes)
    codes.engine.write(to: &writer)
    writer.append(.settings, codes.configuration.settings)
    let stored = StoredAlphabet(alphabet, codeSymbolCount: codes.engine.patternSymbolCount, coder)
    stored.write(to: &writer)
    codes.write(to: &writer, stored)
    writer.append(.identifier, ContiguousArray((codes.configuration.identifier ?? "").utf8))
    return writer.finish()
  }
}
