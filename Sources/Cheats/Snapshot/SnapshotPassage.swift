/// What a snapshot holds of the actions that count together: those of the stream, or of one anchored attempt.
struct SnapshotPassage: Hashable, Sendable {
  /// The number of actions since the latest reset, or since what matches have spent; negative where an undo went back
  /// behind the reset of an attempt.
  var count: Int64
  /// The latest actions, or the first ones of an attempt, as places in the snapshot's list of distinct actions.
  ///
  /// An action that no code has and no parameter accepted is ``unknown``; only in front of a match that waits is it kept.
  var actions: [Int] = []
  /// How long ago each of them was performed; empty where all were performed just now.
  var ages: [SnapshotAge] = []
  /// How long ago the latest action was performed, where no action is held.
  var idle: SnapshotAge?
  /// How many of the actions were taken back and are held because a match refers to what was entered.
  var takenBack = 0

  /// Stands for an action that is not in the list.
  static let unknown = -1
}

extension SnapshotPassage: Codable {
  private enum CodingKeys: CodingKey {
    case count, actions, ages, idle, takenBack
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    count = try fields.decode(Int64.self, forKey: .count)
    actions = try fields.decodeIfPresent([Int].self, forKey: .actions) ?? []
    ages = try fields.decodeIfPresent([SnapshotAge].self, forKey: .ages) ?? []
    idle = try fields.decodeIfPresent(SnapshotAge.self, forKey: .idle)
    takenBack = try fields.decodeIfPresent(Int.self, forKey: .takenBack) ?? 0
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(count, forKey: .count)
    if !actions.isEmpty { try fields.encode(actions, forKey: .actions) }
    if !ages.isEmpty { try fields.encode(ages, forKey: .ages) }
    try fields.encodeIfPresent(idle, forKey: .idle)
    if takenBack != 0 { try fields.encode(takenBack, forKey: .takenBack) }
  }
}

extension SnapshotPassage {
  /// Checks that the numbers fit together and can be counted with.
  ///
  /// - Parameters:
  ///   - position: The number of all actions of the session.
  ///   - actionCount: The number of distinct actions.
  ///   - isAnchored: Whether the passage is an attempt.
  ///   - place: The passage in words.
  func check(
    position: Int64, actionCount: Int, isAnchored: Bool, _ place: String
  ) throws(CheatCodeSnapshotError) {
    try CheatCodeSnapshotError.check(
      count, in: (isAnchored ? -SnapshotRange.undoReach : 0)...position, "\(place).count")
    let least = isAnchored ? 0 : Self.unknown
    for (index, action) in actions.enumerated() where !(least..<actionCount ~= action) {
      throw CheatCodeSnapshotError(
        .expected("the place of one of \(actionCount) actions"), at: "\(place).actions[\(index)]")
    }
    let mostTakenBack = isAnchored ? 0 : Int64(actions.count)
    try CheatCodeSnapshotError.check(Int64(takenBack), in: 0...mostTakenBack, "\(place).takenBack")
    let most = isAnchored ? max(count, 0) : position
    guard Int64(actions.count - takenBack) <= most else {
      throw CheatCodeSnapshotError(.expected("no more than \(most) actions"), at: "\(place).actions")
    }
    guard ages.isEmpty || ages.count == actions.count - takenBack else {
      throw CheatCodeSnapshotError(.expected("as many ages as actions, or none"), at: "\(place).ages")
    }
    for index in ages.indices.dropFirst() where ages[index] > ages[index - 1] {
      throw CheatCodeSnapshotError(
        .expected("no more than \(ages[index - 1].nanoseconds), the age before it"), at: "\(place).ages[\(index)]")
    }
  }
}

/// The ranges of a snapshot's numbers, with room to count on from their ends.
enum SnapshotRange {
  /// No undo goes back further than the longest code has actions, and no code has more than that.
  static let undoReach = Int64(UInt32.max)
  static let position = 0...Int64.max - undoReach
  static let count = 0...Int64(Int.max / 2)
}

extension CheatCodeSnapshotError {
  /// Checks that a number is in a range.
  static func check(_ value: Int64, in range: ClosedRange<Int64>, _ place: String) throws(CheatCodeSnapshotError) {
    guard range.contains(value) else { throw CheatCodeSnapshotError(.outOfRange(value, range), at: place) }
  }
}
