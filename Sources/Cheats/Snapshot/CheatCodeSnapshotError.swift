/// Why a snapshot cannot be read or restored, and which of its fields is the reason.
public struct CheatCodeSnapshotError: Error, Hashable, Sendable {
  /// The rule that was broken.
  public enum Reason: Hashable, Sendable {
    /// The snapshot has a format that this version of the library does not know.
    case unknownFormat(Int)
    /// The snapshot is of a set with another identifier.
    case otherIdentifier(found: String?, expected: String?)
    /// The snapshot is of a set with another match kind.
    case otherMatchKind(found: CheatCodeMatchKind, expected: CheatCodeMatchKind)
    /// The snapshot is of an anchored set and this one is not, or the reverse.
    case otherAnchoring(found: Bool, expected: Bool)
    /// The snapshot has the ages of actions, and no present time was given to count them from.
    case noPresentTime
    /// The field is not there.
    case missing
    /// The field is not what it must be, in words.
    case expected(String)
    /// The number is not in the range that it must be in.
    case outOfRange(Int64, ClosedRange<Int64>)
  }

  /// The rule that was broken.
  public let reason: Reason
  /// The field that breaks it, such as "codes[2].floor".
  public let place: String

  /// Creates an error from its rule and its place.
  public init(_ reason: Reason, at place: String) {
    self.reason = reason
    self.place = place
  }
}

extension CheatCodeSnapshotError: CustomStringConvertible {
  /// The place and the rule in one sentence, such as "position: found -1, expected 0 to 100".
  public var description: String { "\(place): \(reason)" }
}

extension CheatCodeSnapshotError.Reason: CustomStringConvertible {
  /// The rule in words.
  public var description: String {
    switch self {
    case .unknownFormat(let format): "format \(format) is not known to this version"
    case .otherIdentifier(let found, let expected): "found \(Self.quote(found)), expected \(Self.quote(expected))"
    case .otherMatchKind(let found, let expected): "found \(found), expected \(expected)"
    case .otherAnchoring(let found, let expected): "found \(found), expected \(expected)"
    case .noPresentTime: "the snapshot has ages; give the present time to restore it at"
    case .missing: "the field is missing"
    case .expected(let text): "expected \(text)"
    case .outOfRange(let value, let range): "found \(value), expected \(range.lowerBound) to \(range.upperBound)"
    }
  }

  private static func quote(_ identifier: String?) -> String { identifier.map { "“\($0)”" } ?? "no identifier" }
}

extension CheatCodeSnapshotError {
  /// What a decoder complained about, with the path to the field as its place.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context): self.init(.missing, at: Self.place(context.codingPath + [key]))
    case .valueNotFound(_, let context): self.init(.missing, at: Self.place(context.codingPath))
    case .typeMismatch(let type, let context): self.init(.expected("\(type)"), at: Self.place(context.codingPath))
    case .dataCorrupted(let context):
      self.init(.expected("a value that can be read: \(context.debugDescription)"), at: Self.place(context.codingPath))
    @unknown default: self.init(.expected("a value that can be read"), at: Self.place([]))
    }
  }

  /// The same error, of something that lies at a path.
  func within(_ path: [any CodingKey]) -> Self {
    path.isEmpty ? self : Self(reason, at: "\(Self.place(path)).\(place)")
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "snapshot" }
    return path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
