import AhoCorasick

/// Why bytes are no compiled set of codes that can be used, and where.
public struct CheatCodeBytesError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The bytes do not begin as a compiled set does.
    case otherFormat
    /// The set was written in a version of the format that this version of the library does not know.
    case unknownVersion(UInt32)
    /// There are more or fewer bytes than were written: so many, where the bytes say it.
    case wrongByteCount(stated: UInt64?, actual: Int)
    /// The bytes are not those that were written.
    case wrongChecksum
    /// Bytes that are there could not be had.
    case unreadable
    /// The actions were written by another coder, of this name.
    case otherCoder(String)
    /// The coder does not know the bytes of an action.
    case unknownAction
    /// An action is there twice.
    case equalActions
    /// The configuration is one that no set can have.
    case configuration(CheatCodeError.Reason)
    /// A number breaks a rule without which the set could not be used, in words.
    case brokenRule(String)
  }

  /// What is wrong.
  public let reason: Reason
  /// The part of the set that it is in, or nil where it is all of it.
  public let section: String?
  /// The number of elements before it in that part.
  public let place: Int?

  /// Creates an error from what is wrong and where.
  public init(_ reason: Reason, section: String? = nil, place: Int? = nil) {
    self.reason = reason
    self.section = section
    self.place = place
  }
}

extension CheatCodeBytesError: CustomStringConvertible {
  /// The place and what is wrong, such as "names, 7: an end is not before the end of the name before it".
  public var description: String {
    switch (section, place) {
    case (let section?, let place?): "\(section), \(place): \(reason)"
    case (let section?, nil): "\(section): \(reason)"
    default: reason.description
    }
  }
}

extension CheatCodeBytesError.Reason: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .otherFormat: "this is no compiled set of codes"
    case .unknownVersion(let version): "this is a compiled set of version \(version), expected version 1"
    case .wrongByteCount(let stated?, let actual): "there are \(actual) bytes, and the set says that it has \(stated)"
    case .wrongByteCount(nil, let actual): "\(actual) bytes are too few for a compiled set"
    case .wrongChecksum: "the bytes were changed after they were written"
    case .unreadable: "the bytes cannot be read"
    case .otherCoder(let name): "the actions were written by the coder “\(name)”"
    case .unknownAction: "the bytes of the action mean nothing to the coder"
    case .equalActions: "the action is there already"
    case .configuration(let reason): reason.description
    case .brokenRule(let rule): "this does not hold: \(rule)"
    }
  }
}

extension CheatCodeBytesError {
  /// The engine's error in terms of sets.
  ///
  /// Cases of both have the same names, and are named in full: a name alone would be that of the same type again.
  init(_ error: TableFileError) {
    switch error {
    case .otherFormat: self.init(Reason.otherFormat)
    case .unknownVersion(let version): self.init(Reason.unknownVersion(version))
    case .wrongByteCount(let stated, let actual): self.init(Reason.wrongByteCount(stated: stated, actual: actual))
    case .wrongSectionEntry(let section):
      self.init(Reason.brokenRule("a part begins where the one before it ends, and is inside"), section: section.name)
    case .wrongChecksum: self.init(Reason.wrongChecksum)
    case .unreadable: self.init(Reason.unreadable)
    case .broken(let section, let place, let rule):
      self.init(Reason.brokenRule(rule), section: section.name, place: place)
    }
  }
}
