import AhoCorasick
import Cheats
import CheatsNotation
import CheatsTestSupport

extension FuzzTarget {
  /// A compiled set as bytes: as it was written, damaged, or any bytes with a right checksum.
  public static let compiled = FuzzTarget(name: "compiled") { input in
    if input.first == rawBytes { return [UInt8](input.dropFirst()).problemAsSet }
    var coder = ByteCoder(reading: input)
    return CompiledCase(&coder).problem
  } seeds: {
    let cases = SessionCase.randomScripts.enumerated().map { index, script in
      CompiledCase(damages: Damage.seeds(index), keepsUndo: !index.isMultiple(of: 3), script: script)
    }
    let made = try (cases + CompiledCase.eachNumberChanged).map { given in
      var coder = ByteCoder()
      _ = CompiledCase(&coder, given)
      return coder.written
    }
    return try made + cases.enumerated().filter { $0.offset % 4 == 0 }.map { try [rawBytes] + $1.bytes }
  }

  /// The first byte of an input whose others are those of a set.
  private static let rawBytes = UInt8(ascii: "C")
}

/// A script whose set is written as bytes, and what is done to these.
struct CompiledCase: Sendable {
  var damages: [Damage] = []
  var keepsUndo = false
  var script: Script<CheatCodeAction>
}

/// A number of four bytes that is changed somewhere.
struct Damage: Equatable, Sendable {
  enum Kind: CaseIterable { case addsOne, subtractsOne, setsZero, setsNumber, flipsBits, copies }

  var kind: Kind
  /// The place, of which those behind the end are counted from the beginning again.
  var place: UInt16
  var number: UInt8 = 0
}

extension CompiledCase {
  /// A small set, with each of its numbers changed in two ways.
  ///
  /// No symbol of the longer code has to be a certain one, and the states of its path report the other code.
  fileprivate static var eachNumberChanged: [CompiledCase] {
    get throws {
      let actions = "babababax".map { CheatCodeAction.keyPress(String($0)) }
      let script = Script(codes: [.init(actions: actions), .init(actions: [actions[1]])], operations: [])
      return try (0..<CompiledCase(script: script.named).bytes.count / 4).flatMap { place in
        [(Damage.Kind.subtractsOne, 0), (.flipsBits, 0x80)].map { kind, number in
          CompiledCase(damages: [Damage(kind: kind, place: UInt16(place), number: number)], script: script)
        }
      }
    }
  }

  /// Reads or writes a case.
  init(_ coder: inout ByteCoder, _ given: CompiledCase? = nil) {
    damages = coder.list(given?.damages, counts: 0...4) { coder, damage in
      Damage(
        kind: coder.choice(damage?.kind, of: Damage.Kind.allCases),
        place: UInt16(coder.byte(damage.map { UInt8($0.place >> 8) })) << 8
          | UInt16(coder.byte(damage.map { UInt8(truncatingIfNeeded: $0.place) })),
        number: coder.byte(damage?.number))
    }
    keepsUndo = coder.flag(given?.keepsUndo)
    script = coder.script(given?.script).named
  }

  var bytes: [UInt8] {
    get throws {
      try CheatCode.Automaton(script.codes, configuration: script.configuration).bytes(coder: .cheatCodeAction)
    }
  }

  /// What reading the bytes gives that it must not, or nil.
  var problem: String? {
    do {
      let written = try bytes
      var damaged = written
      for damage in damages { damaged.apply(damage) }
      if damaged == written { return try script.report(of: sameProblem) }
      if (try? CheatCode.Automaton(bytes: damaged, coder: .cheatCodeAction)) != nil { return "damage is not found" }
      return damaged.problemAsSet(playing: script.operations, keepsUndo: keepsUndo)
    } catch {
      return "the codes of \(script) cannot be compiled, or read again: \(error)"
    }
  }

  /// A set that is read is the one that was written.
  private func sameProblem(_ script: Script<CheatCodeAction>) throws -> String? {
    var subject = try SessionSubject(script, keepsUndo: keepsUndo || script.takesBack)
    let automaton = subject.session.automaton
    let bytes = automaton.bytes(coder: .cheatCodeAction)
    let read = try CheatCode.Automaton(bytes: bytes, coder: .cheatCodeAction)
    if read.bytes(coder: .cheatCodeAction) != bytes { return "written again it is other" }
    for id in automaton.ids where read.definition(of: id) != automaton.definition(of: id) { return "\(id) is other" }
    if !read.conflicts.elementsEqual(automaton.conflicts) { return "other conflicts" }
    subject.session = read.makeSession(keepsUndo: keepsUndo || script.takesBack)
    return script.firstDisagreement(with: subject, asksEvery: 4, hintsEvery: 4).map { "\($0)" }
  }
}

extension CheatCode.Automaton {
  /// A match that is not in its stream, where one of the first codes is entered from the beginning.
  fileprivate var matchOutsideTheStream: CheatCodeMatch? {
    for id in ids.prefix(20) {
      var session = makeSession()
      for action in definition(of: id).actions.prefix(100) {
        if let match = session.perform(action).first(where: { $0.start < 0 || $0.end > session.position }) {
          return match
        }
      }
    }
    return nil
  }
}

extension Damage {
  /// Damages at places that are spread over a small set.
  fileprivate static func seeds(_ index: Int) -> [Damage] {
    (0..<index % 4).map {
      Damage(kind: Kind.allCases[(index + $0) % 6], place: UInt16((index * 199 + $0 * 61) % 2_000), number: UInt8($0))
    }
  }
}

extension [UInt8] {
  /// Changes a number.
  fileprivate mutating func apply(_ damage: Damage) {
    let words = count / 4
    guard words > 0 else { return }
    let place = Int(damage.place) % words * 4
    let word = (0..<4).reduce(0 as UInt32) { $0 | UInt32(self[place + $1]) << ($1 * 8) }
    let source = (place + Int(damage.number) * 4) % (words * 4)
    let changed: UInt32 =
      switch damage.kind {
      case .addsOne: word &+ 1
      case .subtractsOne: word &- 1
      case .setsZero: 0
      case .setsNumber: UInt32(damage.number)
      case .flipsBits: word ^ (UInt32(damage.number) << (damage.place % 4 * 8))
      case .copies: (0..<4).reduce(0 as UInt32) { $0 | UInt32(self[source + $1]) << ($1 * 8) }
      }
    for offset in 0..<4 { self[place + offset] = UInt8(truncatingIfNeeded: changed >> (offset * 8)) }
  }

  /// What is wrong with any bytes as a set, when their number and checksum are made right.
  fileprivate var problemAsSet: String? {
    var player = Player(seed: UInt64(count))
    return problemAsSet(playing: player.operations(), keepsUndo: count % 16 < 8)
  }

  /// What is wrong with the bytes as a set, or nil; the process ends where something is that must not be.
  fileprivate func problemAsSet(playing operations: [ScriptOperation<CheatCodeAction>], keepsUndo: Bool) -> String? {
    let automaton: CheatCode.Automaton
    do throws(CheatCodeBytesError) {
      automaton = try CheatCode.Automaton(bytes: withRightChecksum, coder: .cheatCodeAction)
    } catch {
      return error.description.isEmpty ? "an error without words" : nil
    }
    Player(seed: 0).play(operations, in: automaton.makeSession(keepsUndo: keepsUndo), keepsUndo: keepsUndo)
    for id in automaton.ids { _ = (automaton.definition(of: id), automaton.id(named: automaton.name(of: id) ?? "")) }
    if let match = automaton.matchOutsideTheStream { return "\(match) is not in the stream" }
    for conflict in automaton.conflicts.prefix(100) { _ = automaton.description(of: conflict) }
    do {
      _ = try CheatCode.Automaton(bytes: automaton.bytes(coder: .cheatCodeAction), coder: .cheatCodeAction)
      return nil
    } catch {
      return "it was read, and what is written of it cannot be: \(error)"
    }
  }

  /// The bytes in whole words, with their number and their checksum where those stand.
  private var withRightChecksum: [UInt8] {
    var bytes = [UInt8](prefix(count & ~7))
    guard bytes.count >= 32 else { return self }
    for offset in 0..<8 { bytes[16 + offset] = UInt8(truncatingIfNeeded: bytes.count >> (offset * 8)) }
    let end = bytes.count - 8
    let checksum = bytes.withUnsafeBytes { TableChecksum.checksum(of: UnsafeRawBufferPointer(rebasing: $0[..<end])) }
    for offset in 0..<8 { bytes[end + offset] = UInt8(truncatingIfNeeded: checksum >> (offset * 8)) }
    return bytes
  }
}
