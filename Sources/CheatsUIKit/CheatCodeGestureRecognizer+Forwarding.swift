#if canImport(UIKit) && !os(watchOS)
  public import Cheats
  public import UIKit

  extension CheatCodeGestureRecognizer {
    /// Takes the state that the codes call for, and provides the first responder if they call for one.
    ///
    /// It is called after every action that comes through the recognizer. Call it when the recognizer was added to a view
    /// that is on the screen, when the first responder was lost, as to an alert, and after the codes were changed.
    public func configureForNextAction() { finish(feed.look()) }

    /// Performs an action that the recognizer cannot see, as one of a game controller.
    ///
    /// It goes through the filter, so it ends a burst of taps; an action that the app performs on the codes does not.
    ///
    /// - Parameters:
    ///   - action: What the player did.
    ///   - timestamp: When, in seconds since the start of the device; nil for now.
    public func perform(_ action: CheatCodeAction, timestamp: TimeInterval? = nil) {
      finish(feed.perform(action, at: timestamp.map { .seconds($0) } ?? Self.now))
    }

    /// Performs a shake that a responder of the app was told of.
    ///
    /// An event that arrives twice, by itself and forwarded, counts once.
    ///
    /// - Parameters:
    ///   - motion: What the responder was told; anything but a shake does nothing.
    ///   - event: The event that it was told of.
    public func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      guard motion == .motionShake else { return }
      let time = event.map { Duration.seconds($0.timestamp) } ?? Self.now
      if let event, !motions.isNew(ObjectIdentifier(event), at: time) { return }
      finish(feed.perform(.shake, at: time))
    }

    /// Performs the keys and buttons that a responder of the app was told of.
    ///
    /// Keys that are held with Command or Control are commands of the app and perform nothing. A press that arrives twice, by
    /// itself and forwarded, counts once.
    ///
    /// - Parameter presses: What began to be pressed.
    public func pressesBegan(_ presses: Set<UIPress>) {
      for press in presses.sorted(by: { $0.timestamp < $1.timestamp }) {
        let time = Duration.seconds(press.timestamp)
        guard self.presses.isNew(ObjectIdentifier(press), at: time), let action = action(of: press) else { continue }
        finish(feed.perform(action, at: time))
      }
    }

    /// Performs the keys that a text was typed with, such as the software keyboard's, one a character.
    ///
    /// - Parameter text: What was typed.
    public func insertText(_ text: String) {
      for action in CheatCodeAction.keyPresses(typing: text) { perform(action) }
    }

    private func action(of press: UIPress) -> CheatCodeAction? {
      guard let key = press.key else {
        return CheatCodeRemoteButton(rawValue: press.type.rawValue).map { CheatCodeAction(remoteButton: $0) }
      }
      guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return nil }
      let usage = CheatCodeKeyboardUsage(rawValue: key.keyCode.rawValue)
      // The responder gets these as text.
      guard !usage.insertsText || !inputResponder.isFirstResponder else { return nil }
      return CheatCodeAction(keyboardUsage: usage, characters: key.characters)
    }
  }
#endif
