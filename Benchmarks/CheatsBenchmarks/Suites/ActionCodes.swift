import AhoCorasick
import Cheats

/// The workload in actions of players instead of symbols.
///
/// A small alphabet is swipes, a shake, taps and one-character keys, as in real codes; a large one goes on with keys
/// that have longer names.
enum ActionCodes {
  private static let keys = (0x21...0x7E).map { CheatCodeAction.keyPress(String(UnicodeScalar(UInt8($0)))) }

  private static let common: [CheatCodeAction] =
    [.swipe(.up), .swipe(.down), .swipe(.left), .swipe(.right), .shake] + (1...4).map { .tap(times: $0) } + keys

  /// The action for a symbol.
  static func action(for symbol: UInt16) -> CheatCodeAction {
    Int(symbol) < common.count ? common[Int(symbol)] : .keyPress("key \(symbol)")
  }

  /// The actions for the symbols of an alphabet.
  private static func table(for symbols: some Sequence<UInt16>) -> [CheatCodeAction] {
    (0...(symbols.max() ?? 0)).map(action)
  }

  /// The actions of a stream, made before any time is taken.
  static func actions(_ stream: SymbolStream) -> [CheatCodeAction] {
    let table = table(for: stream.symbols)
    return stream.symbols.map { table[Int($0)] }
  }

  /// Codes as the library takes them, without names.
  static func definitions(_ codes: CodeList) -> [CheatCode.Definition] {
    let table = table(for: codes.symbols)
    return codes.ids.map { id in
      CheatCode.Definition(actions: codes.range(of: id).map { table[Int(codes.symbols[$0])] })
    }
  }

  /// Performs actions one call each, and sums the matches.
  @inline(never)
  static func perform(_ actions: [CheatCodeAction], _ session: inout CheatCode.Session) -> MatchSum {
    var sum = MatchSum()
    for action in actions {
      for match in session.perform(action) { sum.add(match) }
    }
    return sum
  }
}

extension MatchSum {
  /// Adds a match of a set whose codes have their places as ids.
  mutating func add(_ match: CheatCodeMatch) {
    add(PatternID(rawValue: match.code.rawValue), end: Int(match.end))
  }
}
