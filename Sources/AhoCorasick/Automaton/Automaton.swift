/// A set of patterns compiled for finding all of them at once in one stream of symbols.
///
/// The states are the nodes of the patterns' trie, numbered as `Trie` draws it. Behind each state there are
///
/// - its *children*: the states that one more symbol leads to;
/// - its *failure link*: the deepest other state whose path is an end of this state's path. Where no child fits, the
///   stream still ends with that shorter path;
/// - its *match link*: the deepest state, itself included, on its chain of failure links where patterns end. Patterns
///   that end with the same symbols share one chain, so each is stored once;
/// - its *ranks*: the patterns, in lexicographic order, that begin with its path.
///
/// All tables are flat arrays in one immutable object, shared by all who match. The tables follow Aho and Corasick,
/// "Efficient string matching: an aid to bibliographic search", Communications of the ACM 18 (1975).
///
/// The members that a step reads are `@inlinable`: called across the module boundary as functions, each one costs a
/// retain and a release of the automaton, which doubled the time of a step.
public final class Automaton: Sendable {
  /// For each state its first child, and behind the last state the number of states.
  @usableFromInline let firstChild: ContiguousArray<UInt32>
  /// The symbol that leads to each state from its parent.
  @usableFromInline let label: ContiguousArray<UInt32>
  /// The failure link of each state.
  @usableFromInline let failure: ContiguousArray<UInt32>
  /// The match link of each state, 0 where nothing ends.
  @usableFromInline let matchLink: ContiguousArray<UInt32>
  /// The wider link of each state: see ``wider(than:)``.
  @usableFromInline let widerLink: ContiguousArray<UInt32>
  /// The first rank of each state.
  @usableFromInline let lowRank: ContiguousArray<UInt32>
  /// One past the last rank of each state.
  @usableFromInline let highRank: ContiguousArray<UInt32>
  /// For each symbol the root's child, or 0; every stream is here most of the time.
  @usableFromInline let rootChild: ContiguousArray<UInt32>
  /// The first state of each depth, and behind the deepest the number of states.
  @usableFromInline let levels: ContiguousArray<UInt32>
  /// The pattern at each rank.
  @usableFromInline let patternAtRank: ContiguousArray<PatternID>
  /// The rank of each pattern.
  @usableFromInline let rankOfPattern: ContiguousArray<Rank>
  /// The length of each pattern.
  @usableFromInline let lengths: ContiguousArray<UInt32>

  convenience init(
    _ trie: Trie, order: ContiguousArray<PatternID>, lengths: ContiguousArray<UInt32>, symbolCount: Int
  ) {
    var rootChild = ContiguousArray<UInt32>(repeating: 0, count: symbolCount)
    for child in trie.children(of: 0) { rootChild[Int(trie.label[child])] = UInt32(child) }
    let failure = trie.failureLinks(rootChild: rootChild)
    var ranks = ContiguousArray(repeating: Rank(0), count: order.count)
    for (rank, pattern) in order.enumerated() { ranks[pattern.index] = Rank(rank) }
    self.init(
      firstChild: trie.firstChild, label: trie.label, failure: failure, matchLink: trie.matchLinks(failure: failure),
      widerLink: trie.widerLinks(failure: failure), lowRank: trie.lowRank, highRank: trie.highRank,
      rootChild: rootChild,
      levels: trie.levels, patternAtRank: order, rankOfPattern: ranks, lengths: lengths)
    assertInvariants()
  }

  /// Takes tables as they are; whether they fit together is for ``brokenInvariant`` to say.
  init(
    firstChild: ContiguousArray<UInt32>, label: ContiguousArray<UInt32>, failure: ContiguousArray<UInt32>,
    matchLink: ContiguousArray<UInt32>, widerLink: ContiguousArray<UInt32>, lowRank: ContiguousArray<UInt32>,
    highRank: ContiguousArray<UInt32>, rootChild: ContiguousArray<UInt32>, levels: ContiguousArray<UInt32>,
    patternAtRank: ContiguousArray<PatternID>, rankOfPattern: ContiguousArray<Rank>, lengths: ContiguousArray<UInt32>
  ) {
    self.firstChild = firstChild
    self.label = label
    self.failure = failure
    self.matchLink = matchLink
    self.widerLink = widerLink
    self.lowRank = lowRank
    self.highRank = highRank
    self.rootChild = rootChild
    self.levels = levels
    self.patternAtRank = patternAtRank
    self.rankOfPattern = rankOfPattern
    self.lengths = lengths
  }

  /// The number of patterns.
  public var patternCount: Int { lengths.count }

  /// The number of states, the root included.
  public var stateCount: Int { label.count }

  /// The number of symbols of the alphabet.
  public var symbolCount: Int { rootChild.count }

  /// The length of the longest pattern.
  public var longestPattern: Int { levels.count - 2 }
}
