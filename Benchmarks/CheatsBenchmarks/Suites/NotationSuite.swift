import Cheats
import CheatsNotation
import Foundation

/// Reading codes and streams from text and JSON.
enum NotationSuite {
  static func measure(_ prepared: PreparedSet, in run: BenchmarkRun) throws {
    var definitions = ActionCodes.definitions(prepared.codes)
    for index in definitions.indices { definitions[index].name = "code \(index)" }
    let file = CheatCodeFile(codes: definitions.map { CheatCodeFile.Code($0) })
    let json = try file.jsonData()
    try measure("JSON of codes", json.count, file, prepared, in: run) { try CheatCodeFile(json: json) }

    let lines = definitions.map { CheatCodeNotation.text(for: $0.actions) }
    let bytes = lines.reduce(0) { $0 + $1.utf8.count }
    try measure("text of codes", bytes, definitions.map(\.actions), prepared, in: run) {
      try lines.map { try CheatCodeNotation.actions(from: $0) }
    }

    let actions = ActionCodes.actions(try prepared.stream(.player).prefix(1_000_000))
    let text = CheatCodeNotation.text(for: actions)
    try measure(
      "text of a stream", text.utf8.count, actions.map { CheatCodeStreamElement.action($0) }, prepared, in: run
    ) {
      try CheatCodeNotation.stream(from: text)
    }
  }

  /// Times reading something; what is read is compared with what was written.
  private static func measure<Value: Equatable>(
    _ name: String, _ bytes: Int, _ written: Value, _ prepared: PreparedSet, in run: BenchmarkRun,
    _ read: () throws -> Value
  ) throws {
    run.progress("notation: \(name), \(prepared.set)")
    var noChase: PointerChase?
    let time = try run.effort.time(units: bytes, against: &noChase) { _ in
      try read()
    } check: { _, value in
      try require(value == written, equals: true, in: "\(name), \(prepared.set): what is read is what was written")
    }
    var row = BenchmarkRow(.notation, name, prepared, units: bytes, of: "byte", time, found: MatchSum())
    row.count = bytes
    run.add(row.with("megabytes a second", 1000 / time.work.best))
  }
}
