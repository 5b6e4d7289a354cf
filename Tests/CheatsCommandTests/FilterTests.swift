import Testing

@testable import CheatsCommand

@Suite("What match filters")
struct FilterTests {
  private let folder: TemporaryFolder
  private let codes: String

  init() throws {
    folder = try TemporaryFolder()
    codes = try folder.write(
      #"""
      {"codes": [
        {"name": "Ab", "actions": "'Ab'"}, {"name": "taps", "actions": "tap2 c"}, {"name": "digit", "actions": "d [X Y]"}
      ]}
      """#, to: "codes.json")
  }

  @Test(
    "Each option does to the stream what it says",
    arguments: [
      ([], "'ab' 'AB' 'Ab' d x", ["5-6: Ab"]),
      (["--fold-case"], "'ab' 'AB' 'Ab' d x", ["1-2: Ab", "3-4: Ab", "5-6: Ab", "7-8: digit, entered x"]),
      (["--ignore", "shift"], "A shift b", ["1-2: Ab"]),
      (["--ignore", "up 'xy'", "tap", "--ignore", "down"], "A up x tap y down b", ["1-2: Ab"]),
      (["--ignore=SHIFT", "--fold-case"], "a Shift b", ["1-2: Ab"]),
      (["--minimum-repeat-interval", "50ms"], "@0s A @40ms A @80ms b @81ms b", ["1-2: Ab"]),
      (["--minimum-repeat-interval", "50ms"], "@0s d @49ms A @50ms A @100ms A @101ms b", ["3-4: Ab"]),
      (["--tap-window", "300ms"], "@0s tap @300ms tap @1s c", ["1-2: taps"]),
      (["--tap-window", "300ms"], "@0s tap @301ms tap @1s c", []),
      (["--tap-window", "300ms"], "tap tap c tap2 c", ["1-2: taps", "3-4: taps"]),
    ])
  func filtering(options: [String], stream: String, expected: [String]) {
    let run = CommandRun(["match", "--codes", codes] + options, input: [stream])
    #expect(run.exit == (expected.isEmpty ? .negative : .success))
    #expect(run.output == expected.map { "actions \($0)\n" }.joined())
    #expect(run.errors == "")
  }

  @Test("With a tap window a time passes together with its action, unless it stands alone")
  func tapsAndHeldMatches() throws {
    let path = try folder.write(
      #"{"codes": [{"name": "one", "actions": "tap"}, {"name": "two", "actions": "tap2"}, {"name": "x", "actions": "tap x"}]}"#,
      to: "taps.json")
    let options = ["--match-kind", "leftmost-longest", "--hold-limit", "100ms", "--tap-window", "300ms"]
    func output(_ stream: String) -> String {
      CommandRun(["match", "--codes", path] + options, input: [stream]).output
    }
    #expect(output("@0s tap @200ms tap") == "actions 1-1: two\n")
    // The second tap takes back the first one and what its match has spent; what was reported stays reported.
    #expect(output("@0s tap @150ms @200ms tap") == "actions 1-1: one\nactions 1-1: two\n")
    #expect(output("@0s tap @200ms") == "actions 1-1: one\n")
  }

  @Test("Times that go backwards are warned of with a tap window, too")
  func reversal() {
    let run = CommandRun(["match", "--codes", codes, "--tap-window", "1s"], input: ["@2s 'Ab' @1s 'Ab'"])
    #expect(run.output == "actions 1-2: Ab\nactions 3-4: Ab\n")
    #expect(run.errors.hasPrefix("cheats: warning: standard input: a time is earlier"))
  }

  @Test(
    "Values that are none are refused",
    arguments: [
      (
        ["--ignore", "<any>"],
        "option '--ignore' does not take '<any>'; it takes actions without parameters"
      ),
      (["--ignore"], "option '--ignore' needs a value: ACTION"),
      (["--fold-case=no"], "option '--fold-case' takes no value"),
      (
        ["--tap-window", "soon"],
        "option '--tap-window' does not take 'soon'; it takes a time, such as 250ms or 1.25s, in ns, us, ms or s"
      ),
      (
        ["--minimum-repeat-interval", "-5ms"],
        "option '--minimum-repeat-interval' does not take '-5ms'; "
          + "it takes a time, such as 250ms or 1.25s, in ns, us, ms or s"
      ),
    ])
  func refusals(options: [String], message: String) {
    let run = CommandRun(["match", "--codes", codes] + options, input: ["a"])
    #expect(run.exit == .failure)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").first.map(String.init) == "cheats match: \(message)")
  }
}
