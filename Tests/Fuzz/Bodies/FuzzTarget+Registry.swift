import Cheats
import CheatsTestSupport

extension FuzzTarget {
  /// Edits of a registry, also those that are refused, from outside and inside its callbacks.
  public static let registry = FuzzTarget(name: "registry") { input in
    let play = RegistryPlay(input)
    play.run()
    return play.problem
  } seeds: {
    (0..<48).map { (seed: UInt64) in
      var random = SplitMix64(seed: seed)
      return (0..<300).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    }
  }
}

/// What is done to a registry by an input; callbacks take what they do from the same input.
private final class RegistryPlay {
  private var coder: ByteCoder
  private var registry: CheatCodeRegistry?
  /// All codes that were ever made, whether they are in the registry or not.
  private var codes: [CheatCode] = []
  private var times = TimeCoder()
  private var reactionsLeft = 40
  private(set) var problem: String?

  init(_ input: [UInt8]) { coder = ByteCoder(reading: input) }

  func run() {
    var configuration = coder.configuration()
    let broken = coder.byte() % 24
    if broken == 1 { configuration.maximumGap = .milliseconds(-1) }
    if broken == 2 { configuration.timeLimit = .milliseconds(-1) }
    if broken == 3 { configuration.holdLimit = .zero }
    if broken == 4 { (configuration.isAnchored, configuration.matchKind) = (true, .leftmostFirst) }
    do throws(CheatCodeError) {
      let registry = try CheatCodeRegistry(configuration: configuration, keepsUndo: true)
      if 1...4 ~= broken { return note("\(configuration) is not refused") }
      self.registry = registry
      registry.onMatch = { [unowned self] code, match in
        if registry.id(of: code) != match.code { note("\(match) is told of another code") }
      }
      for _ in 0..<120 where coder.hasMore && problem == nil {
        act(on: registry)
        check(registry)
      }
    } catch {
      if !(1...4 ~= broken) || error.description.isEmpty { note("\(configuration) is refused: \(error)") }
    }
    registry?.onMatch = nil
  }

  private func note(_ text: String) { problem = problem ?? text }

  private func act(on registry: CheatCodeRegistry) {
    switch coder.byte() % 32 {
    case 0: edit(registry, isRight(codes.last)) { try $0.register(codes.last ?? makeCode()) }
    case 1...5:
      let code = makeCode()
      edit(registry, isRight(code)) { try $0.register(code) }
    case 6: edit(registry, nil) { try $0.register(contentsOf: [makeCode(), makeCode(), anyCode()]) }
    case 7: edit(registry, nil) { try $0.replace(anyCode(), with: coder.flag() ? makeCode() : anyCode()) }
    case 8: edit(registry, nil) { try $0.update(anyCode(), to: anyDefinition()) }
    case 9: registry.remove(anyCode())
    case 10: if coder.byte() % 8 == 0 { registry.removeAll() }
    case 11: registry.enable(anyCode())
    case 12: registry.disable(anyCode())
    case 13: anyCode().reset()
    case 14: registry.reset()
    case 15: registry.removeLast()
    case 16: registry.replaceLast(with: coder.action(), at: times.optionalTime(nil, &coder))
    case 17: registry.advance(to: times.time(nil, &coder))
    case 18: registry.flush(at: times.time(nil, &coder))
    case 19: registry.flush()
    case 20: compileElsewhere(registry)
    case 21: edit(registry, nil) { _ = try $0.restore($0.snapshot(), at: $0.time) }
    case 22: registry.perform(contentsOf: [coder.action(), coder.action(), coder.action()])
    case 23: anyCode().performed(coder.action())
    case 24: registry.perform(coder.action(), at: times.time(nil, &coder))
    default: registry.perform(coder.action())
    }
  }

  /// An edit that is refused changes nothing.
  ///
  /// - Parameter isRight: Whether it must be taken, or nil where that is not known beforehand.
  private func edit(_ registry: CheatCodeRegistry, _ isRight: Bool?, _ change: (CheatCodeRegistry) throws -> Void) {
    let before = Summary(registry)
    do {
      try change(registry)
      if isRight == false { note("a code that breaks a rule is taken") }
    } catch {
      if isRight == true { note("a code that breaks no rule is refused: \(error)") }
      if Summary(registry) != before { note("something else is there after \(error)") }
      if "\(error)".isEmpty { note("an error without words") }
    }
  }

  /// Compiles as in another task, and gives what was compiled to the registry, which may have been edited meanwhile.
  private func compileElsewhere(_ registry: CheatCodeRegistry) {
    let compilation = registry.compilation()
    let isEdited = coder.flag() && registry.remove(anyCode())
    guard let compiled = try? compilation.compiled() else { return note("what is registered cannot be compiled") }
    if registry.adopt(compiled) == isEdited { note("what was compiled is taken after an edit, or refused without one") }
    registry.compile()
    let ids = registry.codes.compactMap { registry.id(of: $0) }
    let expected = naiveConflicts(registry.codes.map(\.definition), registry.configuration).map {
      CheatCodeConflict(code: ids[Int($0.code.rawValue)], other: ids[Int($0.other.rawValue)], relation: $0.relation)
    }
    let conflicts = Array(registry.conflicts)
    if conflicts != expected { note("the conflicts are \(conflicts), expected \(expected)") }
  }
}

extension RegistryPlay {
  private func anyCode() -> CheatCode {
    codes.isEmpty ? makeCode() : codes[Int(coder.byte()) % codes.count]
  }

  private func makeCode() -> CheatCode {
    let definition = anyDefinition()
    let code =
      coder.byte() % 3 == 0
      ? CheatCode(definition)
      : CheatCode(definition) { [unowned self] code in
        guard reactionsLeft > 0, let registry else { return }
        reactionsLeft -= 1
        if code.state().description.isEmpty { note("a state without words") }
        if coder.byte() % 4 == 0 { act(on: registry) }
      }
    codes.append(code)
    return code
  }

  /// A definition that may break a rule, and may have the name of another.
  private func anyDefinition() -> CheatCode.Definition {
    var definition = coder.definition()
    let name = coder.byte() % 16
    if name > 3 { definition.name = "name \(name)" }
    switch coder.byte() % 24 {
    case 1: (definition.actions, definition.parameters) = ([], [])
    case 2: (definition.actions, definition.parameters) = ([], [.any])
    case 3: definition.parameters.append(.oneOf([]))
    case 4: definition.maximumGap = .atMost(.nanoseconds(-1))
    case 5: definition.timeLimit = .atMost(.seconds(Int64.min))
    default: break
    }
    return definition
  }

  /// Whether a code can be registered.
  private func isRight(_ code: CheatCode?) -> Bool? {
    guard let code, let registry else { return nil }
    let definition = code.definition
    let limits = [definition.maximumGap, definition.timeLimit].compactMap { limit in
      if case .atMost(let time) = limit { time } else { nil }
    }
    return !registry.contains(code) && !definition.actions.isEmpty && limits.allSatisfy { $0 >= .zero }
      && !definition.parameters.contains(.oneOf([])) && code.name.flatMap { registry.code(named: $0) } == nil
  }

  /// What a registry says of its codes fits together.
  private func check(_ registry: CheatCodeRegistry) {
    let registered = registry.codes
    if registry.count != registered.count { note("\(registry.count) codes are \(registered.count)") }
    for code in registered {
      guard let id = registry.id(of: code), registry.code(for: id) === code else { return note("an id of no code") }
      if let name = code.name, registry.code(named: name) !== code { note("\(name) is another code's name") }
      let (status, length) = (registry.status(of: id), code.definition.actions.count + code.definition.parameters.count)
      if !(0...length ~= status.progress) { note("\(id) has the progress \(status.progress)") }
      if status.state == .matched, status.progress != length { note("\(id) is matched at \(status.progress)") }
      if !registry.isEnabled(code), status.state != .reset { note("\(id) is disabled and \(status.state)") }
      if code.nextAction() != nil, code.nextStep() == nil { note("\(id) has a next action and no next step") }
    }
    let ids = Set(registered.compactMap { registry.id(of: $0) })
    for code in registry.codesInProgress() where !ids.contains(code.id) { note("\(code) is in no registry") }
    for match in [registry.heldMatch].compactMap({ $0 }) where !ids.contains(match.code) { note("\(match) is held") }
  }

  /// What an edit that is refused must leave as it is.
  private struct Summary: Equatable {
    private let codes: [ObjectIdentifier]
    private let states: [CheatCodeState]
    private let names: [String?]
    private let position: Int64

    init(_ registry: CheatCodeRegistry) {
      codes = registry.codes.map(ObjectIdentifier.init)
      states = registry.codes.map { $0.state() }
      names = registry.codes.map(\.name)
      position = registry.position
    }
  }
}
