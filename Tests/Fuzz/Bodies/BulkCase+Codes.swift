import Cheats
import CheatsTestSupport

extension BulkCase {
  /// A code that is in no registry, against the model of an anchored set of it alone.
  func aloneProblem() -> String? {
    for (place, definition) in codes.prefix(3).enumerated() {
      var plain = definition
      (plain.maximumGap, plain.timeLimit, plain.isEnabled) = (.unlimited, .unlimited, true)
      let code = CheatCode(definition)
      var model = ReferenceSession([plain], configuration: CheatCodeConfiguration(isAnchored: true))
      for (step, action) in stream.prefix(60).enumerated() {
        if step % 13 == Int(seed) % 13 {
          code.reset()
          model.reset()
        }
        code.performed(action)
        model.perform(action)
        let expected = model.answers(withHints: false).codes[0]
        let isAlike =
          code.state() == expected.state && code.nextStep() == expected.nextStep
          && code.nextAction() == expected.nextAction && code.previousAction() == expected.previousAction
        if !isAlike { return "code \(place) alone is \(code.state()) after \(step + 1) actions, expected \(expected)" }
      }
    }
    return nil
  }

  /// What an action would advance, against what it advances.
  func advancedProblem(_ automaton: CheatCode.Automaton) -> String? {
    // What any action continues cannot be listed.
    let isListed = !codes.contains { $0.parameters.contains(.any) }
    var session = automaton.makeSession()
    for (step, action) in stream.prefix(60).enumerated() {
      session.perform(action)
      guard step % 7 == Int(seed) % 7 else { continue }
      let nextActions = Set(session.nextActions())
      for next in ByteCoder.distinctActions {
        let advanced = session.codes(advancedBy: next)
        if nextActions.contains(next) ? advanced.isEmpty : !advanced.isEmpty && isListed {
          return "\(next) advances \(advanced), and the hints are \(nextActions)"
        }
        guard isPlain else { continue }
        var later = session
        let reported = Set(later.perform(next).map(\.code))
        let expected = automaton.ids.filter { id in
          !codes[Int(id.rawValue)].isSecret
            && (reported.contains(id) || later.progress(of: id) > session.progress(of: id))
        }
        if advanced != expected { return "\(next) advances \(advanced), expected \(expected)" }
      }
    }
    return nil
  }
}
