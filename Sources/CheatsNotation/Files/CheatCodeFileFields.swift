import Cheats

/// The names of an object's fields.
protocol FileFieldName: RawRepresentable, CaseIterable, Equatable, Sendable where RawValue == String {
  /// All names, made once.
  static var all: [Self] { get }
}

/// The fields of a file, in the order in which they are written.
enum FileField: String, FileFieldName {
  case game, platform, source, note, identifier, matchKind, anchored, maximumGap, timeLimit, holdLimit, codes

  static let all = allCases
}

/// The fields of a code, in the order in which they are written.
enum CodeField: String, FileFieldName {
  case name, actions, maximumGap, timeLimit, secret, enabled, game, platform, source, note

  static let all = allCases
}

extension CheatCodeMatchKind {
  /// The kind as files name it.
  var fieldValue: String {
    switch self {
    case .overlapping: "overlapping"
    case .perCode: "perCode"
    case .nonOverlapping: "nonOverlapping"
    case .leftmostLongest: "leftmostLongest"
    case .leftmostFirst: "leftmostFirst"
    }
  }
}

/// The fields that an object has had already.
struct SeenFields<Field: FileFieldName> {
  private var bits: UInt32 = 0

  func contains(_ field: Field) -> Bool {
    bits & bit(field) != 0
  }

  /// Adds a field; false if it was there.
  mutating func insert(_ field: Field) -> Bool {
    let isNew = !contains(field)
    bits |= bit(field)
    return isNew
  }

  private func bit(_ field: Field) -> UInt32 {
    1 << UInt32(Field.all.firstIndex(of: field) ?? 31)
  }
}

extension CheatCodeFile.Remarks {
  /// The names of the remarks, in the order in which they are written.
  static let names = ["game", "platform", "source", "note"]

  /// The remark of a field with one of these names.
  subscript(_ name: String) -> String? {
    get {
      switch name {
      case "game": game
      case "platform": platform
      case "source": source
      default: note
      }
    }
    set {
      switch name {
      case "game": game = newValue
      case "platform": platform = newValue
      case "source": source = newValue
      default: note = newValue
      }
    }
  }
}
