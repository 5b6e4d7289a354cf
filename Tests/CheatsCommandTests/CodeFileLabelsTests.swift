import Testing

@testable import CheatsCommand

@Suite("Names of code files")
struct CodeFileLabelsTests {
  @Test(
    "A file is called by its name, and by as many folders as it takes to tell it from the others",
    arguments: [
      (["doom.json"], ["doom"]),
      (["games/doom.json", "/x/quake.json"], ["doom", "quake"]),
      (["a/doom.json", "b/doom.json", "c.json"], ["a/doom", "b/doom", "c"]),
      (["doom.json", "x/doom.json"], ["doom", "x/doom"]),
      (["/doom.json", "doom.json"], ["/doom", "doom"]),
      (["x/a/doom.json", "y/a/doom.json", "b/doom.json"], ["x/a/doom", "y/a/doom", "b/doom"]),
      (["doom.json", "doom"], ["doom.json", "doom"]),
      (["doom.json", "doom.txt", ".json"], ["doom", "doom.txt", ".json"]),
      (["../a.json", "../../a.json"], ["../a", "../../a"]),
    ])
  func labels(paths: [String], expected: [String]) throws {
    #expect(try codeFileLabels(paths) == expected)
  }

  @Test("A file given twice is refused", arguments: [["a.json", "b.json", "a.json"], ["x/a.json", "./x//a.json"]])
  func twice(paths: [String]) {
    #expect(throws: CommandFailure.usage("the file '\(paths.last ?? "")' is given twice")) {
      try codeFileLabels(paths)
    }
  }
}
