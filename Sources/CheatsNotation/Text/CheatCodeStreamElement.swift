public import Cheats

/// What a stream in notation consists of.
public enum CheatCodeStreamElement: Hashable, Sendable {
  /// The player did something.
  case action(CheatCodeAction)
  /// The actions that follow happen at this time, since any moment.
  case time(Duration)
}
