public import Cheats

/// Makes random scripts: codes that interfere, a stream that plays with them, and whatever else a session can be asked.
public struct RandomScripts<Action: Hashable & Sendable>: Sendable {
  /// What codes, streams and all choices are drawn from.
  public var source: RandomCodes<Action>
  /// What is made use of.
  public var features: ScriptFeatures

  private var now = 0
  /// What times count from.
  private var origin = Duration.zero

  /// Creates a generator of scripts.
  ///
  /// - Parameters:
  ///   - seed: Decides every script.
  ///   - alphabet: The actions, best only a few; the last one is in no code but may be performed.
  ///   - lengths: How long the codes are.
  ///   - features: What is made use of.
  public init(
    seed: UInt64, alphabet: some Sequence<Action>, lengths: ClosedRange<Int> = 1...5, features: ScriptFeatures = .all
  ) {
    let alphabet = Array(alphabet)
    source = RandomCodes(seed: seed, alphabet: alphabet.dropLast(), lengths: lengths)
    self.features = features
    stranger = alphabet[alphabet.count - 1]
  }

  private let stranger: Action

  /// One script.
  ///
  /// - Parameters:
  ///   - matchKind: What is reported.
  ///   - isAnchored: Whether codes begin at the latest reset.
  ///   - codes: How many codes there are at first.
  ///   - operations: How many operations there are.
  public mutating func script(
    matchKind: CheatCodeMatchKind, isAnchored: Bool = false, codes: ClosedRange<Int> = 1...4, operations: Int = 40
  ) -> Script<Action> {
    let plain = source.codes(count: Int.random(in: codes, using: &source.random))
    now = source.random.chance(50) ? 0 : Int.random(in: -5...50, using: &source.random)
    if features.contains(.ends) {
      origin = source.random.chance(50) ? .nanoseconds(Int64.min) : .nanoseconds(Int64.max) - unit * 40
    }
    var script = Script(
      configuration: configuration(matchKind, isAnchored), codes: plain.map { definition($0) }, operations: [])
    var stream = source.stream(playing: plain, length: operations)[...]
    var count = script.codes.count
    for _ in 0..<operations {
      let operation = operation(&stream, codes: plain, count: count)
      if case .add = operation { count += 1 }
      script.operations.append(operation)
    }
    return script
  }

  private mutating func configuration(_ kind: CheatCodeMatchKind, _ isAnchored: Bool) -> CheatCodeConfiguration {
    var configuration = CheatCodeConfiguration(matchKind: kind, isAnchored: isAnchored)
    if features.contains(.times) {
      configuration.maximumGap = source.random.chance(30) ? limit() : nil
      configuration.timeLimit = source.random.chance(30) ? limit() : nil
      configuration.holdLimit = features.contains(.holds) && source.random.chance(40) ? limit() + unit : nil
    }
    return configuration
  }

  /// A definition of some actions, the last of which may become parameters.
  private mutating func definition(_ code: [Action]) -> CheatCodeDefinition<Action> {
    var definition = CheatCodeDefinition(actions: code)
    if features.contains(.parameters), source.random.chance(25) {
      for _ in 0..<Int.random(in: 1...2, using: &source.random) {
        if definition.actions.count > 1, source.random.chance(50) { definition.actions.removeLast() }
        let accepted = Set(source.noise(2))
        definition.parameters.append(source.random.chance(50) ? .any : .oneOf(accepted))
      }
    }
    if features.contains(.times) {
      definition.maximumGap = codeLimit()
      definition.timeLimit = codeLimit()
    }
    definition.isSecret = features.contains(.secrets) && source.random.chance(15)
    definition.isEnabled = !(features.contains(.resets) && source.random.chance(10))
    return definition
  }

  private mutating func operation(
    _ stream: inout ArraySlice<Action>, codes: [[Action]], count: Int
  ) -> ScriptOperation<Action> {
    let id = CheatCodeID(rawValue: UInt32(Int.random(in: 0..<count, using: &source.random)))
    let draw = Int.random(in: 0..<100, using: &source.random)
    switch draw {
    case 0..<8 where features.contains(.times): return .advance(to: time() ?? origin + unit * now)
    case 8..<12 where features.contains(.holds): return .flush(at: time())
    case 12..<13 where features.contains(.resets): return .reset
    case 13..<16 where features.contains(.resets): return .resetCode(id)
    case 16..<19 where features.contains(.resets): return .disable(id)
    case 19..<23 where features.contains(.resets): return .enable(id)
    case 23..<25 where features.contains(.edits): return .add(definition(source.code(after: codes)))
    case 25..<26 where features.contains(.edits): return .remove(id)
    case 26..<28 where features.contains(.edits): return .change(id, definition(source.code(after: codes)))
    case 28..<33 where features.contains(.undo): return .replaceLast(source.random.choice(source.alphabet), at: time())
    case 33..<37 where features.contains(.undo): return .removeLast
    default:
      let action = source.random.chance(4) ? stranger : stream.popFirst() ?? stranger
      return .perform(action, at: time())
    }
  }

  /// Times and limits are whole units, so that limits are often met exactly, and missed by a nanosecond otherwise.
  private var unit: Duration { .milliseconds(1) }

  private mutating func limit() -> Duration {
    if features.contains(.ends), source.random.chance(10) { return .seconds(Int64.max) }
    return unit * Int.random(in: 0...4, using: &source.random)
  }

  private mutating func codeLimit() -> CheatCodeTimeLimit {
    switch Int.random(in: 0..<10, using: &source.random) {
    case 0..<5: .inherited
    case 5..<6: .unlimited
    case 6..<9: .atMost(limit())
    default: .atMost(unit * 20)
    }
  }

  private mutating func time() -> Duration? {
    guard features.contains(.times), !source.random.chance(10) else { return nil }
    if features.contains(.ends), source.random.chance(2) { return .seconds(Int64.max) }
    switch Int.random(in: 0..<100, using: &source.random) {
    case 0..<35: break
    case 35..<80: now += 1
    case 80..<95: now += Int.random(in: 2...3, using: &source.random)
    case 95..<98: now += 10
    default: return origin + unit * (now - 2)
    }
    return origin + unit * now + (source.random.chance(15) ? .nanoseconds(1) : .zero)
  }
}
