extension CheatCodeNotation {
  /// Reads a time without a sign, such as `250ms`, `1.25s`, `10us` or `5ns`.
  ///
  /// - Parameters:
  ///   - text: Digits, perhaps a point and digits, and a unit, with nothing around them.
  ///   - fileName: The file that an error names.
  /// - Returns: The time, a whole number of nanoseconds.
  /// - Throws: ``CheatCodeNotationError`` if it is no time, too precise, or above 9223372036.854775807s.
  public static func duration(
    from text: some StringProtocol, fileName: String? = nil
  ) throws(CheatCodeNotationError) -> Duration {
    var string = String(text)
    let result = string.withUTF8 { bytes in
      TimeText.nanoseconds(in: bytes, canBeNegative: false).mapError { mistake in
        let fault = NotationFault(reason: mistake.reason, range: 0..<bytes.count)
        return CheatCodeNotationError(fault, in: bytes, fileName: fileName)
      }
    }
    return .nanoseconds(try result.get())
  }

  /// The notation of a time, such as `250ms`.
  ///
  /// - Parameter duration: Any time; it is rounded down to nanoseconds, and to what 64 bits of them hold.
  /// - Returns: The time in the largest unit of which there is at least one.
  public static func text(for duration: Duration) -> String {
    TimeText.text(nanoseconds: duration.wholeNanoseconds)
  }
}
