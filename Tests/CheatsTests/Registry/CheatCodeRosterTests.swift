import Testing

@testable import Cheats

struct CheatCodeRosterTests {
  private func definition(_ name: String?, _ letters: String = "a") -> CheatCode.Definition {
    .init(name: name, actions: keys(letters))
  }

  @Test func addsAllOrNone() throws {
    var roster = CheatCodeRoster()
    #expect(try roster.add([definition("a"), definition(nil)]).map(\.rawValue) == [0, 1])
    let revision = roster.revision
    #expect(throws: CheatCodeError(.nameTaken, index: 3, name: "a")) {
      try roster.add([definition("b"), definition("a")])
    }
    #expect(throws: CheatCodeError(.nameTaken, index: 3, name: "b")) {
      try roster.add([definition("b"), definition("b")])
    }
    #expect(throws: CheatCodeError(.emptyCode, index: 3, name: "c")) {
      try roster.add([definition("b"), definition("c", "")])
    }
    #expect(roster.count == 2 && roster.id(named: "b") == nil && roster.revision == revision)
    #expect(try roster.add([definition("b")]).map(\.rawValue) == [2])
    #expect(try roster.add([]).isEmpty)
  }

  @Test func keepsTheOrderOfRegistrationThroughRemovals() throws {
    var roster = CheatCodeRoster()
    var expected = try roster.add((0..<100).map { definition("\($0)") })
    while expected.count > 3 {
      let removed = expected.remove(at: expected.count * 2 / 3)
      roster.remove(removed)
      roster.remove(removed)
      #expect(Array(roster.ids) == expected && roster.count == expected.count)
    }
    let added = try roster.add([definition("0x")])
    #expect(added.map(\.rawValue) == [100] && Array(roster.ids) == expected + added)
    #expect(roster.definitions.map(\.name) == ["0", "1", "99", "0x"])
  }

  @Test func tellsWhatWasEditedSinceItWasCompiled() throws {
    var roster = CheatCodeRoster()
    #expect(!roster.isCompiled)
    let ids = try roster.add([definition("a"), definition("b"), definition("c")])
    #expect(roster.markCompiled() == ids && roster.isCompiled)
    roster.setEnabled(false, of: ids[0])
    #expect(roster.isCompiled && roster[ids[0]]?.isEnabled == false && roster[ids[0]]?.isPending == false)
    roster.change(ids[1], to: definition("d", "xy"))
    roster.change(ids[1], to: definition("e", "xyz"))
    #expect(roster[ids[1]]?.isPending == true && !roster.isCompiled)
    #expect(roster.id(named: "b") == nil && roster.id(named: "d") == nil && roster.id(named: "e") == ids[1])
    let more = try roster.add([definition("f"), definition("g")])
    roster.remove(more[0])
    roster.remove(ids[2])
    #expect(roster.markCompiled() == [ids[1], more[1]])
    #expect(roster.isCompiled && roster.markCompiled().isEmpty)
  }

  @Test func aChangeKeepsIDAndWhetherItIsEnabled() throws {
    var roster = CheatCodeRoster()
    let ids = try roster.add([definition("a"), definition("b")])
    roster.setEnabled(false, of: ids[0])
    roster.change(ids[0], to: definition("a", "zz"))
    #expect(roster[ids[0]]?.isEnabled == false && roster[ids[0]]?.definition.actions == keys("zz"))
    #expect(throws: CheatCodeError(.nameTaken, index: 0, name: "b")) { try roster.check(definition("b"), as: ids[0]) }
    #expect(throws: CheatCodeError(.emptyCode, index: 0)) { try roster.check(definition(nil, ""), as: ids[0]) }
    #expect(roster.id(named: "a") == ids[0] && roster[ids[0]]?.definition.actions == keys("zz"))
  }

  @Test func refusesMoreThanCanBeCompiled() throws {
    var roster = CheatCodeRoster(sizeLimit: 10)
    let ids = try roster.add([definition("a", "aaaa"), definition("b", "bbbb")])
    #expect(throws: CheatCodeError(.tooManyStates(limit: 10), index: 2, name: "c")) {
      try roster.add([definition("c", "ccc")])
    }
    #expect(throws: CheatCodeError(.tooManyStates(limit: 10), index: 1, name: "b")) {
      try roster.check(definition("b", "bbbbbbb"), as: ids[1])
    }
    let choice = CheatCode.Definition(name: "c", actions: keys("c"), parameters: [.oneOf([.shake, .tap(times: 1)])])
    #expect(throws: CheatCodeError.self) { try roster.add([choice]) }
    try roster.check(definition("b", "bbb"), as: ids[1])
    roster.change(ids[1], to: definition("b", "bbb"))
    #expect(try roster.add([choice]).count == 1)
    roster.remove(ids[0])
    #expect(try roster.add([definition("d", "dddd")]).count == 1)
    #expect(throws: CheatCodeError.self) { try roster.add([definition("e")]) }
  }
}
