/// A set of patterns compiled for finding all of them at once in one stream of symbols.
///
/// A state is a node of the patterns' trie: the longest beginning of a pattern that the stream ends with. Where no
/// child of a state fits the next symbol, its *failure link* leads to the longest shorter such beginning. All follows
/// Aho and Corasick, "Efficient string matching: an aid to bibliographic search", Communications of the ACM 18 (1975);
/// how states are stored does not:
///
/// ```
///  stream  … b a a b a c a ▮          steps and scans read          questions read
///            └──────┬──────┘
///       the last k symbols: a gram ─▶ grams ─▶ records              tree, patterns, numbers, shallow, wider
///       (shallow states, not stored)          (deep states)
/// ```
///
/// All tables are flat arrays in one immutable object, shared by all who match.
///
/// The members that a step reads are `@inlinable`: called across the module boundary as functions, each one costs a
/// retain and a release of the automaton, which doubled the time of a step.
public final class Automaton: Sendable {
  /// What the last symbols alone say.
  @usableFromInline let grams: GramTable
  /// The states deeper than a gram, and those that lead to them.
  @usableFromInline let records: RecordTable
  /// All transitions of a small set, which scans read in place of the others, or nil.
  let dense: DenseTable?
  /// For each pattern those that end it.
  @usableFromInline let nextMatches: ContiguousArray<MatchList>
  /// The patterns and their order.
  @usableFromInline let patterns: PatternTable
  /// The states by number.
  let tree: StateTree
  /// Which words of the records begin one; the states are numbered as their records lie.
  let recordStarts: BitRanks
  /// The states that have no records, by their paths.
  let shallowStates: ShallowStates
  /// The links that skip a chain's states that have nothing new.
  let widerLinks: WiderLinks
  /// The number of symbols of the alphabet.
  public let symbolCount: Int
  /// The length of the longest pattern.
  public let longestPattern: Int

  /// The tables of an automaton.
  struct Tables {
    var grams: GramTable
    var records: RecordTable
    var dense: DenseTable?
    var nextMatches: ContiguousArray<MatchList>
    var patterns: PatternTable
    var tree: StateTree
    var recordStarts: BitRanks
    var shallowStates: ShallowStates
    var widerLinks: WiderLinks
    var symbolCount: Int
    var longestPattern: Int
  }

  /// Takes tables as they are; whether they fit together is for ``brokenInvariant`` to say.
  init(_ tables: Tables) {
    grams = tables.grams
    records = tables.records
    dense = tables.dense
    nextMatches = tables.nextMatches
    patterns = tables.patterns
    tree = tables.tree
    recordStarts = tables.recordStarts
    shallowStates = tables.shallowStates
    widerLinks = tables.widerLinks
    symbolCount = tables.symbolCount
    longestPattern = tables.longestPattern
  }

  /// The number of patterns.
  public var patternCount: Int { patterns.count }

  /// The number of states, the root included.
  public var stateCount: Int { tree.count }
}
