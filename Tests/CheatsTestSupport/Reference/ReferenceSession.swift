public import Cheats

/// One player's stream judged by the definitions alone: it keeps every action with its time and searches that list.
///
/// It is slow and obvious on purpose and shares nothing with the engine, so that the engine can be checked against it.
/// Codes are identified by their order of registration; an id is never used again. Definitions and configuration are
/// taken as valid: there are no empty codes, negative limits or hold limits of zero, and `isAnchored` comes with
/// `overlapping` only.
public struct ReferenceSession<Action: Hashable & Sendable>: Sendable {
  /// A number of leading actions that no longer count, and the operation that set it, by which undo knows its own.
  struct Floor: Hashable, Sendable {
    var position: Int
    var setBy: Int
  }

  /// A match that spent the actions up to its end for all codes, and the operation that delivered it.
  struct Spending: Hashable, Sendable {
    var end: Int
    var operation: Int
  }

  /// A code with what is remembered of it; its place in `codes` is its id.
  struct Code: Sendable {
    var definition: CheatCodeDefinition<Action>
    var maximumGap: Int64?
    var timeLimit: Int64?
    var isEnabled: Bool
    var isRemoved = false
    var floor: Floor
    /// The number of actions of an occurrence.
    var length = 0
  }

  /// The codes reported by the latest step, each with the last action of its latest match.
  struct Reported: Sendable {
    var lastActions: [CheatCodeID: Action] = [:]
    var setBy = 0
  }

  /// What an action found before it changed anything.
  struct UndoRecord: Sendable {
    let operation: Int
    var codeFloors: [(index: Int, floor: Floor)] = []
    var reported: Reported
  }

  /// How the codes are matched.
  public let configuration: CheatCodeConfiguration
  /// How often a time was given that is earlier than the latest one.
  public internal(set) var timeReversals = 0

  var codes: [Code] = []
  var actions: [Action] = []
  /// When each action was performed; nil for those before the first time was given.
  var times: [Int64?] = []
  var firstTime: Int64?
  var latestTime: Int64?
  /// Where the stream was last reset.
  var resetFloor = 0
  /// What matches have spent since for all codes.
  var spendings: [Spending] = []
  var reported = Reported()
  var undoRecords: [UndoRecord] = []
  var undoGuarantee = 0
  var longestEver = 0
  /// Numbers the operations; floors and reports carry the number of the one that set them.
  var operation = 0

  /// Creates a session in which nothing has been performed.
  public init(
    _ definitions: some Sequence<CheatCodeDefinition<Action>>, configuration: CheatCodeConfiguration = .init()
  ) {
    self.configuration = configuration
    for definition in definitions {
      add(definition)
    }
  }

  /// The number of actions performed and not taken back.
  public var position: Int { actions.count }

  /// The ids of the codes in order of registration.
  public var ids: [CheatCodeID] {
    codes.indices.filter { !codes[$0].isRemoved }.map(Self.id)
  }

  /// Whether there is such a code.
  public func contains(_ id: CheatCodeID) -> Bool {
    Int(id.rawValue) < codes.count && !codes[Int(id.rawValue)].isRemoved
  }

  /// The number of actions of an occurrence of a code.
  public func length(of id: CheatCodeID) -> Int { code(id).length }

  /// Whether a code is matched at all.
  public func isEnabled(_ id: CheatCodeID) -> Bool { code(id).isEnabled }

  static func id(_ index: Int) -> CheatCodeID { CheatCodeID(rawValue: UInt32(index)) }

  func code(_ id: CheatCodeID) -> Code {
    precondition(contains(id), "\(id) is not in the session")
    return codes[Int(id.rawValue)]
  }
}
