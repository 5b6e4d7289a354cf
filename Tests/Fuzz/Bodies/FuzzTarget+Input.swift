import Cheats
import CheatsTestSupport

extension FuzzTarget {
  /// What a gesture recognizer is told of fingers, keys and time, against the same done by definition.
  public static let input = FuzzTarget(name: "input") { input in
    do {
      let play = try InputPlay(input)
      play.run()
      return play.problem
    } catch {
      return "the codes cannot be compiled: \(error)"
    }
  } seeds: {
    (0..<48).map { (seed: UInt64) in
      var random = SplitMix64(seed: seed)
      return (0..<300).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    }
  }
}

/// A recognizer without a user interface, and the model that it is compared with.
private final class InputPlay {
  private var coder: ByteCoder
  private var times = TimeCoder()
  private let codes: InputCodes
  private let feed: CheatCodeInputFeed
  private var model: InputModel
  private var forwarded = CheatCodeEventFilter<Int>()
  private var latest: Duration?
  private var keys = KeyPlay()
  private(set) var problem: String?

  init(_ input: [UInt8]) throws(CheatCodeError) {
    var coder = ByteCoder(reading: input)
    let options = coder.filter()
    let thresholds = coder.choice(
      nil,
      of: [
        CheatCodeTouchThresholds(), .init(swipeDistance: 10, tapDistance: 50, tapDuration: nil),
        .init(swipeDistance: .nan, tapDistance: .infinity), .init(swipeDistance: 0, tapDistance: 0, tapDuration: .zero),
      ])
    let owner = coder.choice(nil, of: InputOwner.allCases)
    let configuration = coder.configuration()
    let definitions = coder.list(nil, counts: 1...5) { coder, _ in options.filter.mapped(coder.definition()) }
    codes = try InputCodes(definitions, of: owner, configuration)
    feed = CheatCodeInputFeed(codes.recipient, filter: options.filter)
    feed.thresholds = thresholds
    let others = try InputCodes(definitions, of: owner, configuration)
    model = InputModel(codes: others, filter: options, thresholds: feed.thresholds)
    self.coder = coder
  }

  func run() {
    for event in 0..<100 where coder.hasMore && problem == nil {
      act(event)
      if let difference = model.codes.difference(from: codes) { note("event \(event): \(difference)") }
    }
  }

  private func note(_ text: String) { problem = problem ?? text }

  private func act(_ event: Int) {
    let kind = coder.byte() % 16
    let time = times.time(nil, &coder)
    checkForwarding(event, at: time)
    switch kind {
    case 0...2:
      began(at: time)
      if coder.flag() { moved() }
      ended(at: coder.flag() ? times.time(nil, &coder) : time)
    case 3: began(at: time)
    case 4: moved()
    case 5: ended(at: time)
    case 6:
      model.fingers.cancelled()
      tell { $0.touchCancelled() }
    case 7...8: advance(to: coder.flag() ? time : feed.deadline ?? time)
    case 9:
      model.reset(after: feed.phase)
      feed.reset()
      if feed.phase != .possible { note("a reset leads to \(feed.phase)") }
    case 10:
      let code = Int(coder.byte())
      let isReset = coder.flag()
      for codes in [codes, model.codes] { codes.edit(code, isReset: isReset) }
      tell { $0.look() }
    case 11...12:
      let key = keys.action(&coder)
      if let wrong = keys.problem { note(wrong) }
      if let key { perform(key, at: time) }
    default: perform(coder.action(), at: time)
    }
  }

  private func perform(_ action: CheatCodeAction, at time: Duration) {
    model.perform(action, at: time)
    tell { $0.perform(action, at: time) }
  }

  private func advance(to time: Duration) {
    model.advance(to: time)
    tell { $0.advance(to: time) }
    // A timer that is set for the deadline would never stop.
    if let deadline = feed.deadline, deadline <= time { note("there is still something to do before \(time)") }
  }

  private func began(at time: Duration) {
    let point = coder.point()
    model.fingers.began(at: point, time: time)
    feed.touchBegan(at: point, time: time)
  }

  private func moved() {
    let point = coder.point()
    model.fingers.moved(to: point)
    feed.touchMoved(to: point)
  }

  private func ended(at time: Duration) {
    let point = coder.point()
    if let action = model.fingers.ended(at: point, time: time) { model.perform(action, at: time) }
    tell { $0.touchEnded(at: point, time: time) }
  }

  /// Tells the recognizer something, and looks whether it answers as a recognizer may.
  private func tell(_ something: (CheatCodeInputFeed) -> CheatCodeRecognitionPhase?) {
    let (before, matchCount) = (feed.phase, codes.matchCount)
    let news = something(feed)
    if feed.phase != news ?? before { note("the phase is \(feed.phase), the news \(String(describing: news))") }
    if let news, !before.canBecome(news) { note("\(before) becomes \(news)") }
    if codes.matchCount != matchCount, !before.isOver, feed.phase != .ended {
      note("a match leaves the phase at \(feed.phase)")
    }
    let demand = codes.demand
    if feed.recipient.demand != demand { note("it listens for \(feed.recipient.demand), expected \(demand)") }
  }

  /// An event that comes by two ways counts once.
  private func checkForwarding(_ event: Int, at time: Duration) {
    let isLate = latest.map { time < $0 } ?? false
    if forwarded.isNew(event, at: time) == isLate { note("event \(event) is late: \(isLate), and so new") }
    if forwarded.isNew(event, at: time) { note("event \(event) counts twice") }
    if !isLate { latest = time }
  }
}

extension ByteCoder {
  /// Reads a place on a screen, and some that are none.
  fileprivate mutating func point() -> CheatCodePoint {
    let places: [Double] = [0, 0, 0, 5, 10, 11, 50, 51, 100, -51, -9.99, .infinity, -.infinity, .nan]
    let bytes = byte()
    return CheatCodePoint(x: places[Int(bytes & 15) % places.count], y: places[Int(bytes >> 4) % places.count])
  }
}

extension CheatCodeRecognitionPhase {
  /// What UIKit lets a continuous gesture do.
  fileprivate func canBecome(_ next: Self) -> Bool {
    switch self {
    case .possible: [.began, .ended, .failed].contains(next)
    case .began, .changed: [.changed, .ended, .cancelled].contains(next)
    case .ended, .cancelled, .failed: false
    }
  }
}
