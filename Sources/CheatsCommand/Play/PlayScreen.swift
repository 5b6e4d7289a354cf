import Cheats
import CheatsNotation

/// What a game shows, as lines of text.
struct PlayScreen {
  /// One line and its look as a whole.
  struct Line: Hashable {
    let text: String
    var look = TextStyle.Look.plain
  }

  let model: PlayModel
  let size: TerminalSize

  /// The number of codes that are shown at once.
  static func page(_ size: TerminalSize, showsHints: Bool) -> Int {
    max(size.rows - (isSmall(size) ? 1 : showsHints ? 6 : 5), 1)
  }

  /// A window this low has room for the codes and one line only.
  private static func isSmall(_ size: TerminalSize) -> Bool { size.rows < 10 }

  /// As many lines as the window has, none wider than it.
  var lines: [Line] {
    let page = Self.page(size, showsHints: model.showsHints)
    var codes = model.codes(at: model.scroll..<model.scroll + page).map { line(model.row(of: $0)) }
    codes += Array(repeating: Line(text: ""), count: page - codes.count)
    var lines = [title] + codes
    if !Self.isSmall(size) {
      lines = [title, settings, stream, header] + codes
      if model.showsHints { lines.append(Line(text: "hints: \(model.hints)", look: .green)) }
      lines.append(Line(text: Self.keys, look: .dim))
    }
    return lines.prefix(size.rows).map { Line(text: TerminalText.fitted($0.text, to: size.columns), look: $0.look) }
  }

  /// What keys do; it fits 80 columns.
  private static let keys = "arrows swipe  space shake  F1-F4 tap  Enter next  ⌫ undo  Tab hints  ^D end"

  private var title: Line {
    let automaton = model.automaton
    let total = model.counts.values.reduce(0, +)
    let last = min(model.scroll + Self.page(size, showsHints: model.showsHints), automaton.count)
    let place = "\(groupedDigits(min(model.scroll + 1, automaton.count)))-\(groupedDigits(last))"
    return Line(
      text: "cheats play  \(place) of \(amount(automaton.count, "code")), "
        + "\(amount(total, "time")) completed, \(amount(Int(model.session.position), "action"))",
      look: .bold)
  }

  /// What can be switched; it fits 80 columns, whatever is chosen.
  private var settings: Line {
    let settings = model.settings
    return Line(
      text: "^K \(settings.matchWord)  ^G gap \(settings.maximumGap.word)  ^T time \(settings.timeLimit.word)  "
        + "^R reset  ^F flush")
  }

  private var stream: Line {
    let actions = model.history.suffix(size.columns)
    let text = "stream: \(CheatCodeNotation.text(for: actions))"
    // The latest actions count, so what is too much is cut at the beginning.
    guard TerminalText.width(text) > size.columns else { return Line(text: text) }
    var rest = actions[...]
    while !rest.isEmpty, TerminalText.width("stream: … \(CheatCodeNotation.text(for: rest))") > size.columns {
      rest.removeFirst()
    }
    return Line(text: "stream: … \(CheatCodeNotation.text(for: rest))")
  }
}

extension PlayScreen {
  /// The name takes what the others leave; the bar goes where there is no room for it.
  private var nameWidth: Int { max(size.columns - (hasBar ? 47 : 37) - progressWidth, 8) }

  /// Room for the progress of the longest code, and a space on either side.
  private var progressWidth: Int { max(2 * "\(model.longest)".count + 3, 9) }

  private var hasBar: Bool { size.columns >= 72 }

  private var header: Line {
    let bar = hasBar ? TerminalText.column("progress", 10) : ""
    return Line(
      text: TerminalText.column("code", nameWidth) + " " + bar
        + TerminalText.column(hasBar ? "" : "progress", progressWidth)
        + TerminalText.column("state", 12) + TerminalText.column("next", 12) + TerminalText.column("left", 7) + "times",
      look: .dim)
  }

  private func line(_ row: PlayRow) -> Line {
    let filled = row.length == 0 ? 0 : row.progress * 8 / row.length
    let marks = String(repeating: "#", count: filled) + String(repeating: "-", count: 8 - filled)
    let bar = hasBar ? "[\(marks)]" : ""
    let left = row.timeLeft.map(Self.text) ?? ""
    let text =
      TerminalText.column(row.name, nameWidth) + " " + bar
      + TerminalText.column(" \(row.progress)/\(row.length)", progressWidth) + TerminalText.column(row.state, 12)
      + TerminalText.column(TerminalText.fitted(row.next, to: 11), 12) + TerminalText.column(left, 7)
      + (row.count == 0 ? "" : "×\(groupedDigits(row.count))")
    return Line(text: text, look: look(row))
  }

  private func look(_ row: PlayRow) -> TextStyle.Look {
    if let flash = row.flash { return Int(flash / PlayModel.flashPhase).isMultiple(of: 2) ? .reverse : .green }
    switch row.state {
    case CheatCodeState.matched.description: return .green
    case CheatCodeState.matching.description, "held": return .bold
    default: return .plain
    }
  }

  /// A time of at most six columns, rounded up, so that 0 is shown when nothing is left.
  ///
  /// Seconds have a digit behind the point for as long as people can tell it.
  static func text(of time: Duration) -> String {
    let (whole, attoseconds) = time.components
    guard whole < 100 else {
      let seconds = whole + (attoseconds > 0 ? 1 : 0)
      if seconds < 10_000 { return "\(groupedDigits(seconds))s" }
      let days = (seconds - 1) / 86_400 + 1
      return seconds < 360_000 ? "\((seconds - 1) / 3600 + 1)h" : days < 1000 ? "\(days)d" : ">999d"
    }
    let tenths = whole * 10 + (attoseconds + 99_999_999_999_999_999) / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)s"
  }
}
