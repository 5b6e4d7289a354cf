import AhoCorasick
import Cheats

/// What there is to know about a set of codes before it is given to players.
struct SetStatistics {
  /// A beginning that several codes have.
  struct SharedPrefix {
    let actions: [CheatCodeAction]
    /// The number of codes that begin with it.
    let count: Int
  }

  /// A code and how often it is expected in a thousand random actions.
  struct Accident {
    let id: CheatCodeID
    let perThousand: Double
  }

  let automaton: CheatCode.Automaton
  /// The number of distinct actions, of parameters too.
  var distinctActions: Int { automaton.engine.symbolCount }
  /// The numbers of steps of the shortest and the longest code.
  let lengths: ClosedRange<Int>
  /// The number of steps of all codes.
  let stepCount: Int
  /// How many states of the automaton have each depth.
  let depths: [Int]
  /// The longest beginnings that no further action is shared behind, longest first.
  let sharedPrefixes: [SharedPrefix]
  /// The number of conflicts of each relation.
  let conflicts: [CheatCodeConflict.Relation: Int]
  /// All codes, the most likely first, equally likely ones in order of registration.
  let accidents: [Accident]

  /// Looks through a set.
  ///
  /// - Parameters:
  ///   - automaton: The set.
  ///   - prefixCount: The most shared prefixes that are kept.
  /// - Complexity: O(*n* + *c* log *c* + *k*), where *n* is the number of actions of all codes, *c* of codes and *k* of
  ///   conflicts.
  init(_ automaton: CheatCode.Automaton, prefixCount: Int) {
    self.automaton = automaton
    let codeLengths = automaton.ids.map(automaton.length)
    lengths = (codeLengths.min() ?? 0)...(codeLengths.max() ?? 0)
    stepCount = codeLengths.reduce(0, +)
    var depths = [Int](repeating: 0, count: automaton.engine.longestPattern + 1)
    for state in automaton.states { depths[automaton.engine.depth(of: state)] += 1 }
    self.depths = depths
    sharedPrefixes = automaton.sharedPrefixes(prefixCount)
    var conflicts: [CheatCodeConflict.Relation: Int] = [:]
    for conflict in automaton.conflicts { conflicts[conflict.relation, default: 0] += 1 }
    self.conflicts = conflicts
    let frequencies = ActionFrequencies(automaton)
    accidents = automaton.ids.map { Accident(id: $0, perThousand: frequencies.expectedPerThousand($0)) }
      .sorted { ($1.perThousand, $0.id) < ($0.perThousand, $1.id) }
  }

  /// How often any code is expected in a thousand random actions.
  var perThousand: Double {
    let least = ActionFrequencies.leastPerThousand
    // Many that are less than a number are no number either.
    let sum = accidents.reduce(0) { $1.perThousand > least ? $0 + $1.perThousand : $0 }
    return accidents.isEmpty ? 0 : max(sum, least)
  }
}

extension CheatCode.Automaton {
  /// All states, the root first.
  fileprivate var states: some Sequence<StateID> {
    (0..<UInt32(engine.stateCount)).lazy.map { StateID(rawValue: $0) }
  }

  /// The longest beginnings of two codes or more, where the codes then part.
  fileprivate func sharedPrefixes(_ count: Int) -> [SetStatistics.SharedPrefix] {
    var longest: [(state: StateID, depth: Int, codes: Int)] = []
    for state in states where state != .root {
      let codes = engine.codeCount(through: state)
      let depth = engine.depth(of: state)
      guard codes > 1, longest.count < count || depth > (longest.last?.depth ?? 0),
        engine.children(of: state).allSatisfy({ engine.codeCount(through: $0) < codes })
      else { continue }
      let place = longest.firstIndex { ($0.depth, $0.codes) < (depth, codes) } ?? longest.count
      longest.insert((state, depth, codes), at: place)
      if longest.count > count { longest.removeLast() }
    }
    return longest.map { .init(actions: engine.path(of: $0.state).map(action), count: $0.codes) }
  }
}

extension Automaton {
  /// The number of patterns that begin with a state's path.
  fileprivate func codeCount(through state: StateID) -> Int {
    let ranks = ranks(of: state)
    return ranks.upperBound.index - ranks.lowerBound.index
  }
}
