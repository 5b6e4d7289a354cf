import Cheats
import CheatsTestSupport
import Testing

/// What random scripts of one kind make use of.
struct ScriptCase: CustomTestStringConvertible, Sendable {
  var kind: CheatCodeMatchKind
  var isAnchored = false
  var features: ScriptFeatures

  var testDescription: String { "\(kind)\(isAnchored ? " anchored" : "") \(features.rawValue)" }

  /// Features under every match kind, and others of anchored sets.
  static func all(_ features: [ScriptFeatures], anchored: [ScriptFeatures]) -> [ScriptCase] {
    CheatCodeMatchKind.allCases.flatMap { kind in features.map { ScriptCase(kind: kind, features: $0) } }
      + anchored.map { ScriptCase(kind: .overlapping, isAnchored: true, features: $0) }
  }
}
