/// How the actions of a compiled set are written as bytes, and read back.
///
/// ```swift
/// let coder = CheatCodeActionCoder<Move>(name: "Move 1") { move in
///   [move.rawValue]
/// } decode: { bytes in
///   bytes.count == 1 ? Move(rawValue: bytes[0]) : nil
/// }
/// ```
public struct CheatCodeActionCoder<Action: Hashable & Sendable>: Sendable {
  /// What tells these bytes from those of other coders; it stands in the file, and a file of another name is refused.
  public let name: String
  let encode: @Sendable (Action) -> [UInt8]
  let decode: @Sendable ([UInt8]) -> Action?

  /// Creates a coder.
  ///
  /// - Parameters:
  ///   - name: The name; one that has changed what it writes needs another.
  ///   - encode: Gives the bytes of an action; different actions have different bytes.
  ///   - decode: Gives the action of bytes, or nil for bytes that are no action's. It is called with any bytes.
  public init(
    name: String, encode: @escaping @Sendable (Action) -> [UInt8],
    decode: @escaping @Sendable ([UInt8]) -> Action?
  ) {
    self.name = name
    self.encode = encode
    self.decode = decode
  }
}
