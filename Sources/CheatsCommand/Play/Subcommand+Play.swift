import Cheats

extension Subcommand {
  /// Plays codes at the terminal.
  static let play = Subcommand(
    name: "play",
    summary: "Plays codes at the terminal and shows their states.",
    synopsis: "FILE… [options]",
    options: PlayOptions.all,
    operands: .files,
    notes: [
      "Arrow keys are swipes, space is a shake, F1 to F4 are taps, all that types is a",
      "key, with Alt too; Enter performs what the first code needs, Backspace takes",
      "back. Control with K switches the kind, of which anchored is one, with G and T",
      "gap and time limit; R resets, F flushes, L draws afresh, D or C ends. Tab shows",
      "hints, Page Up and Down scroll. What is pasted is typed. Escape does nothing: it",
      "begins the sequences of keys, whose rest may come up to a second later.",
      "NO_COLOR is heeded.",
      "Exit codes: 0 played, 2 bad input or usage, or no terminal.",
    ],
    run: { arguments, console throws(CommandFailure) in
      let options = try PlayOptions(arguments)
      guard console.terminal.isInput, console.terminal.isOutput else {
        throw .input("play needs a terminal to read keys from and to draw on; match reads streams without one")
      }
      let model = try console.whileWaiting("compiling the codes") { () throws(CommandFailure) in
        let codes = try CodeFiles(options.codePaths)
        let configuration = try options.configuration.forMatching(codes)
        let definitions = try options.selection(codes.definitions(configuration, filter: options.filter))
        return try PlayModel(definitions, configuration, mapping: options.filter.foldsCase ? .caseFolding : nil)
      }
      var run = try PlayRun(model, style: console.terminal.outputStyle)
      try run.perform()
      return .success
    })
}
