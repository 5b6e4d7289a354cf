import Foundation
import Testing

@testable import CheatsBenchmarks

@Suite("Program")
struct ProgramTests {
  /// What a run of the program wrote.
  private final class Output {
    var printed: [String] = []
    var reported: [String] = []
    var code: Int32 = 0

    init(_ arguments: String...) {
      let console = Console(print: { self.printed.append($0) }, report: { self.reported.append($0) })
      code = BenchmarkProgram.run(arguments, console)
    }
  }

  @Test(
    "Wrong arguments are refused with what is wrong about them",
    arguments: [
      ([], "a command is missing"),
      (["rum"], "there is no command 'rum'"),
      (["run", "--code", "10"], "there is no option '--code' here"),
      (["run", "--codes"], "option '--codes' needs a value"),
      (["run", "--codes", "0"], "option '--codes' does not take '0'; it takes numbers from 1 to 10000000"),
      (["run", "--codes", "10,,20"], "option '--codes' does not take ''; it takes numbers from 1 to 10000000"),
      (["run", "--alphabet", "3"], "option '--alphabet' does not take '3'; it takes numbers from 4 to 65536"),
      (["generate", "--alphabet", "300"], "option '--alphabet' does not take '300'; it takes numbers from 4 to 256"),
      (["run", "--quick", "--quick"], "option '--quick' is given twice"),
      (["run", "--quick=yes"], "option '--quick' takes no value"),
      (["run", "extra"], "'extra' is not expected here"),
      (["run", "--format", "xml"], "option '--format' does not take 'xml'; it takes text, json"),
      (["compare", "a.json"], "compare takes two reports, not 1"),
      (["floor", "--states", "-1"], "option '--states' does not take '-1'; it takes numbers from 1 to 1000000000"),
      (["task", "common-10", "many"], "'many' is no size from 0 to 100000000"),
    ])
  func refusal(arguments: [String], message: String) throws {
    var printed: [String] = []
    var reported: [String] = []
    let code = BenchmarkProgram.run(arguments, Console(print: { printed.append($0) }, report: { reported.append($0) }))
    #expect(code == 2)
    #expect(printed.isEmpty)
    #expect(reported == ["cheats-bench: \(message)\ntry 'cheats-bench --help'"])
  }

  @Test("A number can be written with underscores, and lists with spaces or commas")
  func lists() throws {
    let command = try RunCommand(["--codes", "1_000", "10,20", "--alphabet=12", "--suite", "scan", "compile"])
    #expect(command.sets?.map(\.codeCount) == [1000, 10, 20])
    #expect(command.sets?.map(\.alphabet.size) == [12, 12, 12])
    #expect(command.suites == [.compile, .scan])
    #expect(command.effort == .whole)
  }

  @Test("The help names every suite and command")
  func help() {
    let text = Output("--help").printed.joined()
    for word in Suite.allCases.map(\.rawValue) + ["generate", "run", "floor", "compare", "task"] {
      #expect(text.contains(word))
    }
  }

  @Test("A run prints its rows, writes a report that equals itself, and says if the build is debug")
  func run() throws {
    try withFolder { folder in
      let path = "\(folder)/r.json"
      let output = Output(
        "run", "--quick", "--suite", "scan", "--codes", "10", "--alphabet", "12", "--output", path)
      #expect(output.code == 0)
      #expect(output.printed.contains { $0.hasPrefix("scan bulk player, 10 × 12") })
      let warnsOfDebug = output.reported.contains { $0.hasPrefix("warning: this is a debug build") }
      let report = try BenchmarkReport(json: Data(contentsOf: URL(fileURLWithPath: path)), fileName: path)
      #expect(report.rows.map(\.count) == [8076, 0, 8076])
      #expect(report.machine.isOptimized != warnsOfDebug)
      #expect(Output("compare", path, path).printed.contains { $0.hasPrefix("× 1.00") })
    }
  }

  @Test("Files that are not the published ones are named, also where a part of them is used", arguments: [true, false])
  func wrongFiles(areCodes: Bool) throws {
    try withFolder { folder in
      let set = WorkloadSet(alphabet: 12, codes: 10)
      let codes = CodeList(generating: set)
      let length = WorkloadStreamKind.wholeLength
      let files = [
        (set.codesFile, WorkloadFiles.bytes(of: codes)),
        (
          WorkloadStreamKind.player.file(for: set),
          WorkloadFiles.bytes(of: SymbolStream(generating: .player, set, codes: codes, length: length))
        ),
      ]
      var (name, bytes) = files[areCodes ? 0 : 1]
      bytes[bytes.count - 1] ^= 1
      try WorkloadFiles.write(bytes, to: "\(folder)/\(name)")
      let output = Output(
        "run", "--quick", "--suite", "scan", "--codes", "10", "--alphabet", "12", "--directory", folder)
      #expect(output.code == 2)
      let message = "cheats-bench: \(folder)/\(name): not the published file: its SHA-256 begins with "
      #expect(output.reported.last?.hasPrefix(message) == true)
      #expect(!output.printed.contains { $0.contains(" ns/") })
    }
  }

  @Test("A report goes where a link leads, and to no place that cannot be written, which is told before measuring")
  func outputs() throws {
    try withFolder { folder in
      let link = "\(folder)/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.json")
      let arguments = ["run", "--quick", "--suite", "scan", "--codes", "10", "--alphabet", "12", "--output"]
      #expect(BenchmarkProgram.run(arguments + [link], Console(print: { _ in }, report: { _ in })) == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.json")
      let path = "\(folder)/target.json"
      #expect(try BenchmarkReport(json: Data(contentsOf: URL(fileURLWithPath: path)), fileName: path).rows.count == 3)
      let long = String(repeating: "x", count: 300)
      for bad in [folder, "\(path)/x", "\(folder)/no/x", "\(folder)/\(long)"] {
        var lines: [String] = []
        let console = Console(print: { lines.append($0) }, report: { lines.append($0) })
        #expect(BenchmarkProgram.run(arguments + [bad], console) == 2)
        #expect(lines.count == 1 && lines[0].hasPrefix("cheats-bench: \(bad): cannot be written: "))
      }
      // What fails leaves no file.
      let none = "\(folder)/none.json"
      let wrong = arguments.dropLast() + ["--directory", "\(folder)/no", "--output", none]
      #expect(BenchmarkProgram.run(Array(wrong), Console(print: { _ in }, report: { _ in })) == 2)
      #expect(!FileManager.default.fileExists(atPath: none))
    }
  }

  @Test("A quick run takes small sets only")
  func quickSets() throws {
    #expect(try RunCommand(["--quick", "--alphabet", "64"]).sets?.map(\.codeCount) == [10, 1000])
    #expect(try RunCommand(["--quick", "--codes", "20"]).sets?.map(\.alphabet.size) == [12])
    #expect(try RunCommand(["--codes", "20"]).sets?.map(\.alphabet.size) == [12, 64, 200])
  }

  @Test("Reports with different answers are told apart by the exit code")
  func differentAnswers() throws {
    try withFolder { folder in
      let reports = [3, 4].map { ReportTests.report(ReportTests.row("a", ns: 1, count: $0)) }
      for (name, report) in zip(["a", "b"], reports) {
        try WorkloadFiles.write(report.json(), to: "\(folder)/\(name).json")
      }
      #expect(Output("compare", "\(folder)/a.json", "\(folder)/b.json").code == 1)
      #expect(Output("compare", "\(folder)/a.json", "\(folder)/a.json").code == 0)
      #expect(Output("compare", "\(folder)/a.json", "\(folder)/c.json").code == 2)
    }
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}
