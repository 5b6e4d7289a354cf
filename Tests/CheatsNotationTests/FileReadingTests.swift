import Cheats
import CheatsNotation
import Foundation
import Testing

@Suite struct FileReadingTests {
  static let json = #"""
    {
      "game": "A \"game\"", "platform": "pad", "source": "someone", "note": "é",
      "identifier": "a set",
      "matchKind": "leftmostLongest", "anchored": false,
      "maximumGap": "2s", "timeLimit": "1.25s", "holdLimit": "250ms",
      "codes": [
        {"name": "konami", "actions": "up up down down left right left right b a"},
        {"actions": ["'idclev'", "[0-9] [0-9]"], "n\u0061me": "level", "maximumGap": "none", "timeLimit": "500us"},
        {"name": "quoted", "actions": "\"up\" 'it\\'s' \u0078 \"\\u0041\" tap2", "secret": true, "enabled": false,
         "game": "other", "platform": "PC", "source": "a/b.c", "note": "\ud83d\ude00"},
        {"name": "lines", "actions": "up # a comment\ndown", "secret": false, "enabled": true}
      ]
    }

    """#

  @Test func everyFieldIsRead() throws {
    let file = try CheatCodeFile(json: Data(Self.json.utf8))
    #expect(file.remarks == .init(game: "A \"game\"", platform: "pad", source: "someone", note: "é"))
    let configuration = CheatCodeConfiguration(
      matchKind: .leftmostLongest, maximumGap: .seconds(2), timeLimit: .milliseconds(1250),
      holdLimit: .milliseconds(250), identifier: "a set")
    #expect(file.configuration == configuration)
    #expect(file.definitions.map(\.name) == ["konami", "level", "quoted", "lines"])
    let digits = CheatCodeParameter.oneOf(Set((0...9).map { CheatCodeAction.keyPress("\($0)") }))
    #expect(
      file.codes[1].definition
        == CheatCodeDefinition(
          name: "level", actions: "idclev".map { .keyPress(String($0)) }, parameters: [digits, digits],
          maximumGap: .unlimited, timeLimit: .atMost(.microseconds(500))))
    #expect(
      file.codes[2]
        == CheatCodeFile.Code(
          CheatCodeDefinition(
            name: "quoted", actions: ["up", "i", "t", "'", "s", "x", "A"].map { .keyPress($0) } + [.tap(times: 2)],
            isSecret: true, isEnabled: false),
          remarks: .init(game: "other", platform: "PC", source: "a/b.c", note: "😀")))
    #expect(file.codes[3].definition == CheatCodeDefinition(name: "lines", actions: [.swipe(.up), .swipe(.down)]))
  }

  @Test func limitsOfTheFileCanBeWrittenIntoTheCodes() throws {
    let definitions = try CheatCodeFile(json: Data(Self.json.utf8)).selfContainedDefinitions
    #expect(
      definitions.map(\.maximumGap) == [.atMost(.seconds(2)), .unlimited] + [
        .atMost(.seconds(2)), .atMost(.seconds(2)),
      ])
    #expect(definitions[0].timeLimit == .atMost(.milliseconds(1250)))
    #expect(definitions[1].timeLimit == .atMost(.microseconds(500)))
    let none = try CheatCodeFile(json: Data(#"{"maximumGap":"none","codes":[{"name":"a","actions":"a"}]}"#.utf8))
    #expect(none.selfContainedDefinitions == none.definitions)
    #expect(none.definitions[0].maximumGap == .inherited)
  }

  @Test func spaceAndByteOrderMarkMakeNoDifference() throws {
    let file = try CheatCodeFile(json: Data(Self.json.utf8))
    #expect(try CheatCodeFile(json: Data("\u{FEFF}\(Self.json)".utf8)) == file)
    #expect(try CheatCodeFile(json: Data(Self.json.replacing("\n", with: "\r\n\t ").utf8)) == file)
    let small = try CheatCodeFile(json: Data(#"{"codes":[{"name":"a","actions":"b"}]}"#.utf8))
    #expect(small.definitions == [CheatCodeDefinition(name: "a", actions: [.keyPress("b")])])
    #expect(try CheatCodeFile(json: Data(#"{"codes":[]}"#.utf8)).codes.isEmpty)
  }

  @Test func everyMatchKindHasAName() throws {
    for kind in CheatCodeMatchKind.allCases {
      let json = Data(#"{"matchKind": "\#(kind)", "codes": []}"#.utf8)
      #expect(try CheatCodeFile(json: json).configuration.matchKind == kind)
    }
    let anchored = try CheatCodeFile(json: Data(#"{"anchored": true, "codes": []}"#.utf8))
    #expect(anchored.configuration.isAnchored)
  }

  @Test func aFileIsReadFromItsURL() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let url = directory.appendingPathComponent("codes é.json")
    try Data(Self.json.utf8).write(to: url)
    #expect(try CheatCodeFile(contentsOf: url) == CheatCodeFile(json: Data(Self.json.utf8)))
    try Data("{".utf8).write(to: url)
    #expect(
      "\(url.path):1:2: found the end of the file, expected }"
        == errorMessage { _ = try CheatCodeFile(contentsOf: url) })

    let absent = directory.appendingPathComponent("absent.json")
    #expect("\(absent.path): there is no such file" == errorMessage { _ = try CheatCodeFile(contentsOf: absent) })
    #expect(throws: CheatCodeFileError.cannotRead(path: absent.path, reason: .absent)) {
      try CheatCodeFile(contentsOf: absent)
    }
    #expect(
      "\(directory.path): this is a directory, expected a file"
        == errorMessage { _ = try CheatCodeFile(contentsOf: URL(fileURLWithPath: directory.path)) })
    let web = try #require(URL(string: "https://example.com/a.json"))
    #expect(
      "https://example.com/a.json: this is no file on this machine"
        == errorMessage { _ = try CheatCodeFile(contentsOf: web) })
    let below = url.appendingPathComponent("below.json")
    #expect(throws: CheatCodeFileError.self) { try CheatCodeFile(contentsOf: below) }
  }
}
