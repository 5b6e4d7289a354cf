import Cheats
import Testing

/// Actions that are equal are one, however they are stored.
struct EqualActionsTests {
  /// Keys that are equal to one-character ASCII keys and stored as other characters, each with its ASCII key.
  static let lookalikes: [(key: String, ascii: String)] = {
    let ascii = Dictionary(uniqueKeysWithValues: (0..<128).map { (String(UnicodeScalar($0)), $0) as (String, UInt8) })
    return (0x80...0xFFFF).compactMap { UnicodeScalar($0 as UInt32) }.map { String($0) }.compactMap { key in
      ascii[key].map { (key, String(UnicodeScalar($0))) }
    }
  }()

  @Test func `three characters are equal to one of ASCII`() {
    #expect(Self.lookalikes.map(\.ascii) == [";", "`", "K"])
  }

  @Test(arguments: lookalikes)
  func `a key of another form completes a code`(_ key: String, _ ascii: String) throws {
    for keys in [[key, ascii], [ascii, key], [ascii, ascii], [key, key]] {
      let automaton = try CheatCodeAutomaton([CheatCodeDefinition(actions: keys.map { .keyPress($0) })])
      for played in [key, ascii] {
        var session = automaton.makeSession()
        session.perform(.keyPress(played))
        #expect(session.perform(.keyPress(played)).map(\.end) == [2], "\(keys) by \(played)")
      }
      #expect(automaton.makeSession().nextActions() == [.keyPress(ascii)])
    }
  }

  @Test func `composed and decomposed keys are one`() throws {
    let automaton = try CheatCodeAutomaton([CheatCodeDefinition(actions: [.keyPress("é"), .keyPress("e\u{301}")])])
    var session = automaton.makeSession()
    session.perform(.keyPress("e\u{301}"))
    #expect(session.perform(.keyPress("é")).count == 1)
    session.perform(.keyPress("é"))
    #expect(session.perform(.keyPress("e")).isEmpty)
  }
}
