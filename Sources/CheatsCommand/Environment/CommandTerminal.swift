#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Which standard streams are a terminal with a person at it, and what that person wants to see there.
public struct CommandTerminal: Hashable, Sendable {
  /// Whether keys come in as they are typed.
  public var isInput: Bool
  /// Whether results are read as they are written.
  public var isOutput: Bool
  /// Whether messages are read as they are written.
  public var isErrors: Bool
  /// Whether text may have colours.
  public var hasColors: Bool

  /// Creates a description of where the streams lead.
  public init(isInput: Bool = false, isOutput: Bool = false, isErrors: Bool = false, hasColors: Bool = false) {
    self.isInput = isInput
    self.isOutput = isOutput
    self.isErrors = isErrors
    self.hasColors = hasColors
  }

  /// The standard streams of the running process.
  ///
  /// A terminal that cannot move its cursor, which says so as `TERM=dumb`, counts as a file. `NO_COLOR` with any text
  /// in it means no colours, see no-color.org.
  static func process() -> CommandTerminal {
    guard let name = variable("TERM"), name != "dumb" else { return CommandTerminal() }
    return CommandTerminal(
      isInput: isatty(0) == 1, isOutput: isatty(1) == 1, isErrors: isatty(2) == 1,
      hasColors: variable("NO_COLOR") == nil)
  }

  /// The text of a variable of the environment, or nil where there is none in it.
  private static func variable(_ name: String) -> String? {
    guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
    return text
  }

  /// How results can be made to stand out.
  var outputStyle: TextStyle { TextStyle(isOn: isOutput, hasColors: hasColors) }

  /// How messages can be made to stand out.
  var errorStyle: TextStyle { TextStyle(isOn: isErrors, hasColors: hasColors) }
}
