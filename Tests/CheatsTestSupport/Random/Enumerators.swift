/// Every sequence of so many actions of an alphabet, in lexical order of the alphabet.
public func everyStream<Action>(alphabet: [Action], length: Int) -> [[Action]] {
  (0..<length).reduce([[]]) { streams, _ in
    streams.flatMap { stream in alphabet.map { stream + [$0] } }
  }
}

/// Every sequence of at least one and at most so many actions of an alphabet, shortest first.
public func everyCode<Action>(alphabet: [Action], maxLength: Int) -> [[Action]] {
  maxLength < 1 ? [] : (1...maxLength).flatMap { everyStream(alphabet: alphabet, length: $0) }
}

/// Every set of at least one and at most so many codes over an alphabet, equal codes included.
///
/// - Parameters:
///   - alphabet: The actions.
///   - maxCodes: The largest number of codes in a set.
///   - maxLength: The largest number of actions in a code.
///   - isOrdered: Whether the same codes in another order of registration are another set.
public func everyCodeSet<Action>(
  alphabet: [Action], maxCodes: Int, maxLength: Int, isOrdered: Bool = false
) -> [[[Action]]] {
  let codes = everyCode(alphabet: alphabet, maxLength: maxLength)
  var sets: [[Int]] = [[]]
  var all: [[Int]] = []
  for _ in 0..<maxCodes {
    sets = sets.flatMap { set in
      (isOrdered ? 0..<codes.count : (set.last ?? 0)..<codes.count).map { set + [$0] }
    }
    all += sets
  }
  return all.map { $0.map { codes[$0] } }
}

/// Performs every stream of at most so many actions, each shared beginning only once.
///
/// - Parameters:
///   - alphabet: The actions.
///   - maxLength: The largest number of actions in a stream.
///   - state: What an empty stream begins with; every branch goes on with its own copy.
///   - visit: Performs the last action of a stream on the state that the stream before it left.
public func walkEveryStream<Action, State>(
  alphabet: [Action], maxLength: Int, from state: State, visit: (inout State, [Action]) throws -> Void
) rethrows {
  func walk(_ stream: [Action], _ state: State) throws {
    guard stream.count < maxLength else { return }
    for action in alphabet {
      var next = state
      try visit(&next, stream + [action])
      try walk(stream + [action], next)
    }
  }
  try walk([], state)
}
