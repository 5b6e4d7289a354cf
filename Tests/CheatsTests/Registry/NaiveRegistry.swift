import Cheats

/// The rules for edits and callbacks, asked of every code at every step and of the whole history each time.
final class NaiveRegistry {
  enum Operation {
    case perform(Character)
    case resetAll
    case reset(String), enable(String), disable(String), remove(String), add(String, letters: String)
    case update(String, letters: String)
  }

  struct Status: Equatable {
    var state = CheatCodeState.reset
    var progress = 0
  }

  private struct Code {
    let name: String
    var letters: [Character]
    var floor: Int
    var isEnabled = true
    var isReported = false
    var told = Status()
  }

  private let isAnchored: Bool
  private var codes: [Code] = []
  private var history: [Character] = []
  private var floor = 0
  private var due: [(name: String, match: String?, isReport: Bool)] = []
  private var edited: [String] = []
  private var waiting: [Operation] = []
  private var isBusy = false

  /// Everything that was called, as `RegistryLog` writes it down.
  var log: [String] = []
  /// What a code's callback does besides.
  var react: (_ name: String) -> [Operation] = { _ in [] }

  init(isAnchored: Bool) { self.isAnchored = isAnchored }

  var names: [String] { codes.map(\.name) }

  func status(of name: String) -> Status {
    guard let code = codes.first(where: { $0.name == name }), code.isEnabled else { return Status() }
    if code.isReported, !isAnchored { return Status(state: .matched, progress: code.letters.count) }
    let since = history.dropFirst(max(floor, code.floor))
    if since.isEmpty { return Status() }
    let progress = progress(of: code, since)
    if isAnchored {
      if progress == code.letters.count { return Status(state: .matched, progress: progress) }
      return Status(state: progress == since.count ? .matching : .notMatched, progress: progress)
    }
    return Status(state: progress > 0 ? .matching : .notMatched, progress: progress)
  }

  private func progress(of code: Code, _ since: ArraySlice<Character>) -> Int {
    if isAnchored { return zip(code.letters, since).prefix { $0 == $1 }.count }
    return (0...min(code.letters.count, since.count)).last { since.suffix($0).elementsEqual(code.letters.prefix($0)) }
      ?? 0
  }

  func carryOut(_ operation: Operation) {
    switch operation {
    case .perform: waiting.append(operation)
    case .resetAll:
      floor = history.count
      for index in codes.indices { codes[index].isReported = false }
      for name in names { markEdited(name) }
    case .reset(let name): edit(name) { $0.floor = history.count }
    case .disable(let name):
      guard let index = index(of: name), codes[index].isEnabled else { break }
      edit(name) { $0.isEnabled = false }
    case .enable(let name):
      guard let index = index(of: name), !codes[index].isEnabled else { break }
      codes[index].isEnabled = true
      codes[index].floor = history.count
    case .remove(let name):
      codes.removeAll { $0.name == name }
      due.removeAll { $0.name == name }
      edited.removeAll { $0 == name }
    case .add(let name, let letters):
      codes.append(Code(name: name, letters: Array(letters), floor: history.count))
    case .update(let name, let letters):
      edit(name) {
        $0.letters = Array(letters)
        $0.floor = history.count
      }
    }
    settle()
  }

  private func index(of name: String) -> Int? { codes.firstIndex { $0.name == name } }

  private func edit(_ name: String, _ body: (inout Code) -> Void) {
    guard let index = index(of: name) else { return }
    body(&codes[index])
    codes[index].isReported = false
    markEdited(name)
  }

  private func markEdited(_ name: String) {
    due.removeAll { $0.name == name }
    edited.append(name)
  }

  private func settle() {
    guard !isBusy else { return }
    isBusy = true
    while true {
      if !due.isEmpty {
        let (name, match, isReport) = due.removeFirst()
        if let match {
          log.append(match)
        } else if isReport || codes.contains(where: { $0.name == name && $0.told != status(of: name) }) {
          call(name)
        }
      } else if !edited.isEmpty {
        let before = edited
        edited = []
        for code in codes where before.contains(code.name) && code.told != status(of: code.name) {
          due.append((code.name, nil, false))
        }
      } else if !waiting.isEmpty, case .perform(let letter) = waiting.removeFirst() {
        step(letter)
      } else {
        break
      }
    }
    isBusy = false
  }

  private func call(_ name: String) {
    guard let index = index(of: name) else { return }
    codes[index].told = status(of: name)
    log.append("\(name): \(codes[index].told.state)")
    for operation in react(name) { carryOut(operation) }
  }

  private func step(_ letter: Character) {
    history.append(letter)
    var reported: [(length: Int, name: String)] = []
    for index in codes.indices {
      let since = history.dropFirst(max(floor, codes[index].floor))
      let length = codes[index].letters.count
      codes[index].isReported =
        codes[index].isEnabled && progress(of: codes[index], since) == length && (!isAnchored || since.count == length)
      if codes[index].isReported { reported.append((length, codes[index].name)) }
    }
    // The sort is stable, so equal lengths stay in order of registration.
    for (length, name) in reported.sorted(by: { $0.length > $1.length }) {
      due.append((name, "\(name) \(history.count - length)-\(history.count)", true))
      due.append((name, nil, true))
    }
    for code in codes where !code.isReported && code.told != status(of: code.name) {
      due.append((code.name, nil, false))
    }
  }
}
