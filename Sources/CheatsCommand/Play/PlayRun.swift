import Cheats

/// A game at a terminal, from its first to its last key.
struct PlayRun {
  private var model: PlayModel
  private let terminal: Terminal
  private var frame: PlayFrame
  private var decoder = KeyDecoder()
  private let start = ContinuousClock.now

  init(_ model: PlayModel, style: TextStyle) throws(CommandFailure) {
    self.model = model
    frame = PlayFrame(style: style)
    terminal = try Terminal()
  }

  /// Plays until a key ends it.
  ///
  /// - Throws: ``CommandFailure`` when the terminal is gone or a set is refused; the terminal is given back before.
  mutating func perform() throws(CommandFailure) {
    defer { terminal.close() }
    var isUnknown = true
    while true {
      model.pass(to: now)
      if terminal.isVisible {
        let lines = PlayScreen(model: model, size: terminal.size).lines
        try terminal.show(frame.update(to: lines, fromScratch: isUnknown))
        isUnknown = false
      }
      var keys: [PlayKey] = []
      switch terminal.next(within: model.timeToChange) {
      case .bytes(let bytes): keys = decoder.append(bytes, at: now)
      case .nothing: break
      case .changed: isUnknown = true
      case .closed: return
      }
      let page = PlayScreen.page(terminal.size, showsHints: model.showsHints)
      for key in keys {
        if key == .control("l") { isUnknown = true }
        guard try model.press(key, at: now, page: page) else { return }
      }
    }
  }

  private var now: Duration { ContinuousClock.now - start }
}
