import CheatsTestSupport
import Testing

@testable import Cheats

/// A registry and the naive one, with the same codes, operations and reactions.
private final class RegistryPair {
  private let naive: NaiveRegistry
  private let registry: CheatCodeRegistry
  private let log = RegistryLog()
  private var codes: [String: CheatCode] = [:]
  private var random: SplitMix64
  private var operations: [String] = []
  private var nextName = 0
  /// What the calls do, decided when one of the two makes the call first and the same for the other.
  private var reactions: [[NaiveRegistry.Operation]] = []
  private var callsOfNaive = 0
  private var callsOfRegistry = 0
  private let reactsIn: Int
  /// How many calls may still do something in this step; reactions to reactions would never end.
  private var budget = 0

  init(seed: UInt64, isAnchored: Bool, reactsIn: Int) throws {
    naive = NaiveRegistry(isAnchored: isAnchored)
    registry = try CheatCodeRegistry(configuration: .init(isAnchored: isAnchored))
    random = SplitMix64(seed: seed)
    self.reactsIn = reactsIn
    log.listen(to: registry)
    naive.react = { [unowned self] _ in
      defer { callsOfNaive += 1 }
      return reaction(callsOfNaive)
    }
  }

  /// Carries out one operation on both and compares all that can be seen; what differs, in words, or nil.
  func step() -> String? {
    let operation = makeOperation()
    budget = 6
    operations.append("\(operation)")
    naive.carryOut(operation)
    carryOut(operation)
    let (expected, actual) = (naive.log, log.take())
    naive.log = []
    if expected != actual { return "called \(actual)\nnot \(expected)\nafter \(operations)" }
    let names = registry.codes.compactMap(\.name)
    if names != naive.names { return "codes \(names), not \(naive.names), after \(operations)" }
    for code in registry.codes {
      let status = naive.status(of: code.name ?? "")
      let isOver = status.state == .matched || status.state == .notMatched
      let isSilent =
        !registry.isEnabled(code) || (registry.configuration.isAnchored && isOver) || status.state == .matched
      let next = isSilent ? nil : code.actions.dropFirst(status.progress).first
      let previous = status.progress > 0 ? code.actions[status.progress - 1] : nil
      if code.state() != status.state || code.nextAction() != next || code.previousAction() != previous {
        return "\(code.name ?? "") is \(code.state()), not \(status), after \(operations)"
      }
    }
    return nil
  }

  private func reaction(_ call: Int) -> [NaiveRegistry.Operation] {
    while reactions.count <= call {
      let isAny = budget > 0 && reactsIn > 0 && Int.random(in: 0..<reactsIn, using: &random) == 0
      if isAny { budget -= 1 }
      reactions.append(isAny ? (0...Int.random(in: 0...1, using: &random)).map { _ in makeOperation() } : [])
    }
    return reactions[call]
  }

  private func makeOperation() -> NaiveRegistry.Operation {
    let name = "c\(Int.random(in: max(0, nextName - 8)...nextName, using: &random))"
    switch Int.random(in: 0..<40, using: &random) {
    case 0: return .resetAll
    case 1, 2: return .reset(name)
    case 3: return .disable(name)
    case 4, 5: return .enable(name)
    case 6: return .remove(name)
    case 7, 8: return .update(name, letters: word())
    case 9, 10:
      nextName += 1
      return .add("c\(nextName)", letters: word())
    default: return .perform(Bool.random(using: &random) ? "a" : "b")
    }
  }

  private func word() -> String {
    String((0..<Int.random(in: 1...4, using: &random)).map { _ in Bool.random(using: &random) ? "a" : "b" })
  }

  private func carryOut(_ operation: NaiveRegistry.Operation) {
    switch operation {
    case .perform(let letter): registry.perform(.keyPress(String(letter)))
    case .resetAll: registry.reset()
    case .reset(let name): codes[name]?.reset()
    case .disable(let name): _ = codes[name].map(registry.disable)
    case .enable(let name): _ = codes[name].map(registry.enable)
    case .remove(let name): _ = codes.removeValue(forKey: name).map { registry.remove($0) }
    case .update(let name, let letters):
      guard let code = codes[name] else { break }
      #expect(throws: Never.self) { try registry.update(code, to: .init(name: name, actions: keys(letters))) }
    case .add(let name, let letters):
      let code = log.code(letters, name: name)
      log.reactions[name] = { [unowned self] _ in
        callsOfRegistry += 1
        for operation in reaction(callsOfRegistry - 1) { carryOut(operation) }
      }
      codes[name] = code
      #expect(throws: Never.self) { try registry.register(code) }
    }
  }
}

struct RegistryRandomTests {
  @Test(arguments: 0..<12 as Range<UInt64>) func editsBetweenSteps(seed: UInt64) throws {
    try check(seed: seed, isAnchored: false, reactsIn: 0, steps: 300)
  }

  @Test(arguments: 0..<12 as Range<UInt64>) func editsInsideCallbacks(seed: UInt64) throws {
    try check(seed: seed, isAnchored: false, reactsIn: 5, steps: 200)
  }

  @Test(arguments: 0..<12 as Range<UInt64>) func anchored(seed: UInt64) throws {
    try check(seed: seed, isAnchored: true, reactsIn: seed.isMultiple(of: 2) ? 0 : 5, steps: 200)
  }

  private func check(seed: UInt64, isAnchored: Bool, reactsIn: Int, steps: Int) throws {
    let pair = try RegistryPair(seed: seed, isAnchored: isAnchored, reactsIn: reactsIn)
    for step in 0..<steps {
      if let difference = pair.step() {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
    }
    #expect(Bool(true), "\(steps) steps agree")
  }
}
