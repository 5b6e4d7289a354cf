import AhoCorasick

/// What a snapshot holds of one code that is not where its set alone would have it, or is in progress.
struct SnapshotCode: Hashable, Sendable {
  /// The name of the code, or nil where it has none.
  var name: String?
  /// The place of a code without a name among all codes of the set.
  var place: Int?
  /// The first actions of a code without a name, as places in the snapshot's list of distinct actions.
  var opening: [Int] = []
  /// The number of actions of the code, its parameters included: another one tells that the code was changed.
  var length: Int
  /// The number of its parameters, which tells it too.
  var parameterCount: Int
  /// How far the code is; restoring finds that again, but tells the names of codes that are gone by it.
  var progress: Int?
  /// The number of actions since those that no longer count for the code; negative where an undo went back behind them.
  var floor: Int64?
  /// The number of actions since the code's match, where the latest step reported it; negative where they were taken back.
  var matched: Int64?
  /// Whether the code is complete and its match not delivered yet.
  var isWaiting = false
  /// Whether the code is matched, where its definition says otherwise.
  var isEnabled: Bool?
  /// The passage of the code, where it was reset by itself in an anchored set.
  var attempt: Int?
  /// How often the code was completed, in a registry.
  var completions: SnapshotCompletions?

  init(_ pattern: PatternID, in set: CompiledSet) {
    length = set.length(of: pattern)
    parameterCount = set.parameters.count(of: pattern)
  }

  /// Whether a code of a set is as long, and ends with as many parameters.
  func isAsLong(as pattern: PatternID, in set: CompiledSet) -> Bool {
    length == set.length(of: pattern) && parameterCount == set.parameters.count(of: pattern)
  }

  /// How many actions tell a code without a name from another one at its place.
  static let openingLength = 8
}

/// How often a code was completed, and when last.
struct SnapshotCompletions: Codable, Hashable, Sendable {
  var count: Int
  /// The number of actions since the last of the latest match.
  var last: Int64
  /// How long ago it was reported in nanoseconds, where times were given.
  var age: SnapshotAge?

  func check(position: Int64, _ place: String) throws(CheatCodeSnapshotError) {
    try CheatCodeSnapshotError.check(Int64(count), in: 1...SnapshotRange.count.upperBound, "\(place).count")
    try CheatCodeSnapshotError.check(last, in: -SnapshotRange.undoReach...position, "\(place).last")
  }
}

extension SnapshotCode: Codable {
  private enum CodingKeys: CodingKey {
    case name, place, opening, length, parameterCount, progress
    case floor, matched, isWaiting, isEnabled, attempt, completions
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    name = try fields.decodeIfPresent(String.self, forKey: .name)
    place = try fields.decodeIfPresent(Int.self, forKey: .place)
    opening = try fields.decodeIfPresent([Int].self, forKey: .opening) ?? []
    length = try fields.decode(Int.self, forKey: .length)
    parameterCount = try fields.decodeIfPresent(Int.self, forKey: .parameterCount) ?? 0
    progress = try fields.decodeIfPresent(Int.self, forKey: .progress)
    floor = try fields.decodeIfPresent(Int64.self, forKey: .floor)
    matched = try fields.decodeIfPresent(Int64.self, forKey: .matched)
    isWaiting = try fields.decodeIfPresent(Bool.self, forKey: .isWaiting) ?? false
    isEnabled = try fields.decodeIfPresent(Bool.self, forKey: .isEnabled)
    attempt = try fields.decodeIfPresent(Int.self, forKey: .attempt)
    completions = try fields.decodeIfPresent(SnapshotCompletions.self, forKey: .completions)
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(name, forKey: .name)
    try fields.encodeIfPresent(place, forKey: .place)
    if !opening.isEmpty { try fields.encode(opening, forKey: .opening) }
    try fields.encode(length, forKey: .length)
    if parameterCount != 0 { try fields.encode(parameterCount, forKey: .parameterCount) }
    try fields.encodeIfPresent(progress, forKey: .progress)
    try fields.encodeIfPresent(floor, forKey: .floor)
    try fields.encodeIfPresent(matched, forKey: .matched)
    if isWaiting { try fields.encode(isWaiting, forKey: .isWaiting) }
    try fields.encodeIfPresent(isEnabled, forKey: .isEnabled)
    try fields.encodeIfPresent(attempt, forKey: .attempt)
    try fields.encodeIfPresent(completions, forKey: .completions)
  }
}

extension SnapshotCode {
  /// Checks that the numbers fit together and can be counted with.
  ///
  /// - Parameters:
  ///   - position: The number of all actions of the session.
  ///   - actionCount: The number of distinct actions.
  ///   - attemptCount: The number of attempts that a code can make, or zero where it makes none by itself.
  ///   - path: The code in words.
  func check(
    position: Int64, actionCount: Int, attemptCount: Int, _ path: String
  ) throws(CheatCodeSnapshotError) {
    guard (name == nil) != (place == nil) else {
      throw CheatCodeSnapshotError(.expected("a name or a place"), at: path)
    }
    if let place { try CheatCodeSnapshotError.check(Int64(place), in: 0...Int64(UInt32.max), "\(path).place") }
    for (index, action) in opening.enumerated() where !(0..<actionCount ~= action) {
      throw CheatCodeSnapshotError(
        .expected("the place of one of \(actionCount) actions"), at: "\(path).opening[\(index)]")
    }
    let behind = -SnapshotRange.undoReach...position
    if let floor { try CheatCodeSnapshotError.check(floor, in: behind, "\(path).floor") }
    if let matched { try CheatCodeSnapshotError.check(matched, in: behind, "\(path).matched") }
    if let attempt, !(0..<attemptCount ~= attempt) {
      throw CheatCodeSnapshotError(.expected("the place of one of \(attemptCount) attempts"), at: "\(path).attempt")
    }
    try completions?.check(position: position, "\(path).completions")
  }
}
