import Cheats
import CheatsNotation
import CheatsTestSupport
import Foundation
import Testing

@Suite struct CodeFixtureTests {
  static func files(in folder: String) throws -> [(name: String, file: CheatCodeFile)] {
    try Fixtures.files(in: folder, withExtension: "json").map { url in
      (url.deletingPathExtension().lastPathComponent, try CheatCodeFile(contentsOf: url))
    }
  }

  @Test func allRealCodesAreThere() throws {
    let files = try Self.files(in: "Codes")
    #expect(files.count == 51)
    #expect(files.map(\.file.codes.count).reduce(0, +) == 802)
    let counts = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.file.codes.count) })
    #expect(counts["doom"] == 15)
    #expect(counts["gta-san-andreas"] == 202)
    #expect(counts["helldivers-2"] == 59)
    #expect(counts["mortal-kombat-11"] == 104)
    #expect(files.allSatisfy { $0.file.codes.allSatisfy { $0.definition.parameters.isEmpty } })
    let actions = files.flatMap { $0.file.codes.flatMap(\.definition.actions) }
    #expect(actions.count == 6724)
    #expect(actions.filter { $0 == .tap(times: 1) }.count == 3)
    #expect(actions.filter { if case .swipe = $0 { true } else { false } }.count == 1467)
  }

  @Test func allCodesWithParametersAreThere() throws {
    let files = try Self.files(in: "Codes/Parameters")
    #expect(files.map(\.name) == ["boom-mbf", "doom", "duke-nukem-3d", "heretic", "hexen", "strife"])
    let codes = files.flatMap(\.file.codes)
    #expect(codes.count == 17)
    #expect(codes.allSatisfy { !$0.definition.parameters.isEmpty })
    let parameters = codes.flatMap(\.definition.parameters)
    #expect(parameters.filter { $0 == .any }.count == 24)
    let digits = CheatCodeParameter.oneOf(Set((0...9).map { CheatCodeAction.keyPress("\($0)") }))
    #expect(parameters.filter { $0 == digits }.count == 4)
  }

  @Test(arguments: ["Codes", "Codes/Parameters"])
  func everyCodeIsPrintedAndReadBack(folder: String) throws {
    for (name, file) in try Self.files(in: folder) {
      #expect(file.remarks.game?.isEmpty == false)
      for code in file.codes {
        let definition = code.definition
        let steps = CheatCodeSteps(actions: definition.actions, parameters: definition.parameters)
        let text = CheatCodeNotation.text(for: steps)
        #expect(try CheatCodeNotation.steps(from: text) == steps, "\(name), \(definition.name ?? ""): \(text)")
        #expect(code.remarks.source?.isEmpty == false, "\(name), \(definition.name ?? "")")
        #expect(code.remarks.platform?.isEmpty == false, "\(name), \(definition.name ?? "")")
      }
      #expect(try CheatCodeFile(json: file.jsonData()) == file, "\(name)")
    }
  }

  @Test func someCodesAreWhatEverybodyKnows() throws {
    func actions(_ file: String, _ name: String) throws -> [CheatCodeAction]? {
      let file = try CheatCodeFile(contentsOf: Fixtures.url("Codes/\(file).json"))
      return file.definitions.first { $0.name == name }?.actions
    }
    let konami: [CheatCodeAction] = [
      .swipe(.up), .swipe(.up), .swipe(.down), .swipe(.down), .swipe(.left), .swipe(.right), .swipe(.left),
      .swipe(.right), .keyPress("b"), .keyPress("a"),
    ]
    #expect(try actions("gradius", "Konami code") == konami)
    #expect(try actions("doom", "god (iddqd)") == "iddqd".map { .keyPress(String($0)) })
    #expect(try actions("sonic-the-hedgehog-3", "Unused old debug code (chords)")?.last == .keyPress("a+b+c+down"))
    #expect(try actions("age-of-mythology", "junk food night")?[4] == .keyPress("space"))
    #expect(
      try actions("konami-js", "Touch Konami (tap tap)") == konami.dropLast(2) + [.tap(times: 1), .tap(times: 1)])
  }
}
