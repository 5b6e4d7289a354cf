import AhoCorasick

extension CheatCodeConfiguration {
  /// The numbers that stand for the configuration in a file.
  ///
  /// A limit that is absent is the greatest number, which is that of a negative time.
  var settings: ContiguousArray<UInt64> {
    func number(_ limit: Duration?) -> UInt64 { UInt64(bitPattern: limit.map { Nanoseconds($0).rawValue } ?? -1) }
    let (budget, bytes): (UInt64, Int) =
      switch tableBudget {
      case .compact: (0, 0)
      case .balanced: (1, 0)
      case .fast: (2, 0)
      case .bytes(let limit): (3, limit)
      }
    let kind = CheatCodeMatchKind.inFiles.firstIndex(of: matchKind) ?? 0
    return [
      UInt64(kind), isAnchored ? 1 : 0, number(maximumGap), number(timeLimit), number(holdLimit), budget,
      UInt64(bitPattern: Int64(bytes)), identifier == nil ? 0 : 1,
    ]
  }

  /// The configuration that numbers from a file stand for; it may be one that no set can have.
  ///
  /// - Parameter identifier: The bytes of the identifier; of none where there is none.
  init(settings: ContiguousArray<UInt64>, identifier: ContiguousArray<UInt8>) throws(TableFileError) {
    guard settings.count == 8 else { throw .broken(.settings, place: settings.count, rule: "there are eight settings") }
    func limit(_ place: Int) -> Duration? {
      settings[place] == .max ? nil : .nanoseconds(Int64(bitPattern: settings[place]))
    }
    guard settings[0] < UInt64(CheatCodeMatchKind.inFiles.count) else {
      throw .broken(.settings, place: 0, rule: "a match kind has a number")
    }
    guard settings[1] < 2 else { throw .broken(.settings, place: 1, rule: "a set is anchored, 1, or is not, 0") }
    self.init(
      matchKind: CheatCodeMatchKind.inFiles[Int(settings[0])], isAnchored: settings[1] == 1, maximumGap: limit(2),
      timeLimit: limit(3), holdLimit: limit(4))
    switch settings[7] {
    case 0 where identifier.isEmpty: break
    case 1: self.identifier = String(decoding: identifier, as: UTF8.self)
    default: throw .broken(.settings, place: 7, rule: "a set has an identifier, 1, or has none, 0")
    }
    switch (settings[5], Int64(bitPattern: settings[6])) {
    case (0, 0): tableBudget = .compact
    case (1, 0): tableBudget = .balanced
    case (2, 0): tableBudget = .fast
    case (3, let bytes): tableBudget = .bytes(Int(clamping: bytes))
    default: throw .broken(.settings, place: 5, rule: "a budget has a number")
    }
  }
}

extension CheatCodeMatchKind {
  /// The kinds in the order of their numbers in files.
  fileprivate static let inFiles: [Self] = [
    .overlapping, .perCode, .nonOverlapping, .leftmostLongest, .leftmostFirst,
  ]
}
