import Cheats
import CheatsTestSupport

/// Makes streams out of pieces of codes, as players do who know the codes more or less.
struct RealPlay {
  var random: SplitMix64
  private let codes: [CheatCode.Definition]
  /// Every action of the codes once, in the order in which they come, and one that is in no code.
  private let actions: [CheatCodeAction]
  /// The codes that will be played next; all come once before one comes again.
  private var waiting: [CheatCode.Definition] = []

  /// Creates a generator of streams.
  ///
  /// - Parameters:
  ///   - codes: The codes that pieces are made of.
  ///   - seed: Decides every stream.
  init(_ codes: [CheatCode.Definition], seed: UInt64) {
    self.codes = codes
    random = SplitMix64(seed: seed)
    var seen: Set<CheatCodeAction> = []
    let stranger = CheatCodeAction.keyPress("a key of no code")
    actions = (codes.flatMap(\.actions) + [stranger]).filter { seen.insert($0).inserted }
  }

  /// A stream of pieces, one after another, until it has so many actions.
  mutating func stream(_ count: Int) -> [CheatCodeAction] {
    var stream: [CheatCodeAction] = []
    while stream.count < count { stream += piece() }
    return Array(stream.prefix(count))
  }

  /// Noise, a code broken off, a false start, a whole code, a code with a slip, or two codes run together.
  private mutating func piece() -> [CheatCodeAction] {
    let code = nextCode()
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<15: return (0..<Int.random(in: 1...4, using: &random)).map { _ in random.choice(actions) }
    case 15..<30: return beginning(of: code)
    case 30..<50: return beginning(of: code) + performance(of: code)
    case 50..<70: return performance(of: code)
    case 70..<80:
      var slip = performance(of: code)
      slip.insert(random.choice(actions), at: Int.random(in: 0...slip.count, using: &random))
      return slip
    default: return runTogether(performance(of: code), performance(of: nextCode()))
    }
  }

  private mutating func nextCode() -> CheatCode.Definition {
    if waiting.isEmpty { waiting = codes.shuffled(using: &random) }
    return waiting.removeLast()
  }

  /// All actions of a code; what is entered at its parameters is drawn.
  mutating func performance(of code: CheatCode.Definition) -> [CheatCodeAction] {
    code.actions
      + code.parameters.map { parameter in
        switch parameter {
        case .any: random.choice(actions)
        // A set has another order each time.
        case .oneOf(let accepted): random.choice(accepted.sorted { $0.description < $1.description })
        }
      }
  }

  /// Some of the first actions of a code but not all, none where it has only one.
  mutating func beginning(of code: CheatCode.Definition) -> [CheatCodeAction] {
    let all = performance(of: code)
    return Array(all.prefix(all.count < 2 ? 0 : Int.random(in: 1..<all.count, using: &random)))
  }

  /// One after another, where what the second begins with and the first ends with is performed only once.
  private func runTogether(_ first: [CheatCodeAction], _ second: [CheatCodeAction]) -> [CheatCodeAction] {
    let shared = (0..<min(first.count, second.count)).last { first.suffix($0).elementsEqual(second.prefix($0)) } ?? 0
    return first + second.dropFirst(shared)
  }
}
