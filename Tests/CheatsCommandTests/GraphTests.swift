import AhoCorasick
import Cheats
import CheatsTestSupport
import Testing

@testable import CheatsCommand

@Suite("graph")
struct GraphTests {
  private let folder: TemporaryFolder
  private let codes: String

  init() throws {
    folder = try TemporaryFolder()
    // The two codes of the README's picture.
    codes = try folder.write(
      #"{"codes": [{"name": "one", "actions": "up up down"}, {"name": "two", "actions": "up down a"}]}"#,
      to: "codes.json")
  }

  private func graph(_ arguments: String...) -> CommandRun { CommandRun(["graph"] + arguments) }

  @Test("Steps are labelled, failure links dashed and ends of codes framed")
  func dot() {
    #expect(
      graph(codes)
        == CommandRun(
          exit: .success,
          output: #"""
            digraph cheats {
              rankdir=LR;
              node [shape=box, style=rounded, fontname="sans-serif"];
              edge [fontname="sans-serif"];
              s0 [label="0"];
              s1 [label="1"];
              s2 [label="2"];
              s3 [label="3\none", peripheries=2];
              s4 [label="4"];
              s5 [label="5\ntwo", peripheries=2];
              s0 -> s1 [label="up"];
              s1 -> s2 [label="up"];
              s1 -> s4 [label="down"];
              s2 -> s3 [label="down"];
              s2 -> s1 [style=dashed, constraint=false];
              s3 -> s4 [style=dashed, constraint=false];
              s4 -> s5 [label="a"];
            }

            """#))
  }

  @Test("After a stream the state, its chain and what the codes in progress need are marked")
  func stream() {
    let lines = graph(codes, "--after", "a up up down").output.split(separator: "\n").map(String.init)
    #expect(lines.first == "// after a up up down")
    let marked = lines.filter { $0.contains("#") }
    #expect(
      marked == [
        ##"  s0 [label="0", style="rounded,filled", fillcolor="#fff1c4"];"##,
        ##"  s3 [label="3\none", peripheries=2, style="rounded,filled", fillcolor="#ffc83d"];"##,
        ##"  s4 [label="4", style="rounded,filled", fillcolor="#fff1c4"];"##,
        ##"  s5 [label="5\ntwo", peripheries=2, color="#1f6fb4"];"##,
        ##"  s3 -> s4 [style=dashed, constraint=false, color="#b37400", penwidth=2];"##,
        ##"  s4 -> s5 [label="a", color="#1f6fb4", penwidth=2];"##,
        ##"  s4 -> s0 [style=dashed, constraint=false, color="#b37400", penwidth=2];"##,
      ])
    let folded = graph(codes, "--after", "up down \"A\"", "--fold-case").output
    #expect(folded.hasPrefix("// after up down a\n"))
    #expect(folded.contains(##"s5 [label="5\ntwo", peripheries=2, style="rounded,filled", fillcolor="#ffc83d"]"##))
  }

  @Test("Mermaid draws the same")
  func mermaid() {
    #expect(
      graph(codes, "--format", "mermaid", "--after", "up").output == """
        flowchart LR
          %% after up
          s0("0")
          s1("1")
          s2("2")
          s3[["3<br>one"]]
          s4("4")
          s5[["5<br>two"]]
          s0 -- "up" --> s1
          s1 -- "up" --> s2
          s1 -- "down" --> s4
          s2 -- "down" --> s3
          s2 -.-> s1
          s3 -.-> s4
          s4 -- "a" --> s5
          s1 -.-> s0
          classDef ahead stroke:#1f6fb4
          class s2,s3,s4,s5 ahead
          classDef chain fill:#fff1c4,color:#000
          class s0 chain
          classDef current fill:#ffc83d,color:#000
          class s1 current
          linkStyle 1 stroke:#1f6fb4,stroke-width:3px
          linkStyle 2 stroke:#1f6fb4,stroke-width:3px
          linkStyle 3 stroke:#1f6fb4,stroke-width:3px
          linkStyle 6 stroke:#1f6fb4,stroke-width:3px
          linkStyle 7 stroke:#b37400,stroke-width:3px

        """)
  }

  @Test("Codes that are complete inside others stand at each state that completes them, and only a few of many")
  func names() throws {
    let path = try folder.write(
      #"""
      {"codes": [{"name": "1", "actions": "a"}, {"name": "2", "actions": "a a"}, {"name": "3", "actions": "a a a"},
      {"name": "4", "actions": "a a a"}, {"name": "5", "actions": "a a a"}, {"name": "6", "actions": "b"}]}
      """#, to: "many.json")
    let output = graph(path).output
    #expect(output.contains(#"s2 [label="2\n2\n1", peripheries=2]"#))
    #expect(output.contains(#"s3 [label="3\n3\n4\n5\nand 2 more", peripheries=2]"#))
    #expect(output.contains(#"s4 [label="4\n6", peripheries=2]"#))
  }

  @Test("Parameters are steps behind the state where the actions end")
  func parameters() throws {
    let path = try folder.write(#"{"codes": [{"name": "warp", "actions": "e [0-9] <any>"}]}"#, to: "level.json")
    let output = graph(path, "--after", "e 4").output
    #expect(output.contains(#"  s1 [label="1"];"#))
    #expect(output.contains(##"  p0_1 [label="", style="rounded,filled", fillcolor="#ffc83d"];"##))
    #expect(output.contains(##"  p0_2 [label="warp", peripheries=2, color="#1f6fb4"];"##))
    #expect(output.contains(#"  s1 -> p0_1 [label="[0-9]"];"#))
    #expect(output.contains(##"  p0_1 -> p0_2 [label="<any>", color="#1f6fb4", penwidth=2];"##))
  }

  @Test("Names and keys do not end what they are written in")
  func escapes() throws {
    let path = try folder.write(
      #"{"codes": [{"name": "a\"b\\c\nd<i>#&lt;", "actions": "\"\\\"\" \"\\\\\""}]}"#, to: "hostile.json")
    let dot = graph(path).output
    #expect(dot.contains(#"label="2\n\"a\\\"b\\\\c\\nd<i>#&amp;lt;\"""#))
    #expect(dot.split(separator: "\n").count == 10)
    let mermaid = graph(path, "--format=mermaid").output
    #expect(mermaid.contains("#34;a#92;#34;b#92;#92;c#92;nd#60;i#62;#35;#38;lt;#34;"))
  }

  @Test("Too many states are refused with a way out, and single codes can be drawn")
  func limit() {
    let refused = graph(codes, "--limit", "5")
    #expect(refused.exit == .failure && refused.output.isEmpty)
    #expect(
      refused.errors == """
        cheats: the automaton has 6 states, more than anybody can see in one picture (5); '--only NAME' draws single \
        codes, '--limit 6' all of it

        """)
    #expect(graph(codes, "--limit", "6").exit == .success)
    #expect(graph(codes, "--limit", "5", "--only", "two").output.contains(#"s3 [label="3\ntwo""#))
  }

  @Test(
    "Wrong arguments are answered with what is wrong",
    arguments: [
      ([], "a file of codes is missing"),
      (["x.json", "--limit", "0"], "option '--limit' does not take '0'; it takes a whole number above 0"),
      (["x.json", "--format", "dott"], "option '--format' does not take 'dott'; did you mean 'dot'?"),
      (["x.json", "--after", "up @1s"], "option '--after' does not take 'up @1s'; it takes actions without times"),
      (["x.json", "--aftre", "up"], "unknown option '--aftre'; did you mean '--after'?"),
    ])
  func refusals(arguments: [String], message: String) {
    #expect(CommandRun(["graph"] + arguments).errors.hasPrefix("cheats graph: \(message)\n"))
  }

  @Test("A stream that is none and a code that is not there are refused, the latter with the nearest")
  func refusedNames() {
    #expect(graph(codes, "--after", "'up").errors.hasPrefix("cheats graph: option '--after' does not take ''up'"))
    #expect(
      graph(codes, "--only", "onne").errors.hasPrefix("cheats graph: no code is called 'onne'; did you mean 'one'?"))
  }

  @Test("Every line of random sets is what the definitions of steps and failure links say", arguments: 0..<20)
  func randomSets(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let codes = (0..<6).map { _ in
      String((0..<Int.random(in: 1...6, using: &random)).map { _ in random.choice("ab") })
    }
    let automaton = try CheatCode.Automaton(codes.map { .init(actions: $0.map { .keyPress(String($0)) }) })
    let graph = AutomatonGraph(automaton)
    let paths = Dictionary(
      uniqueKeysWithValues: (0..<automaton.stateCount).map { number in
        let state = StateID(rawValue: UInt32(number))
        let path = automaton.engine.path(of: state).map { automaton.action(for: $0).description.suffix(1) }
        return (AutomatonGraph.NodeID.state(state), path.joined())
      })
    let beginnings = Set(codes.flatMap { code in (0...code.count).map { String(code.prefix($0)) } })
    #expect(Set(paths.values) == beginnings)
    var drawn: [String: String] = [:]
    for line in graph.lines {
      let (from, to) = (try #require(paths[line.from]), try #require(paths[line.to]))
      switch line.kind {
      case .step(let label): #expect(from + label == to)
      case .failure: drawn[from] = to
      }
    }
    for path in beginnings {
      let longest = path.indices.dropFirst().map { String(path[$0...]) }.first(where: beginnings.contains)
      #expect(drawn[path] == longest)
    }
    for node in graph.nodes {
      let path = try #require(paths[node.id])
      #expect(node.codes.count == codes.filter(path.hasSuffix).count)
    }
  }
}
