extension CheatCodeSession.Snapshot: Codable where Action: Codable {
  private enum CodingKeys: CodingKey {
    case format, identifier, matchKind, isAnchored, position, hasTime, timeReversals, actions, passages, codes
  }

  /// The format that is written, and the only one that is read.
  private static var format: Int { 1 }

  /// Reads a snapshot and checks each of its fields.
  ///
  /// - Throws: ``CheatCodeSnapshotError`` with the field that is missing, of another type, out of its range or of another
  ///   format; what the decoder throws where the data are none of its kind.
  public init(from decoder: any Decoder) throws {
    do {
      try self.init(fields: decoder)
      try check()
    } catch let error as DecodingError {
      throw CheatCodeSnapshotError(error)
    } catch let error as CheatCodeSnapshotError {
      throw error.within(decoder.codingPath)
    }
  }

  private init(fields decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let format = try fields.decode(Int.self, forKey: .format)
    guard format == Self.format else { throw CheatCodeSnapshotError(.unknownFormat(format), at: "format") }
    identifier = try fields.decodeIfPresent(String.self, forKey: .identifier)
    let kind = try fields.decode(String.self, forKey: .matchKind)
    guard let matchKind = CheatCodeMatchKind.allCases.first(where: { "\($0)" == kind }) else {
      throw CheatCodeSnapshotError(
        .expected(CheatCodeMatchKind.allCases.map { "\($0)" }.joined(separator: " or ")), at: "matchKind")
    }
    self.matchKind = matchKind
    isAnchored = try fields.decodeIfPresent(Bool.self, forKey: .isAnchored) ?? false
    position = try fields.decode(Int64.self, forKey: .position)
    hasTime = try fields.decodeIfPresent(Bool.self, forKey: .hasTime) ?? false
    timeReversals = try fields.decodeIfPresent(Int.self, forKey: .timeReversals) ?? 0
    actions = try fields.decodeIfPresent([Action].self, forKey: .actions) ?? []
    passages = try fields.decode([SnapshotPassage].self, forKey: .passages)
    codes = try fields.decodeIfPresent([SnapshotCode].self, forKey: .codes) ?? []
  }

  /// Writes the snapshot; what is as in a new session is left out.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(Self.format, forKey: .format)
    try fields.encodeIfPresent(identifier, forKey: .identifier)
    try fields.encode("\(matchKind)", forKey: .matchKind)
    if isAnchored { try fields.encode(isAnchored, forKey: .isAnchored) }
    try fields.encode(position, forKey: .position)
    if hasTime { try fields.encode(hasTime, forKey: .hasTime) }
    if timeReversals != 0 { try fields.encode(timeReversals, forKey: .timeReversals) }
    if !actions.isEmpty { try fields.encode(actions, forKey: .actions) }
    try fields.encode(passages, forKey: .passages)
    if !codes.isEmpty { try fields.encode(codes, forKey: .codes) }
  }
}

extension CheatCodeSession.Snapshot {
  /// Checks that the fields fit together.
  private func check() throws(CheatCodeSnapshotError) {
    try CheatCodeSnapshotError.check(position, in: SnapshotRange.position, "position")
    try CheatCodeSnapshotError.check(Int64(timeReversals), in: SnapshotRange.count, "timeReversals")
    guard isAnchored ? !passages.isEmpty : passages.count == 1 else {
      throw CheatCodeSnapshotError(.expected(isAnchored ? "at least one" : "exactly one"), at: "passages")
    }
    guard !isAnchored || matchKind == .overlapping else {
      throw CheatCodeSnapshotError(.expected("overlapping in an anchored set"), at: "matchKind")
    }
    for (index, passage) in passages.enumerated() {
      try passage.check(
        position: position, actionCount: actions.count, isAnchored: isAnchored, "passages[\(index)]")
    }
    var names: Set<String> = []
    for (index, code) in codes.enumerated() {
      try code.check(
        position: position, actionCount: actions.count, attemptCount: isAnchored ? passages.count : 0, "codes[\(index)]"
      )
      if let name = code.name, !names.insert(name).inserted {
        throw CheatCodeSnapshotError(.expected("each name once"), at: "codes[\(index)].name")
      }
    }
  }
}
