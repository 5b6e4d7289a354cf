import AhoCorasick
import Cheats

/// How often each action occurs in a set of codes, as a share of all steps.
///
/// Each step of each code counts once. A parameter's share is divided evenly among the actions that it accepts; one that
/// accepts any action counts for none.
struct ActionFrequencies {
  private let automaton: CheatCode.Automaton
  /// The share of each action, by the number of its symbol.
  private let shares: [Double]

  /// Counts the actions of a set.
  ///
  /// - Complexity: O(*n*), where *n* is the number of actions of all codes and their parameters.
  init(_ automaton: CheatCode.Automaton) {
    self.automaton = automaton
    let engine = automaton.engine
    var counts = [Double](repeating: 0, count: engine.symbolCount)
    for id in automaton.ids {
      let pattern = automaton.pattern(of: id)
      for symbol in engine.symbols(of: pattern) { counts[Int(symbol.rawValue)] += 1 }
      for case .oneOf(let actions) in automaton.parameters(of: id) {
        for action in actions { counts[Int(automaton.symbol(for: action).rawValue)] += 1 / Double(actions.count) }
      }
    }
    let total = counts.reduce(0, +)
    shares = counts.map { $0 / total }
  }

  /// The probability that a random action is a given one.
  func share(of action: CheatCodeAction) -> Double { share(of: automaton.symbol(for: action)) }

  private func share(of symbol: Symbol) -> Double {
    symbol == .unknown ? 0 : shares[Int(symbol.rawValue)]
  }

  /// How often a code is expected in a thousand random actions: 1000 · Π p(step).
  ///
  /// The actions are independent of each other and drawn by their shares, and p(step) is the share of the step's action,
  /// or of all actions that a parameter accepts together. It is an expected number: by the linearity of expectation it is
  /// the sum of the probabilities that the code ends at each action, whether or not its occurrences overlap. Every
  /// occurrence counts, as with the match kind `overlapping` without limits, and the stream is long beside the code.
  ///
  /// A long code is expected less often than any number tells; it is given ``leastPerThousand``.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the code and the number of actions that its parameters accept.
  func expectedPerThousand(_ id: CheatCodeID) -> Double { max(product(of: id), Self.leastPerThousand) }

  /// What stands for itself and all that is less.
  static let leastPerThousand = 1e-300

  private func product(of id: CheatCodeID) -> Double {
    let engine = automaton.engine
    let actions = engine.symbols(of: automaton.pattern(of: id)).reduce(1000) { $0 * share(of: $1) }
    return automaton.parameters(of: id).reduce(actions) { product, parameter in
      switch parameter {
      case .any: product
      case .oneOf(let actions): product * actions.map(share).reduce(0, +)
      }
    }
  }
}
