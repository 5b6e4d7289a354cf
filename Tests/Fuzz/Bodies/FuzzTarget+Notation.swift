import Cheats
import CheatsNotation
import CheatsTestSupport

extension FuzzTarget {
  /// Notation that is read, whole and in pieces, and printed; and actions that are printed and read.
  public static let notation = FuzzTarget(name: "notation") { input in
    let text = String(decoding: input, as: UTF8.self)
    return codeProblem(text) ?? timeProblem(text) ?? streamProblem(text) ?? piecesProblem(input)
      ?? printingProblem(input)
  } seeds: {
    let streams = try Fixtures.files(in: "Streams", withExtension: "txt").map { try [UInt8](Fixtures.data(at: $0)) }
    let codes = try Fixtures.files(in: "Codes", withExtension: "json").flatMap { url in
      try CheatCodeFile(json: Fixtures.data(at: url)).codes.prefix(3).map {
        CheatCodeNotation.text(
          for: CheatCodeSteps(actions: $0.definition.actions, parameters: $0.definition.parameters))
      }
    }
    let texts = ["'idclev' [0-9] <any>", "[a-z up tap2 \"]\"]", "@1.25s ↓ \"\\ud83d\\ude00\" @250ms", "10us", "-1s"]
    return streams.map { Array($0.prefix(400)) } + (codes + texts).map { Array($0.utf8) }
  }

  /// A code that is read is the one that its printed notation means.
  private static func codeProblem(_ text: String) -> String? {
    guard let steps = try? CheatCodeNotation.steps(from: text) else { return nil }
    let actions = try? CheatCodeNotation.actions(from: text)
    if actions != (steps.parameters.isEmpty ? steps.actions : nil) { return "other actions alone: \(actions ?? [])" }
    let printed = CheatCodeNotation.text(for: steps)
    if (try? CheatCodeNotation.steps(from: printed)) == steps { return nil }
    return "the code \(printed.debugDescription) is other"
  }

  private static func timeProblem(_ text: String) -> String? {
    guard let time = try? CheatCodeNotation.duration(from: text) else { return nil }
    let printed = CheatCodeNotation.text(for: time)
    return (try? CheatCodeNotation.duration(from: printed)) == time ? nil : "the time \(printed) is other than \(time)"
  }

  private static func streamProblem(_ text: String) -> String? {
    guard let stream = try? CheatCodeNotation.stream(from: text) else { return nil }
    let printed = CheatCodeNotation.text(for: stream)
    return (try? CheatCodeNotation.stream(from: printed)) == stream
      ? nil : "the stream \(printed.debugDescription) is other"
  }

  /// Bytes give the same however they are cut, also where they are no UTF-8.
  private static func piecesProblem(_ input: [UInt8]) -> String? {
    let whole = readStream([input])
    if let text = String(validating: input, as: UTF8.self), !text.hasPrefix("\u{FEFF}") {
      let other: String
      do { other = "\(try CheatCodeNotation.stream(from: text)) nil" } catch { other = "\(error)" }
      if !whole.hasSuffix(other) { return "as a text \(other), as a stream \(whole)" }
    }
    for size in [1, Int(input.first ?? 0) % 7 + 2] {
      let pieces = stride(from: 0, to: input.count, by: size).map { Array(input[$0..<min($0 + size, input.count)]) }
      let cut = readStream(pieces)
      if cut != whole { return "in pieces of \(size) \(cut), whole \(whole)" }
    }
    return nil
  }

  /// What the reader gives for a stream, and the mistake that it ends at, in words.
  private static func readStream(_ pieces: [[UInt8]]) -> String {
    var reader = CheatCodeStreamReader()
    var elements: [CheatCodeStreamElement] = []
    do {
      for piece in pieces {
        reader.append(piece)
        while let element = try reader.next() { elements.append(element) }
      }
      reader.finish()
      while let element = try reader.next() { elements.append(element) }
      return "\(elements) nil"
    } catch {
      return "\(elements) \(error)"
    }
  }

  /// Any actions, parameters and times are read back from what is printed.
  private static func printingProblem(_ input: [UInt8]) -> String? {
    var coder = ByteCoder(reading: input)
    var times = TimeCoder()
    let parameters: [CheatCodeParameter<CheatCodeAction>] = coder.list(nil, counts: 0...2) { coder, _ in
      coder.flag() ? .any : .oneOf(Set(coder.list(nil, counts: 1...6) { coder, _ in coder.anyAction() }))
    }
    let elements = coder.listToEnd(nil, atMost: 50) { coder, _ -> CheatCodeStreamElement in
      coder.byte() % 8 == 0 ? .time(times.time(nil, &coder).wholeNanoseconds) : .action(coder.anyAction())
    }
    let stream = CheatCodeNotation.text(for: elements)
    if (try? CheatCodeNotation.stream(from: stream)) != elements {
      return "\(elements) printed as \(stream.debugDescription)"
    }
    let actions = elements.compactMap { if case .action(let action) = $0 { action } else { nil } }
    let steps = CheatCodeSteps(actions: actions, parameters: parameters)
    let code = CheatCodeNotation.text(for: steps)
    return (try? CheatCodeNotation.steps(from: code)) == steps ? nil : "\(steps) printed as \(code.debugDescription)"
  }
}

extension ByteCoder {
  /// Reads any action, with any text of a few scalars where it is a key.
  fileprivate mutating func anyAction() -> CheatCodeAction {
    let kind = byte() % 16
    guard kind < 8 else { return action() }
    guard kind > 0 else { return .tap(times: UInt(truncatingIfNeeded: number())) }
    let scalars = list(nil, counts: 0...4) { coder, _ -> Unicode.Scalar in
      let low = UInt32(coder.byte())
      let value = kind < 4 ? low % 128 : low | UInt32(coder.byte()) << (kind < 6 ? 8 : 12)
      return Unicode.Scalar(value) ?? "a"
    }
    return .keyPress(String(String.UnicodeScalarView(scalars)))
  }
}

extension Duration {
  /// The time as it is printed, in whole nanoseconds of 64 bits.
  fileprivate var wholeNanoseconds: Duration {
    min(max(self, .nanoseconds(Int64.min)), .nanoseconds(Int64.max))
  }
}
