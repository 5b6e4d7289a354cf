import AhoCorasick

/// The conflicts of a set of codes, found lazily: asking a hostile set for its first hundred costs a hundred.
///
/// **Order.** The codes come in order of registration. The conflicts of one code are ordered by the other code: first
/// those with the same actions, in order of registration; then those that occur in it, in the order in which performing
/// the code completes them for the first time, longest first, then in order of registration. The conflicts of one pair
/// come in the order of ``CheatCodeConflict/Relation``.
///
/// **Relations.** Each of several equal codes is in a row of its own, as the code and as the other; only
/// ``CheatCodeConflict/Relation/equal`` names the first of them alone. A code that occurs in another one more than once
/// is in one row for each relation that some occurrence has: “a” is prefix, suffix and infix of “aaa”.
///
/// **Unreachable.** The other code hides the code, by the match kind of the set, when
///
/// - under `nonOverlapping` it occurs in the code and ends before the code's end;
/// - under `leftmostFirst` it was registered earlier and the code begins with it;
/// - under `nonOverlapping`, `leftmostLongest` and `leftmostFirst` it was registered earlier and is equal.
///
/// A code with limits on time of its own or from the set hides nothing, since an occurrence that breaks them hides
/// nothing. Whether a code is enabled does not count, since every session can change that.
///
/// **Parameters.** Only the actions before them are compared, and what they accept is not. So a code with parameters
/// hides no code but those that have the same actions and the same parameters; in any other code it could be left
/// unfinished. A code's end is behind its own parameters, so “idclev” ends before “idclev” with two of them does.
///
/// - Complexity: O(*n* log *a*) for all codes together, where *n* is the number of actions of all codes and *a* of
///   distinct ones, and O(1) for each conflict; O(*s*) memory, where *s* is the number of states of the automaton.
public struct CheatCodeConflicts: LazySequenceProtocol, Sendable {
  let codes: CompiledSet

  /// Goes through the conflicts from the beginning.
  public func makeIterator() -> Iterator { Iterator(codes: codes) }

  /// Finds one conflict after another.
  public struct Iterator: IteratorProtocol {
    private let codes: CompiledSet
    private let rule: HidingRule
    private var contained: ContainedCodes
    private let equals: EqualCodes
    private var nextCode = 0
    private var code = PatternID(rawValue: 0)
    /// The codes with the same actions that are still to be compared with the code.
    private var equalHiders = EqualCodes.Hiders.none
    /// The codes with the actions of one state that are still to be compared with the code.
    private var ranks = Rank(rawValue: 0)..<Rank(rawValue: 0)
    private var places: ContainedCodes.Places = []
    /// The other code of the present pair and the relations that are still to be told.
    private var other = PatternID(rawValue: 0)
    private var relations: Relations = []

    init(codes: CompiledSet) {
      self.codes = codes
      rule = HidingRule(codes: codes)
      contained = ContainedCodes(engine: codes.engine)
      equals = EqualCodes(codes: codes)
    }

    /// The next conflict, or nil behind the last one.
    public mutating func next() -> CheatCodeConflict? {
      while relations.isEmpty {
        guard nextPair() else { return nil }
      }
      return CheatCodeConflict(code: codes.id(of: code), other: codes.id(of: other), relation: relations.removeFirst())
    }

    /// Goes on to the next pair, which may have no relation; false behind the last one.
    private mutating func nextPair() -> Bool {
      if let hider = equalHiders.next() {
        other = codes.engine.pattern(at: hider)
        relations = .unreachable
      } else if ranks.lowerBound < ranks.upperBound {
        other = codes.engine.pattern(at: ranks.lowerBound)
        ranks = Rank(ranks.lowerBound.index + 1)..<ranks.upperBound
        relations = Relations(places)
        if rule.hides(other, code, at: places) { relations.insert(.unreachable) }
      } else if let found = contained.next() {
        ranks = codes.engine.endingRanks(of: codes.engine.endState(of: found.code))
        places = found.places
      } else {
        return nextOwner()
      }
      return true
    }

    /// Goes on to the next code and compares it with the first one that has the same actions.
    private mutating func nextOwner() -> Bool {
      guard nextCode < codes.count else { return false }
      code = PatternID(nextCode)
      nextCode += 1
      let end = contained.enter(code)
      let same = codes.engine.endingRanks(of: end)
      equalHiders = equals.hiders(of: codes.engine.rank(of: code))
      other = codes.engine.pattern(at: same.lowerBound)
      relations = other == code ? [] : .equal
      // The first one is told of once, with all that it is to the code.
      if other != code, equalHiders.peek() == same.lowerBound {
        _ = equalHiders.next()
        relations.insert(.unreachable)
      }
      return true
    }
  }
}

extension CheatCodeConflicts {
  /// Relations of one pair that are still to be told.
  fileprivate struct Relations: OptionSet {
    var rawValue: UInt8

    static let equal = Self(rawValue: 1 << 0)
    static let prefix = Self(rawValue: 1 << 1)
    static let suffix = Self(rawValue: 1 << 2)
    static let infix = Self(rawValue: 1 << 3)
    static let unreachable = Self(rawValue: 1 << 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ places: ContainedCodes.Places) {
      self = []
      if places.contains(.prefix) { insert(.prefix) }
      if places.contains(.suffix) { insert(.suffix) }
      if places.contains(.infix) { insert(.infix) }
    }

    /// Takes the relation that comes first.
    ///
    /// - Precondition: There is one.
    mutating func removeFirst() -> CheatCodeConflict.Relation {
      if remove(.equal) != nil { return .equal }
      if remove(.prefix) != nil { return .prefix }
      if remove(.suffix) != nil { return .suffix }
      if remove(.infix) != nil { return .infix }
      remove(.unreachable)
      return .unreachable
    }
  }
}
