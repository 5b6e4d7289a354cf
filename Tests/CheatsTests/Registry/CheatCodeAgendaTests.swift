import Testing

@testable import Cheats

struct CheatCodeAgendaTests {
  private let one = CheatCodeID(rawValue: 1)
  private let two = CheatCodeID(rawValue: 2)
  private let three = CheatCodeID(rawValue: 3)

  private func turns(of agenda: inout CheatCodeAgenda) -> [CheatCodeAgenda.Turn] {
    var turns: [CheatCodeAgenda.Turn] = []
    while let turn = agenda.next() { turns.append(turn) }
    return turns
  }

  @Test func callsThenEditsThenOperations() {
    var agenda = CheatCodeAgenda()
    #expect(agenda.isEmpty && agenda.next() == nil)
    agenda.append(.perform(.shake, at: nil))
    agenda.append(.advance(to: .seconds(1)))
    agenda.edit(three)
    agenda.edit(one)
    let match = CheatCodeMatch(code: two, start: 0, end: 3)
    agenda.append(.match(match))
    agenda.append(.changed(two))
    #expect(!agenda.isEmpty)
    #expect(
      turns(of: &agenda) == [
        .call(.match(match)), .call(.changed(two)), .compare([one, three]), .operation(.perform(.shake, at: nil)),
        .operation(.advance(to: .seconds(1))),
      ])
    #expect(agenda.isEmpty)
  }

  @Test func anEditDropsTheCallsDueToItsCode() {
    var agenda = CheatCodeAgenda()
    for id in [one, two, three] { agenda.append(.changed(id)) }
    #expect(agenda.next() == .call(.changed(one)))
    agenda.edit(two)
    agenda.remove(three)
    #expect(turns(of: &agenda) == [.compare([two])])
    agenda.append(.changed(two))
    agenda.append(.changed(three))
    #expect(
      turns(of: &agenda) == [.call(.changed(two)), .call(.changed(three))], "only the calls of that step were dropped")
  }

  @Test func aCodeThatIsRemovedIsNotCompared() {
    var agenda = CheatCodeAgenda()
    agenda.edit(one)
    agenda.edit(two)
    agenda.remove(one)
    #expect(turns(of: &agenda) == [.compare([two])])
  }

  @Test func editingAllDropsEveryCall() {
    var agenda = CheatCodeAgenda()
    agenda.append(.flush(at: nil))
    for id in [one, two, three] { agenda.append(.changed(id)) }
    #expect(agenda.next() == .call(.changed(one)))
    agenda.editAll([three, one])
    #expect(turns(of: &agenda) == [.compare([one, three]), .operation(.flush(at: nil))])
  }

  @Test func theCallsOfAnOperationComeBeforeTheNextOperation() {
    var agenda = CheatCodeAgenda()
    agenda.append(.perform(.shake, at: nil))
    agenda.append(.perform(.shake, at: .zero))
    #expect(agenda.next() == .operation(.perform(.shake, at: nil)))
    agenda.append(.changed(one))
    #expect(agenda.next() == .call(.changed(one)))
    agenda.append(.flush(at: .zero))
    #expect(agenda.next() == .operation(.perform(.shake, at: .zero)))
    #expect(agenda.next() == .operation(.flush(at: .zero)))
    #expect(agenda.next() == nil)
  }
}
