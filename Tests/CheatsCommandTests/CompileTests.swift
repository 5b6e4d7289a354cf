import Cheats
import CheatsNotation
import Foundation
import Testing

@testable import CheatsCommand

@Suite("cheats compile")
struct CompileTests {
  private let codes = """
    {"matchKind": "leftmostLongest", "holdLimit": "5s", "codes": [
      {"name": "god", "actions": "'iddqd'"}, {"name": "map", "actions": "'idclev' [0-9] [0-9]"},
      {"name": "short", "actions": "'dd'", "maximumGap": "1s"}
    ]}
    """
  private let stream = "'xiddqd' 'idclev31' @3s 'd' @5s 'd' 'd'\n"

  @Test func aCompiledSetIsMatchedAsItsCodes() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(codes, to: "doom.json")
    let set = folder.path("doom.cheats")
    #expect(CommandRun(["compile", file, "-o", set]) == CommandRun(exit: .success))
    let expected = CommandRun(["match", "--codes", file], input: [stream])
    #expect(expected.exit == .success && expected.output.contains("map, entered"))
    #expect(CommandRun(["match", "--codes", set], input: [stream]) == expected)
    let folded = ["--fold-case", "--match-kind", "overlapping"]
    let upper = stream.uppercased()
    #expect(
      CommandRun(["match", "--codes", set] + folded, input: [upper])
        == CommandRun(["match", "--codes", file] + folded, input: [upper]))
    #expect(CommandRun(["lint", set]) == CommandRun(["lint", file]))
  }

  @Test func severalFilesAndOptionsAreOneSet() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(codes, to: "doom.json")
    let other = try folder.write("{\"codes\": [{\"name\": \"up\", \"actions\": \"up A\"}]}", to: "more.json")
    let set = folder.path("all.cheats")
    let options = ["--match-kind", "overlapping", "--fold-case"]
    #expect(CommandRun(["compile", file, other, "--output=\(set)"] + options) == CommandRun(exit: .success))
    let run = CommandRun(["match", "--codes", set], input: ["up a"])
    #expect(run == CommandRun(exit: .success, output: "actions 1-2: more/up\n"))
    // A compiled set is a file of codes like others.
    let both = CommandRun(["match", "--codes", set, other, "--match-kind", "overlapping"], input: ["up A"])
    #expect(both.output == "actions 1-2: more/up\n")
    let named = CommandRun(["match", "--codes", set, other, "--match-kind", "overlapping"], input: ["up a"])
    #expect(named.output == "actions 1-2: all.cheats/more/up\n")
  }

  @Test func aSetKeepsTheIdentifierThatItsFilesAgreeAbout() throws {
    let folder = try TemporaryFolder()
    func file(_ name: String, _ identifier: String?) throws -> String {
      let field = identifier.map { "\"identifier\": \"\($0)\"," } ?? ""
      return try folder.write("{\(field) \"codes\": [{\"name\": \"\(name)\", \"actions\": \"up\"}]}", to: name)
    }
    let rows: [([String?], String?)] = [
      (["doom"], "doom"), (["doom", "doom"], "doom"), (["doom", "doom 2"], nil), (["doom", nil], nil), ([nil], nil),
    ]
    for (number, row) in rows.enumerated() {
      let files = try row.0.enumerated().map { try file("\(number)-\($0)", $1) }
      let set = folder.path("\(number).cheats")
      #expect(CommandRun(["compile", "-o", set, "--"] + files) == CommandRun(exit: .success))
      let automaton = try CheatCode.Automaton(contentsOf: URL(fileURLWithPath: set))
      #expect(automaton.configuration.identifier == row.1, "files of \(row.0)")
    }
  }

  @Test func aLinkStaysAndOwnCodesAreNotReplaced() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(codes, to: "doom.json")
    let link = folder.path("link.cheats")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "set.cheats")
    #expect(CommandRun(["compile", file, "-o", link]) == CommandRun(exit: .success))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "set.cheats")
    #expect(CommandRun(["lint", folder.path("set.cheats")]).exit == .success)

    let own = folder.path("own.json")
    try FileManager.default.createSymbolicLink(atPath: own, withDestinationPath: "doom.json")
    for output in [file, own] {
      let run = CommandRun(["compile", file, "-o", output])
      #expect(run.exit == .failure && run.errors.contains("the set would take the place of its own codes, \(file)"))
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == codes)
  }

  @Test func aPipeIsWrittenToAndStays() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(codes, to: "doom.json")
    let pipe = folder.path("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    // Open for reading and writing, so that neither end waits for the other.
    let descriptor = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(descriptor) }
    #expect(CommandRun(["compile", file, "-o", pipe]) == CommandRun(exit: .success))
    var status = stat()
    #expect(stat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    var start = [UInt8](repeating: 0, count: 6)
    #expect(read(descriptor, &start, 6) == 6)
    #expect(start == Array("CHEATS".utf8))
  }

  @Test func theStandardOutputIsAFileUnlessSomebodyReadsIt() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(codes, to: "doom.json")
    for isTerminal in [false, true] {
      let (output, errors) = (CollectingSink(), CollectingSink())
      let exit = CheatsProgram.run(
        in: CommandEnvironment(
          arguments: ["compile", file, "-o", "-"], input: PieceSource([]), output: output, errors: errors,
          terminal: CommandTerminal(isOutput: isTerminal)))
      #expect(exit == (isTerminal ? .failure : .success))
      #expect(errors.text.contains("a compiled set is no text") == isTerminal)
      #expect(output.writes.isEmpty == isTerminal)
      if isTerminal { continue }
      let automaton = try CheatCode.Automaton(bytes: Array(output.writes.joined()), coder: .cheatCodeAction)
      #expect(automaton.ids.map { automaton.name(of: $0) } == ["god", "map", "short"])
    }
  }

  @Test(arguments: [0o600, 0o664, 0o755, 0o444])
  func theFileKeepsItsPermissions(permissions: Int) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(codes, to: "doom.json")
    let set = try folder.write("", to: "doom.cheats")
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: set)
    #expect(CommandRun(["compile", file, "-o", set]) == CommandRun(exit: .success))
    #expect(try FileManager.default.attributesOfItem(atPath: set)[.posixPermissions] as? Int == permissions)
    #expect(CommandRun(["lint", set]).exit == .success)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
    #expect(names.sorted() == ["doom.cheats", "doom.json"])
  }

  @Test func aDamagedSetIsRefusedWithItsName() throws {
    let folder = try TemporaryFolder()
    let set = folder.path("doom.cheats")
    #expect(CommandRun(["compile", try folder.write(codes, to: "doom.json"), "-o", set]).exit == .success)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: set))
    bytes[bytes.count - 20] ^= 1
    try bytes.write(to: URL(fileURLWithPath: set))
    let run = CommandRun(["match", "--codes", set], input: [stream])
    #expect(run.exit == .failure && run.output.isEmpty)
    #expect(run.errors == "cheats: \(set): the bytes were changed after they were written\n")
  }

  @Test func limitsOfACompiledSetAreNoLongerChosen() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("{\"codes\": [{\"name\": \"x\", \"actions\": \"a b\"}]}", to: "x.json")
    let set = folder.path("x.cheats")
    let other = folder.path("y.cheats")
    #expect(CommandRun(["compile", file, "-o", set, "--maximum-gap", "5s"]).exit == .success)
    for option in ["--maximum-gap", "--time-limit"] {
      let message = "option '\(option)' does nothing with the compiled set x.cheats: compile its codes with it"
      for arguments in [
        ["match", "--codes", set], ["match", "--codes", file, set], ["compile", set, "-o", other], ["lint", set],
        ["stats", set],
      ] {
        let run = CommandRun(arguments + [option, "1s"], input: ["@1s a\n@3s b\n"])
        #expect(run.exit == .failure && run.output.isEmpty, "\(arguments)")
        #expect(run.errors.contains(message), "\(arguments)")
      }
    }
    #expect(!FileManager.default.fileExists(atPath: other))
    #expect(CommandRun(["match", "--codes", set], input: ["@1s a\n@3s b\n"]).output == "actions 1-2: x\n")
    #expect(CommandRun(["match", "--codes", set], input: ["@1s a\n@7s b\n"]).output.isEmpty)
  }

  @Test func aDeviceOfZerosHasAnEnd() {
    let run = CommandRun(["match", "--codes", "/dev/zero"], input: [stream])
    #expect(run.exit == .failure && run.output.isEmpty)
    #expect(run.errors.contains("/dev/zero"))
  }

  @Test func whatCannotBeWrittenIsToldAndLeavesWhatWasThere() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(codes, to: "doom.json")
    #expect(CommandRun(["compile", file]).errors.contains("option '--output' is missing"))
    #expect(CommandRun(["compile", "-o", folder.path("x")]).errors.contains("a file of codes is missing"))
    let directory = folder.path("")
    let asDirectory = CommandRun(["compile", file, "-o", directory])
    #expect(asDirectory.exit == .failure && asDirectory.errors.contains("this is a directory, expected a file"))
    let absent = CommandRun(["compile", file, "-o", folder.path("no/such/doom.cheats")])
    #expect(absent.exit == .failure && absent.errors.contains("there is no directory for the file"))
  }
}
