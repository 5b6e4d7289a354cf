import AhoCorasick

/// Finds the codes that hide another one with the same actions, without looking at those that do not.
///
/// Codes with the same actions have neighbouring ranks in order of registration. Those that also have the same
/// parameters and can hide others are linked:
///
/// ```
/// code      idmus  idmus##  idmus (limit)  idmus##  idmus
/// rank      7      8        9              10       11
/// next      11     10       –              –        –
/// first     –      –        7              8        7       the first earlier one with the same parameters
/// fixed            7                       7                the first one without parameters
/// ```
struct EqualCodes {
  private static let none = UInt32.max

  private var nextHider: ContiguousArray<UInt32> = []
  private var firstHider: ContiguousArray<UInt32> = []
  private var firstFixed: ContiguousArray<UInt32> = []
  private let rule: HidingRule

  /// Links the codes of a set.
  ///
  /// - Complexity: O(*n* + *p*), where *n* is the number of codes and *p* the size of all parameters.
  init(codes: CompiledSet) {
    rule = HidingRule(codes: codes)
    guard rule.hidesEqual else { return }
    nextHider = ContiguousArray(repeating: Self.none, count: codes.count)
    firstHider = nextHider
    firstFixed = nextHider
    var rank = 0
    while rank < codes.count {
      let end = codes.engine.endState(of: codes.engine.pattern(at: Rank(rank)))
      let ranks = rank..<codes.engine.endingRanks(of: end).upperBound.index
      if ranks.count > 1 { link(ranks, codes) }
      rank = ranks.upperBound
    }
  }

  /// Links codes with the same actions.
  private mutating func link(_ ranks: Range<Int>, _ codes: CompiledSet) {
    var chains: [[ParameterTable.Step]: (first: Int, last: Int)] = [:]
    for rank in ranks {
      let pattern = codes.engine.pattern(at: Rank(rank))
      let parameters = (0..<codes.parameters.count(of: pattern)).map { codes.parameters.step($0, of: pattern) }
      let chain = chains[parameters]
      if let chain { firstHider[rank] = UInt32(chain.first) }
      guard rule.canHide(pattern) else { continue }
      if let chain { nextHider[chain.last] = UInt32(rank) }
      chains[parameters] = (first: chain?.first ?? rank, last: rank)
    }
    guard let fixed = chains[[]] else { return }
    for rank in ranks where !rule.isFixed(codes.engine.pattern(at: Rank(rank))) {
      firstFixed[rank] = UInt32(fixed.first)
    }
  }

  /// The codes that hide the code at a rank, in order of registration.
  func hiders(of rank: Rank) -> Hiders {
    guard rule.hidesEqual else { return .none }
    return Hiders(
      links: nextHider, same: firstHider[rank.index], sameEnd: rank.rawValue,
      fixed: rule.hidesLonger ? firstFixed[rank.index] : Self.none,
      fixedEnd: rule.hidesEarlier ? Self.none : rank.rawValue)
  }

  /// Goes along two chains of ranks at once, the lower rank first.
  struct Hiders: IteratorProtocol {
    fileprivate let links: ContiguousArray<UInt32>
    fileprivate var same: UInt32
    fileprivate let sameEnd: UInt32
    fileprivate var fixed: UInt32
    fileprivate let fixedEnd: UInt32

    static let none = Hiders(links: [], same: .max, sameEnd: 0, fixed: .max, fixedEnd: 0)

    /// The rank that is next, or nil.
    func peek() -> Rank? {
      let rank = min(same < sameEnd ? same : EqualCodes.none, fixed < fixedEnd ? fixed : EqualCodes.none)
      return rank == EqualCodes.none ? nil : Rank(rawValue: rank)
    }

    mutating func next() -> Rank? {
      guard let rank = peek() else { return nil }
      if same == rank.rawValue { same = links[rank.index] } else { fixed = links[rank.index] }
      return rank
    }
  }
}
