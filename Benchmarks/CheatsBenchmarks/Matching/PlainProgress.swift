import AhoCorasick
import Cheats

/// How far a stream is with a code, straight from the definition: no automaton and nothing remembered.
struct PlainProgress {
  let codes: CodeList
  let stream: SymbolStream

  /// The largest number of a code's leading symbols that the stream ends with after so many of its own.
  ///
  /// - Complexity: O(*n*²) in the length of the code.
  func progress(of id: PatternID, after count: Int) -> Int {
    let code = codes.range(of: id)
    var length = min(code.count, count)
    while length > 0 {
      let isSame = (0..<length).allSatisfy { offset in
        codes.symbols[code.lowerBound + offset] == stream.symbols[count - length + offset]
      }
      if isSame { break }
      length -= 1
    }
    return length
  }

  /// The state of a code, under the match kind that reports every occurrence.
  func state(of id: PatternID, after count: Int) -> CheatCodeState {
    let progress = progress(of: id, after: count)
    if count == 0 { return .reset }
    if progress == codes.range(of: id).count { return .matched }
    return progress > 0 ? .matching : .notMatched
  }

  /// The symbol that comes next in a code, or nil where it is complete.
  func nextSymbol(of id: PatternID, after count: Int) -> UInt16? {
    let code = codes.range(of: id)
    let progress = progress(of: id, after: count)
    return progress < code.count ? codes.symbols[code.lowerBound + progress] : nil
  }
}
