import Cheats
import CheatsTestSupport

/// What kind of operation a script has at a place.
///
/// A kind that is added goes to the end, so that the inputs that are kept stay nearly what they are, and its operation to
/// the two switches below.
private enum OperationKind: CaseIterable {
  case perform, advance, flush, replaceLast, removeLast, resetCode, disable, enable, add, change, remove, reset, restore

  /// The kinds that the bytes up to 31 mean, and the others again.
  ///
  /// More than half are actions, so that codes are completed before something else happens.
  static let table: [OperationKind] = {
    let actions = [OperationKind](repeating: .perform, count: 32)
    return (actions.prefix(8) + allCases.dropFirst() + actions).prefix(32).map { $0 }
  }()

  init(_ operation: ScriptOperation<CheatCodeAction>) {
    self =
      switch operation {
      case .perform: .perform
      case .advance: .advance
      case .flush: .flush
      case .replaceLast: .replaceLast
      case .removeLast: .removeLast
      case .resetCode: .resetCode
      case .disable: .disable
      case .enable: .enable
      case .add: .add
      case .change: .change
      case .remove: .remove
      case .reset: .reset
      case .restore: .restore
      }
  }
}

extension ByteCoder {
  /// Reads or writes an operation.
  mutating func operation(
    _ operation: ScriptOperation<Action>?, _ times: inout TimeCoder
  ) -> ScriptOperation<Action> {
    switch choice(operation.map(OperationKind.init), of: OperationKind.table) {
    case .perform: return .perform(action(operation?.action), at: times.optionalTime(operation?.time, &self))
    case .advance: return .advance(to: times.time(operation?.time ?? nil, &self))
    case .flush: return .flush(at: times.optionalTime(operation?.time, &self))
    case .replaceLast: return .replaceLast(action(operation?.action), at: times.optionalTime(operation?.time, &self))
    case .removeLast: return .removeLast
    case .resetCode: return .resetCode(code(operation?.code))
    case .disable: return .disable(code(operation?.code))
    case .enable: return .enable(code(operation?.code))
    case .add: return .add(definition(operation?.definition))
    case .change: return .change(code(operation?.code), definition(operation?.definition))
    case .remove: return .remove(code(operation?.code))
    case .reset: return .reset
    case .restore:
      let isWithoutCode = flag(operation.map { $0.code != nil })
      return .restore(without: isWithoutCode ? code(operation?.code) : nil)
    }
  }

  /// Reads or writes the id of a code, which may be none that there is.
  private mutating func code(_ id: CheatCodeID?) -> CheatCodeID {
    CheatCodeID(rawValue: UInt32(byte(id.map { UInt8(truncatingIfNeeded: $0.rawValue) }) & 15))
  }
}

extension ScriptOperation {
  /// The action that is performed, or nil.
  fileprivate var action: Action? {
    switch self {
    case .perform(let action, _), .replaceLast(let action, _): action
    default: nil
    }
  }

  /// The time that is given, which may be none.
  fileprivate var time: Duration?? {
    switch self {
    case .perform(_, let time), .flush(let time), .replaceLast(_, let time): .some(time)
    case .advance(let time): .some(time)
    default: nil
    }
  }
}
