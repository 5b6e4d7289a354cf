import Cheats
import CheatsNotation

extension CommandArguments {
  /// The actions that a value of an option is, such as `up up 'id'`.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` when the value is something else.
  static func actions(_ value: String, of option: CommandOption) throws(CommandFailure) -> [CheatCodeAction] {
    do {
      return try CheatCodeNotation.actions(from: value)
    } catch {
      // Where else these have a place does not help somebody who types an option.
      let expected =
        switch error.reason {
        case .timeOutsideStream: "actions without times"
        case .parameterOutsideCode: "actions without parameters"
        default: error.expected
        }
      throw .usage("option '\(option.spelling)' does not take '\(value)'; it takes \(expected)")
    }
  }
}
