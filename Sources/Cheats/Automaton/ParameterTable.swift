import AhoCorasick

/// The parameters at the ends of the codes of a set, as symbols.
struct ParameterTable: Sendable {
  /// What one step accepts.
  enum Step: Hashable, Sendable {
    case any
    /// The symbols in ascending order.
    case oneOf(ContiguousArray<Symbol>)

    func accepts(_ symbol: Symbol) -> Bool {
      guard case .oneOf(let symbols) = self else { return true }
      var low = 0
      var high = symbols.count
      while low < high {
        let middle = (low + high) / 2
        if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
      }
      return low < symbols.count && symbols[low] == symbol
    }
  }

  private(set) var steps: ContiguousArray<Step> = []
  /// For each code up to the last one that has parameters the steps up to the end of its own.
  private(set) var ends: ContiguousArray<Int> = []
  /// The most parameters that a code has.
  private(set) var longest = 0

  /// Notes the parameters of a code behind all whose parameters are noted.
  mutating func append(_ own: some Collection<Step>, of pattern: PatternID) {
    guard !own.isEmpty else { return }
    ends.append(contentsOf: repeatElement(steps.count, count: pattern.index - ends.count))
    steps.append(contentsOf: own)
    ends.append(steps.count)
    longest = max(longest, own.count)
  }

  init() {}

  /// Takes tables as they are.
  init(steps: ContiguousArray<Step>, ends: ContiguousArray<Int>) {
    self.steps = steps
    self.ends = ends
    for code in ends.indices { longest = max(longest, count(of: PatternID(code))) }
  }

  /// Whether no code has parameters.
  var isEmpty: Bool { ends.isEmpty }

  /// The number of parameters of a code.
  func count(of pattern: PatternID) -> Int {
    guard pattern.index < ends.count else { return 0 }
    return ends[pattern.index] - (pattern.index == 0 ? 0 : ends[pattern.index - 1])
  }

  /// One parameter of a code.
  func step(_ offset: Int, of pattern: PatternID) -> Step {
    steps[(pattern.index == 0 ? 0 : ends[pattern.index - 1]) + offset]
  }
}
