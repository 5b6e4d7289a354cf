public import Cheats

/// The text notation of actions, such as `up up down "start" 'iddqd' tap2`.
///
/// Tokens are separated by white space:
///
/// | token | actions |
/// |---|---|
/// | `up` `down` `left` `right` | a swipe |
/// | `↑` `↓` `←` `→`, also several without space between them | a swipe each |
/// | `shake` | a shake |
/// | `tap`, `tap2`, `tap3` … | so many taps in a row |
/// | `'iddqd'` | one key press a character |
/// | `"up"` | one key press with exactly this text |
/// | any other word | one key press with this text |
/// | `#` at the start of a token | a comment up to the end of the line |
/// | `[0-9]`, `[a b up]`, `<any>` | a parameter, at the end of a code; a range has at most 256 keys |
/// | `@250ms`, `@1.25s` | the time of the actions that follow, in a stream |
///
/// Quoted text takes the escapes of JSON strings, in single quotes also `\'`, and ends on the line where it begins.
/// A word that begins with one of `[ < @ # ' "` has to be quoted, and so has `]` within brackets. Lines end with a
/// line feed.
///
/// ```swift
/// let actions = try CheatCodeNotation.actions(from: "up 'ab' tap2 # a comment")
/// // [.swipe(.up), .keyPress("a"), .keyPress("b"), .tap(times: 2)]
/// print(CheatCodeNotation.text(for: actions))
/// // up a b tap2
/// ```
public enum CheatCodeNotation {
  /// Reads actions.
  ///
  /// - Parameters:
  ///   - text: The actions in notation; empty text has none.
  ///   - fileName: The file that an error names.
  /// - Returns: The actions in their order.
  /// - Throws: ``CheatCodeNotationError`` for the first mistake, also for a parameter or a time.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func actions(
    from text: some StringProtocol, fileName: String? = nil
  ) throws(CheatCodeNotationError) -> [CheatCodeAction] {
    try scan(text, as: .actions, fileName: fileName).actions
  }

  /// Reads the steps of a code: actions, then parameters.
  ///
  /// ```swift
  /// let steps = try CheatCodeNotation.steps(from: "'idclev' [0-9] <any>")
  /// print(steps.actions.count, steps.parameters.count)
  /// // 6 2
  /// ```
  ///
  /// - Parameters:
  ///   - text: The code in notation.
  ///   - fileName: The file that an error names.
  /// - Returns: The actions and the parameters that follow them.
  /// - Throws: ``CheatCodeNotationError`` for the first mistake, also for an action after a parameter, or a time.
  /// - Complexity: O(*n*) in the number of bytes and of keys in ranges.
  public static func steps(
    from text: some StringProtocol, fileName: String? = nil
  ) throws(CheatCodeNotationError) -> CheatCodeSteps {
    try scan(text, as: .steps, fileName: fileName)
  }

  /// Reads a stream: actions, and the times of those that follow them.
  ///
  /// ```swift
  /// let stream = try CheatCodeNotation.stream(from: "up @250ms down")
  /// // [.action(.swipe(.up)), .time(.milliseconds(250)), .action(.swipe(.down))]
  /// ```
  ///
  /// - Parameters:
  ///   - text: The whole stream; a ``CheatCodeStreamReader`` reads it in pieces.
  ///   - fileName: The file that an error names.
  /// - Returns: Actions and times in their order.
  /// - Throws: ``CheatCodeNotationError`` for the first mistake, also for a parameter.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func stream(
    from text: some StringProtocol, fileName: String? = nil
  ) throws(CheatCodeNotationError) -> [CheatCodeStreamElement] {
    var reader = CheatCodeStreamReader(fileName: fileName)
    reader.append(text.utf8)
    reader.finish()
    var elements: [CheatCodeStreamElement] = []
    while let element = try reader.next() { elements.append(element) }
    return elements
  }

  private static func scan(
    _ text: some StringProtocol, as dialect: NotationDialect, fileName: String?
  ) throws(CheatCodeNotationError) -> CheatCodeSteps {
    // The closure must not throw: the standard library's `withUTF8` loses the type of the error.
    var string = String(text)
    let result = string.withUTF8 { bytes -> Result<CheatCodeSteps, CheatCodeNotationError> in
      var scanner = NotationScanner(bytes, dialect: dialect)
      do throws(NotationFault) {
        return .success(try scanner.steps())
      } catch {
        return .failure(CheatCodeNotationError(error, in: bytes, fileName: fileName))
      }
    }
    return try result.get()
  }
}
