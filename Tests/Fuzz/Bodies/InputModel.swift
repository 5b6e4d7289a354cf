import Cheats
import CheatsTestSupport

/// What a recognizer does with codes, by definition: fingers by their whole way, and taps when no further one can come.
struct InputModel {
  let codes: InputCodes
  private let options: FilterOptions
  private var filter: ReferenceInputFilter
  var fingers: FingerModel
  /// The taps that wait for more, where what was performed cannot be taken back.
  private var held: (action: CheatCodeAction, time: Duration)?

  init(codes: InputCodes, filter options: FilterOptions, thresholds: CheatCodeTouchThresholds) {
    self.codes = codes
    self.options = options
    filter = options.reference
    fingers = FingerModel(thresholds: thresholds)
  }

  mutating func perform(_ action: CheatCodeAction, at time: Duration) {
    switch filter.receive(action, at: time) {
    case .drop: if held == nil { codes.advance(to: time) }
    case .perform(let action):
      release()
      if isHeldBack(action) { held = (action, time) } else { codes.perform(action, at: time) }
    case .replaceLast(let action):
      if isHeldBack(action) { held = (action, time) } else { codes.replaceLast(with: action, at: time) }
    }
  }

  mutating func advance(to time: Duration) {
    if let held, let window = options.tapWindow, time > held.time + window { release() }
    if held == nil { codes.advance(to: time) }
  }

  /// Begins with the next gesture, from the phase that the last one ended in.
  mutating func reset(after phase: CheatCodeRecognitionPhase) {
    fingers.reset()
    guard case .code(let code) = codes.recipient else { return }
    if phase == .failed, code.state() == .matching { return }
    held = nil
    filter.reset()
    if code.state() != .reset { code.reset() }
  }

  private func isHeldBack(_ action: CheatCodeAction) -> Bool {
    guard case .tap = action, options.tapWindow != nil else { return false }
    return !codes.keepsUndo
  }

  private mutating func release() {
    if let held { codes.perform(held.action, at: held.time) }
    held = nil
  }
}

/// What fingers did, from all the places where the only one that is down has been.
struct FingerModel {
  private let thresholds: CheatCodeTouchThresholds
  private var count = 0
  private var way: [CheatCodePoint] = []
  private var start = Duration.zero

  init(thresholds: CheatCodeTouchThresholds) { self.thresholds = thresholds }

  mutating func began(at point: CheatCodePoint, time: Duration) {
    count += 1
    way = count == 1 ? [point] : []
    start = time
  }

  mutating func moved(to point: CheatCodePoint) {
    if !way.isEmpty { way.append(point) }
  }

  mutating func ended(at point: CheatCodePoint, time: Duration) -> CheatCodeAction? {
    moved(to: point)
    defer { cancelled() }
    guard let first = way.first else { return nil }
    let (right, down) = (point.x - first.x, point.y - first.y)
    if max(abs(right), abs(down)) > thresholds.swipeDistance, !right.isNaN, !down.isNaN {
      if abs(right) > abs(down) { return .swipe(right > 0 ? .right : .left) }
      return .swipe(down > 0 ? .down : .up)
    }
    let isNear = way.allSatisfy {
      abs($0.x - first.x) < thresholds.tapDistance && abs($0.y - first.y) < thresholds.tapDistance
    }
    return isNear && time - start <= thresholds.tapDuration ?? (time - start) ? .tap(times: 1) : nil
  }

  mutating func cancelled() {
    count = max(0, count - 1)
    way = []
  }

  mutating func reset() {
    count = 0
    way = []
  }
}
