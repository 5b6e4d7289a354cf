import Cheats
import Testing

@Suite("Conflicts: what the words mean")
struct ConflictTests {
  /// Codes of one-character actions, named by their text; equal ones get a prime each.
  private func definitions(_ texts: [String]) -> [CheatCodeDefinition<Character>] {
    var names = Set<String>()
    return texts.map { text in
      var name = text
      while !names.insert(name).inserted { name += "′" }
      return CheatCodeDefinition(name: name, actions: Array(text))
    }
  }

  private func sentences(
    _ definitions: [CheatCodeDefinition<Character>], _ kind: CheatCodeMatchKind = .overlapping
  ) throws -> [String] {
    let automaton = try CheatCodeAutomaton(definitions, configuration: CheatCodeConfiguration(matchKind: kind))
    return automaton.conflicts.map { automaton.description(of: $0) }
  }

  @Test func beginningsEndsAndMiddlesAreToldInWords() throws {
    #expect(
      try sentences(definitions(["id", "iddqd", "dqd", "dd", "iddqd"])) == [
        "“iddqd” begins with “id”",
        "“iddqd” has “dd” inside",
        "“iddqd” ends with “dqd”",
        "“iddqd′” has the same actions as “iddqd”",
        "“iddqd′” begins with “id”",
        "“iddqd′” has “dd” inside",
        "“iddqd′” ends with “dqd”",
      ])
  }

  @Test func codesWithoutNamesAreCalledByTheirIDs() throws {
    let automaton = try CheatCodeAutomaton([
      CheatCodeDefinition(actions: Array("ab")), CheatCodeDefinition(name: "long", actions: Array("abc")),
    ])
    let conflict = try #require(automaton.conflicts.first { _ in true })
    #expect(automaton.description(of: conflict) == "“long” begins with code 0")
    #expect(conflict.description == "code 1 begins with code 0")
  }

  @Test func theDocumentedExamplePrintsWhatItSays() throws {
    let codes = ["god", "iddqd", "dd", "iddqd"].map { text in
      CheatCode.Definition(actions: text.map { .keyPress(String($0)) })
    }
    let automaton = try CheatCodeAutomaton(codes)
    #expect(
      automaton.conflicts.prefix(100).map(\.description) == [
        "code 1 has code 2 inside", "code 3 has the same actions as code 1", "code 3 has code 2 inside",
      ])
  }

  @Test func aPairHasARowForEachRelation() throws {
    #expect(
      try sentences(definitions(["a", "aaa"]), .nonOverlapping) == [
        "“aaa” begins with “a”",
        "“aaa” ends with “a”",
        "“aaa” has “a” inside",
        "“aaa” is never reported, because “a” always is in its place",
      ])
  }

  @Test func aCodeThatIsNotProperlyInsideIsNoInfix() throws {
    #expect(try sentences(definitions(["ab", "abab"])) == ["“abab” begins with “ab”", "“abab” ends with “ab”"])
  }

  @Test func equalCodesAreComparedWithTheFirst() throws {
    #expect(
      try sentences(definitions(["x", "x", "x"])) == [
        "“x′” has the same actions as “x”", "“x′′” has the same actions as “x”",
      ])
  }

  @Test func codesApartHaveNoConflicts() throws {
    for kind in CheatCodeMatchKind.allCases {
      #expect(try sentences(definitions(["abc", "bca", "cab", "cc"]), kind) == [])
      #expect(try sentences([], kind) == [])
    }
  }

  @Test(arguments: [
    // A code that ends together with a longer one loses to it; one that ends before it wins.
    (CheatCodeMatchKind.overlapping, [] as [String]),
    (.perCode, []),
    (.nonOverlapping, ["abc ab", "abc ab′", "abc b", "ab′ ab"]),
    (.leftmostFirst, ["abc ab", "ab′ ab"]),
    (.leftmostLongest, ["ab′ ab"]),
  ])
  func whatIsUnreachableDependsOnTheKind(_ kind: CheatCodeMatchKind, _ expected: [String]) throws {
    let automaton = try CheatCodeAutomaton(
      definitions(["ab", "abc", "b", "ab"]), configuration: CheatCodeConfiguration(matchKind: kind))
    let hidden = automaton.conflicts.filter { $0.relation == .unreachable }.map {
      "\(automaton.name(of: $0.code) ?? "") \(automaton.name(of: $0.other) ?? "")"
    }
    #expect(Array(hidden) == expected)
  }

  @Test func aCodeWithALimitHidesNothing() throws {
    var configuration = CheatCodeConfiguration(matchKind: .nonOverlapping, maximumGap: .seconds(1))
    var codes = definitions(["ab", "abc"])
    func isHidden() throws -> Bool {
      try CheatCodeAutomaton(codes, configuration: configuration).conflicts.contains { $0.relation == .unreachable }
    }
    #expect(try !isHidden())
    codes[0].maximumGap = .unlimited
    #expect(try isHidden())
    codes[0].timeLimit = .atMost(.seconds(5))
    #expect(try !isHidden())
    configuration.maximumGap = nil
    codes[0].timeLimit = .inherited
    codes[1].timeLimit = .atMost(.seconds(5))
    #expect(try isHidden(), "The limits of the hidden code do not help it.")
  }

  @Test func aHiderWithALimitDoesNotStandBeforeOneWithout() throws {
    var codes = definitions(["x", "x", "x", "x"])
    codes[0].maximumGap = .atMost(.seconds(1))
    codes[2].maximumGap = .atMost(.seconds(1))
    #expect(
      try sentences(codes, .leftmostLongest) == [
        "“x′” has the same actions as “x”",
        "“x′′” has the same actions as “x”",
        "“x′′” is never reported, because “x′” always is in its place",
        "“x′′′” has the same actions as “x”",
        "“x′′′” is never reported, because “x′” always is in its place",
      ])
  }

  @Test func theActionsBeforeTheParametersAreCompared() throws {
    var codes = definitions(["idclev", "idclev", "idc"])
    codes[1].parameters = [.any, .any]
    let relations = [
      "“idclev” begins with “idc”", "“idclev′” has the same actions as “idclev”", "“idclev′” begins with “idc”",
    ]
    #expect(try sentences(codes) == relations)
    #expect(try sentences(codes, .leftmostLongest) == relations)
    #expect(
      try sentences([codes[1], codes[0]], .nonOverlapping) == [
        "“idclev′” is never reported, because “idclev” always is in its place",
        "“idclev” has the same actions as “idclev′”",
      ], "What has no parameters is complete before what has, in whatever order they are registered.")
  }

  @Test func aCodeWithParametersHidesOnlyItsEquals() throws {
    var codes = definitions(["id", "idkfa", "id", "id"])
    codes[0].parameters = [.oneOf(["1", "2"])]
    codes[2].parameters = [.oneOf(["2", "1"])]
    codes[3].parameters = [.any]
    #expect(
      try sentences(codes, .leftmostFirst) == [
        "“idkfa” begins with “id”", "“idkfa” begins with “id′”", "“idkfa” begins with “id′′”",
        "“id′” has the same actions as “id”", "“id′” is never reported, because “id” always is in its place",
        "“id′′” has the same actions as “id”",
      ])
  }

  @Test func idsAreThoseOfTheSet() throws {
    let automaton = try CheatCodeAutomaton(definitions(["b", "ab"]))
    #expect(
      Array(automaton.conflicts) == [
        CheatCodeConflict(code: CheatCodeID(rawValue: 1), other: CheatCodeID(rawValue: 0), relation: .suffix)
      ])
  }
}
