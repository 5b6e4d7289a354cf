import Cheats
import CheatsNotation
import Foundation

/// Writing compiled sets and reading them back: from bytes and from a file.
enum FilesSuite {
  /// The actions that are performed to see that what was read works.
  private static let sampleLength = 200_000

  static func measure(_ prepared: PreparedSet, in run: BenchmarkRun) throws {
    var definitions = ActionCodes.definitions(prepared.codes)
    for index in definitions.indices { definitions[index].name = "code \(index)" }
    let automaton = try CheatCode.Automaton(definitions)
    definitions = []
    let bytes = automaton.bytes(coder: .cheatCodeAction)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("cheats-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    do {
      try Data(bytes).write(to: url)
    } catch {
      throw BenchmarkError.input("\(url.path): the set cannot be written: \(error.localizedDescription)")
    }

    try time("write", bytes.count, prepared, in: run) {
      automaton.bytes(coder: .cheatCodeAction)
    } check: { written in
      try require(written == bytes, equals: true, in: "what is written of \(prepared.set) again")
    }
    try read("read from bytes", bytes.count, prepared, in: run) {
      try CheatCode.Automaton(bytes: bytes, coder: .cheatCodeAction)
    }
    try read("read from a file", bytes.count, prepared, in: run) { try CheatCode.Automaton(contentsOf: url) }
  }

  /// Times reading a set, which must then find what the set finds and know its names.
  private static func read(
    _ name: String, _ bytes: Int, _ prepared: PreparedSet, in run: BenchmarkRun,
    _ read: () throws -> CheatCode.Automaton
  ) throws {
    let sample = try prepared.stream(.player).prefix(sampleLength)
    let actions = ActionCodes.actions(sample)
    let expected = prepared.expected(in: sample, 0..<sample.count)
    let last = prepared.set.codeCount - 1
    try time(name, bytes, prepared, in: run, read) { automaton in
      var session = automaton.makeSession()
      let found = ActionCodes.perform(actions, &session)
      try require(found, equals: expected, in: "\(name) of \(prepared.set), matches")
      try require(
        automaton.id(named: "code \(last)") == automaton.ids[last], equals: true, in: "\(name), the last name")
    }
  }

  private static func time<Value>(
    _ name: String, _ bytes: Int, _ prepared: PreparedSet, in run: BenchmarkRun, _ work: () throws -> Value,
    check: (Value) throws -> Void
  ) throws {
    run.progress("files: \(name), \(prepared.set)")
    var noChase: PointerChase?
    let codes = prepared.set.codeCount
    let time = try run.effort.time(units: codes, against: &noChase) { _ in
      try work()
    } check: {
      try check($1)
    }
    var row = BenchmarkRow(.files, name, prepared, units: codes, of: "code", time, found: MatchSum())
    row.count = codes
    row.bytes = bytes
    let milliseconds = time.work.best * Double(codes) / 1e6
    let hasLimit = codes == 1_000_000 && name == "read from a file"
    run.add(row.with("milliseconds", milliseconds, atMost: hasLimit ? 100 : nil))
  }
}
