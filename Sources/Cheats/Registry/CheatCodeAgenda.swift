/// What a ``CheatCodeRegistry`` has still to do, and in which order.
///
/// First come the calls of the latest step, then those of the codes that were edited, then whatever was to be performed
/// meanwhile. Nothing here calls anybody: the registry asks for one turn after another and takes no turn inside another.
struct CheatCodeAgenda {
  /// Something that happens to the stream.
  enum Operation: Hashable, Sendable {
    case perform(CheatCodeAction, at: Duration?)
    case advance(to: Duration)
    case flush(at: Duration?)
    case replaceLast(CheatCodeAction, at: Duration?)
    case removeLast

    /// Whether the operation takes back what the latest action changed.
    var takesBack: Bool {
      switch self {
      case .replaceLast, .removeLast: true
      case .perform, .advance, .flush: false
      }
    }
  }

  /// Somebody who is to be told something.
  enum Call: Hashable, Sendable {
    /// The registry's own callback, and what it is called with.
    case match(CheatCodeMatch)
    /// The callback of a code that matched.
    case matched(CheatCodeID)
    /// The callback of a code, if it is not as it was told.
    case changed(CheatCodeID)

    var id: CheatCodeID {
      switch self {
      case .match(let match): match.code
      case .matched(let id), .changed(let id): id
      }
    }
  }

  /// What is to be done next.
  enum Turn: Hashable, Sendable {
    case call(Call)
    /// These codes were edited, in order of registration: call those that are no longer as they were told.
    case compare([CheatCodeID])
    case operation(Operation)
  }

  private var calls: [Call] = []
  private var callsDone = 0
  /// The codes that lost the calls still due to them; a set, so that an edit does not search the calls.
  private var dropped: Set<CheatCodeID> = []
  private var edited: Set<CheatCodeID> = []
  private var operations: [Operation] = []
  private var operationsDone = 0

  /// Whether nothing is left to do.
  var isEmpty: Bool { calls.isEmpty && edited.isEmpty && operations.isEmpty }

  /// Puts an operation behind all others.
  mutating func append(_ operation: Operation) {
    operations.append(operation)
  }

  /// Puts a call behind the calls that are due before any operation.
  mutating func append(_ call: Call) {
    calls.append(call)
  }

  /// Notes that a code was changed, reset or disabled: the calls still due to it are dropped, and it is to be compared.
  mutating func edit(_ id: CheatCodeID) {
    edited.insert(id)
    if !calls.isEmpty { dropped.insert(id) }
  }

  /// Notes that all of these codes were reset, and drops all calls that are due.
  mutating func editAll(_ ids: some Sequence<CheatCodeID>) {
    edited.formUnion(ids)
    dropCalls()
  }

  /// Notes that a code is gone: nothing is due to it any more.
  mutating func remove(_ id: CheatCodeID) {
    edited.remove(id)
    if !calls.isEmpty { dropped.insert(id) }
  }

  /// Takes the next turn off the agenda; nil when nothing is left to do.
  ///
  /// - Complexity: O(1), amortised over the calls and operations appended; O(k log k) for k edited codes.
  mutating func next() -> Turn? {
    while callsDone < calls.count {
      let call = calls[callsDone]
      callsDone += 1
      if !dropped.contains(call.id) { return .call(call) }
    }
    if !calls.isEmpty { dropCalls() }
    if !edited.isEmpty {
      defer { edited.removeAll() }
      return .compare(edited.sorted())
    }
    if operationsDone < operations.count {
      operationsDone += 1
      return .operation(operations[operationsDone - 1])
    }
    if !operations.isEmpty {
      operations.removeAll(keepingCapacity: true)
      operationsDone = 0
    }
    return nil
  }

  private mutating func dropCalls() {
    calls.removeAll(keepingCapacity: true)
    callsDone = 0
    if !dropped.isEmpty { dropped.removeAll() }
  }
}
