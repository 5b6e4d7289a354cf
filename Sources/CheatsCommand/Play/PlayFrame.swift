/// The lines that a terminal shows now, and what to send for it to show others.
///
/// Only lines that changed are sent. The sequences are those of ECMA-48, which every terminal knows: `CSI row ; 1 H`
/// moves, `CSI K` erases to the end of a line, `CSI 2 J` erases all, `CSI … m` is the look.
struct PlayFrame {
  private var shown: [PlayScreen.Line] = []
  private let style: TextStyle

  init(style: TextStyle) { self.style = style }

  /// What makes the terminal show lines.
  ///
  /// - Parameter fromScratch: Whether nothing is known of what it shows, as after a change of its size.
  mutating func update(to lines: [PlayScreen.Line], fromScratch: Bool) -> String {
    var text = ""
    if fromScratch {
      shown = []
      text = "\u{1B}[2J"
    }
    for (index, line) in lines.enumerated() where index >= shown.count || shown[index] != line {
      // Erased first: behind a line as wide as the window there is no room to erase to.
      text += "\u{1B}[\(index + 1);1H\u{1B}[K" + style.apply(line.look, to: line.text)
    }
    shown = lines
    return text
  }
}
