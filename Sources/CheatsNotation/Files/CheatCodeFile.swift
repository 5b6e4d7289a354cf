public import Cheats

/// A JSON file of cheat codes.
///
/// ```json
/// {
///   "game": "DOOM",
///   "maximumGap": "2s",
///   "codes": [
///     {"name": "god", "actions": "'iddqd'"},
///     {"name": "level", "actions": ["'idclev'", "[0-9] [0-9]"], "timeLimit": "10s"},
///     {"name": "konami", "actions": "up up down down left right left right b a", "secret": true}
///   ]
/// }
/// ```
///
/// | field of the file | value | absent |
/// |---|---|---|
/// | `codes` | the codes | an error |
/// | `identifier` | any text; saved games of the set are restored into sets with the same one only | none |
/// | `matchKind` | `overlapping`, `perCode`, `nonOverlapping`, `leftmostLongest` or `leftmostFirst` | `overlapping` |
/// | `anchored` | whether every code begins at the latest reset | `false` |
/// | `maximumGap`, `timeLimit` | the limits of codes without their own: a time such as `250ms`, or `none` | `none` |
/// | `holdLimit` | how long a held match waits, or `none` | `none` |
/// | `game`, `platform`, `source`, `note` | any text, kept | none |
///
/// | field of a code | value | absent |
/// |---|---|---|
/// | `name` | not empty, unique in the file | an error |
/// | `actions` | notation as of ``CheatCodeNotation``, or an array of such texts, one after another | an error |
/// | `maximumGap`, `timeLimit` | the limits of this code: a time, or `none` | those of the file |
/// | `secret` | whether the code is kept out of hints | `false` |
/// | `enabled` | whether a new session matches the code | `true` |
/// | `game`, `platform`, `source`, `note` | any text, kept | none |
///
/// Any other field, and a field given twice, is an error.
///
/// ```swift
/// let file = try CheatCodeFile(json: Data(#"{"codes":[{"name":"god","actions":"'iddqd'"}]}"#.utf8))
/// print(file.definitions.map(\.actions.count))
/// // [5]
/// ```
public struct CheatCodeFile: Hashable, Sendable {
  /// How the codes are matched, and the limits of those without their own.
  public var configuration: CheatCodeConfiguration
  /// What people want to know about all codes.
  public var remarks: Remarks
  /// The codes in the order of the file.
  public var codes: [Code]

  /// Creates the contents of a file.
  ///
  /// - Parameters:
  ///   - configuration: How the codes are matched, and the limits of those without their own.
  ///   - remarks: What people want to know about all codes.
  ///   - codes: The codes in their order.
  public init(
    configuration: CheatCodeConfiguration = CheatCodeConfiguration(), remarks: Remarks = Remarks(), codes: [Code]
  ) {
    self.configuration = configuration
    self.remarks = remarks
    self.codes = codes
  }

  /// The codes without their remarks, ready to be compiled with the file's configuration.
  ///
  /// - Complexity: O(*n*) in the number of codes.
  public var definitions: [CheatCodeDefinition<CheatCodeAction>] {
    codes.map(\.definition)
  }

  /// The codes with the file's limits written into those without their own, to be compiled with codes of other files.
  ///
  /// - Complexity: O(*n*) in the number of codes.
  public var selfContainedDefinitions: [CheatCodeDefinition<CheatCodeAction>] {
    codes.map { code in
      var definition = code.definition
      if let gap = configuration.maximumGap, definition.maximumGap == .inherited {
        definition.maximumGap = .atMost(gap)
      }
      if let limit = configuration.timeLimit, definition.timeLimit == .inherited {
        definition.timeLimit = .atMost(limit)
      }
      return definition
    }
  }
}

extension CheatCodeFile {
  /// One code of a file.
  public struct Code: Hashable, Sendable {
    /// The code itself.
    public var definition: CheatCodeDefinition<CheatCodeAction>
    /// What people want to know about it.
    public var remarks: Remarks

    /// Creates a code of a file.
    public init(_ definition: CheatCodeDefinition<CheatCodeAction>, remarks: Remarks = Remarks()) {
      self.definition = definition
      self.remarks = remarks
    }
  }

  /// Texts that are kept with a file or a code and mean nothing to the program.
  public struct Remarks: Hashable, Sendable {
    /// The game that the codes are from.
    public var game: String?
    /// What the game is played on.
    public var platform: String?
    /// Where the code was found.
    public var source: String?
    /// Anything else.
    public var note: String?

    /// Creates remarks.
    public init(game: String? = nil, platform: String? = nil, source: String? = nil, note: String? = nil) {
      self.game = game
      self.platform = platform
      self.source = source
      self.note = note
    }
  }
}
