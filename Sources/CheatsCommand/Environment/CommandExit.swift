/// How a command ended, as its caller sees it.
public enum CommandExit: Int32, Sendable {
  /// It found what was asked for, or there was nothing to find.
  case success = 0
  /// `match` found no code, or `lint` found what it was told to fail on.
  case negative = 1
  /// The arguments, the codes, the stream or an output were bad; a message says which.
  case failure = 2
}

/// Why a command cannot go on, as it is told to a person.
enum CommandFailure: Error, Hashable {
  /// The arguments are wrong.
  case usage(String)
  /// What the arguments name is wrong, or the system refused.
  case input(String)
  /// Nobody reads the output any more: there is nothing left to do and nothing to say.
  case closedPipe
}
