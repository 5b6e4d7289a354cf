/// What a command of the tool may touch: its arguments, one input and two outputs.
///
/// The tool takes ``process()``; a test makes its own and looks at what was written.
public struct CommandEnvironment {
  /// The arguments without the name of the program.
  public var arguments: [String]
  /// What `-` reads as a stream of actions.
  public var input: any CommandByteSource
  /// Where results go.
  public var output: any CommandByteSink
  /// Where messages go.
  public var errors: any CommandByteSink
  /// Which of the three a person is at.
  public var terminal: CommandTerminal

  /// Creates an environment from its parts.
  public init(
    arguments: [String],
    input: any CommandByteSource,
    output: any CommandByteSink,
    errors: any CommandByteSink,
    terminal: CommandTerminal = CommandTerminal()
  ) {
    self.arguments = arguments
    self.input = input
    self.output = output
    self.errors = errors
    self.terminal = terminal
  }

  /// The environment of the running process: its arguments and its three standard streams.
  public static func process() -> CommandEnvironment {
    CommandEnvironment(
      arguments: Array(CommandLine.arguments.dropFirst()),
      input: FileDescriptor(0),
      output: FileDescriptor(1),
      errors: FileDescriptor(2),
      terminal: .process())
  }
}
