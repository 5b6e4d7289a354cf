// The names are documented where they come from, at the real UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

/// What stands for a method in the double: a target that is told is told by a closure.
public struct Selector: Sendable {
  let perform: @MainActor @Sendable (UIGestureRecognizer) -> Void

  public init(_ perform: @escaping @MainActor @Sendable (UIGestureRecognizer) -> Void) { self.perform = perform }
}

/// A link of the responder chain; what it does not handle goes to the next.
@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var inputView: UIView? { nil }
  /// How often the keyboard was asked for anew.
  public private(set) var reloadCount = 0
  var window: UIWindow? { nil }

  public var isFirstResponder: Bool { window?.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window else { return false }
    window.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { window?.firstResponder = nil }
    return true
  }

  open func reloadInputViews() { reloadCount += 1 }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
}

@MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// What the keyboard types into.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
