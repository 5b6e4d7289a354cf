import Cheats

/// A way in which games and web pages look for codes, written as small as it is described.
protocol Recogniser {
  /// What it is called in a table.
  static var name: String { get }

  /// Begins to look for codes.
  init(_ codes: [[CheatCodeAction]])

  /// Takes an action, and gives the places of the codes that are taken for complete.
  mutating func perform(_ action: CheatCodeAction) -> [Int]
}

/// One counter a code: a wrong action sets it to zero.
struct ResetRecogniser: Recogniser {
  static let name = "counter, reset by a wrong action"
  private let codes: [[CheatCodeAction]]
  private var counts: [Int]

  init(_ codes: [[CheatCodeAction]]) {
    self.codes = codes
    counts = Array(repeating: 0, count: codes.count)
  }

  mutating func perform(_ action: CheatCodeAction) -> [Int] {
    codes.indices.filter { code in
      counts[code] = codes[code][counts[code]] == action ? counts[code] + 1 : 0
      guard counts[code] == codes[code].count else { return false }
      counts[code] = 0
      return true
    }
  }
}

/// One counter a code: a wrong action sets it to zero and is then tried as the first action.
struct RetryRecogniser: Recogniser {
  static let name = "counter, reset, and the action tried again"
  private let codes: [[CheatCodeAction]]
  private var counts: [Int]

  init(_ codes: [[CheatCodeAction]]) {
    self.codes = codes
    counts = Array(repeating: 0, count: codes.count)
  }

  mutating func perform(_ action: CheatCodeAction) -> [Int] {
    codes.indices.filter { code in
      if codes[code][counts[code]] != action { counts[code] = 0 }
      if codes[code][counts[code]] == action { counts[code] += 1 }
      guard counts[code] == codes[code].count else { return false }
      counts[code] = 0
      return true
    }
  }
}

/// One cursor for all codes in a tree of their actions: where no branch fits, it goes back to the root and tries again.
struct TreeRecogniser: Recogniser {
  static let name = "one cursor in a tree of all codes"

  private final class Node {
    var children: [CheatCodeAction: Node] = [:]
    var codes: [Int] = []
  }

  private let root = Node()
  private var cursor: Node

  init(_ codes: [[CheatCodeAction]]) {
    for (place, code) in codes.enumerated() {
      var node = root
      for action in code {
        let child = node.children[action] ?? Node()
        node.children[action] = child
        node = child
      }
      node.codes.append(place)
    }
    cursor = root
  }

  mutating func perform(_ action: CheatCodeAction) -> [Int] {
    let next = cursor.children[action] ?? root.children[action] ?? root
    cursor = next.children.isEmpty ? root : next
    return next.codes
  }
}

/// The latest actions, as many as the longest code has: a code is taken for complete while it is among them.
struct WindowRecogniser: Recogniser {
  static let name = "window as long as the longest code"
  private let codes: [[CheatCodeAction]]
  private let length: Int
  private var window: [CheatCodeAction] = []

  init(_ codes: [[CheatCodeAction]]) {
    self.codes = codes
    length = codes.map(\.count).max() ?? 0
  }

  mutating func perform(_ action: CheatCodeAction) -> [Int] {
    window.append(action)
    if window.count > length { window.removeFirst() }
    return codes.indices.filter { code in
      let last = window.count - codes[code].count
      return last >= 0 && (0...last).contains { window[$0...].starts(with: codes[code]) }
    }
  }
}

/// The library: a session on the compiled set.
struct SessionRecogniser: Recogniser {
  static let name = "Cheats"
  private var session: CheatCode.Session

  init(_ codes: [[CheatCodeAction]]) {
    do {
      session = try CheatCode.Automaton(codes.map { CheatCode.Definition(actions: $0) }).makeSession()
    } catch {
      fatalError("the codes of a file that was read make a set: \(error)")
    }
  }

  mutating func perform(_ action: CheatCodeAction) -> [Int] {
    session.perform(action).map { Int($0.code.rawValue) }.sorted()
  }
}
