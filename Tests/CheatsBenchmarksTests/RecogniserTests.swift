import Cheats
import Testing

@testable import CheatsBenchmarks

@Suite("Recognisers that games use")
struct RecogniserTests {
  private func starts<Way: Recogniser>(_ way: Way.Type, _ codes: String...) -> FalseStarts {
    var starts = FalseStarts()
    starts.enter(codes.map { $0.map { CheatCodeAction.keyPress(String($0)) } }, way)
    return starts
  }

  @Test("After u and uu, uud is missed as worked out by hand")
  func missed() {
    // Entered are uud, u uud and uu uud.
    #expect(starts(ResetRecogniser.self, "uud").missed == 2)
    #expect(starts(RetryRecogniser.self, "uud").missed == 1)
    #expect(starts(TreeRecogniser.self, "uud").missed == 1)
    #expect(starts(WindowRecogniser.self, "uud").missed == 0)
    let all = starts(SessionRecogniser.self, "uud")
    #expect(all.missed == 0 && all.codesMissed == 0 && all.wrong == 0 && all.entered == 3)
  }

  @Test("One cursor for all codes follows one of them into what another one needs")
  func astray() {
    // Both miss bcbq after bc. The cursor also misses bcy after bc, where it goes on to bcb.
    #expect(starts(RetryRecogniser.self, "bcy", "bcbq").missed == 1)
    #expect(starts(TreeRecogniser.self, "bcy", "bcbq").missed == 2)
  }

  @Test("A window reports a short code again while it is in it")
  func again() {
    // With abc: a at once, and again after b and after c; likewise for each entry that begins with a.
    let window = starts(WindowRecogniser.self, "a", "abc")
    #expect(window.missed == 0 && window.wrong > 0)
    #expect(starts(SessionRecogniser.self, "a", "abc").wrong == 0)
  }

  @Test("The table names each recogniser, and what cannot be read")
  func table() {
    let codes = ["iddqd", "idkfa"].map { $0.map { CheatCodeAction.keyPress(String($0)) } }
    let lines = RecognisersCommand.table([codes])
    #expect(lines.count == 7)
    #expect(lines.last == "| Cheats | 0 of 10 (0.0 %) | 0 of 2 (0.0 %) | 0 |")
    var reported: [String] = []
    let console = Console(print: { _ in }, report: { reported.append($0) })
    #expect(BenchmarkProgram.run(["recognisers", "/no/such.json"], console) == 2)
    #expect(reported == ["cheats-bench: /no/such.json: there is no such file"])
    #expect(BenchmarkProgram.run(["recognisers"], console) == 2)
  }
}
