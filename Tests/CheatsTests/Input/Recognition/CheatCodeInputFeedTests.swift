import Cheats
import Testing

/// All that a recognizer decides, without a recognizer.
struct CheatCodeInputFeedTests {
  private let filter = CheatCode.InputFilter(tapWindow: .milliseconds(300))

  /// A finger that goes from one place to another, upwards unless told otherwise.
  private func swipe(_ feed: CheatCodeInputFeed, up: Bool = true, at time: Int) -> CheatCodeRecognitionPhase? {
    feed.touchBegan(at: CheatCodePoint(x: 0, y: up ? 100 : 0), time: .milliseconds(time))
    feed.touchMoved(to: CheatCodePoint(x: 0, y: 50))
    return feed.touchEnded(at: CheatCodePoint(x: 0, y: up ? 0 : 100), time: .milliseconds(time + 50))
  }

  private func tap(_ feed: CheatCodeInputFeed, at time: Int) -> CheatCodeRecognitionPhase? {
    feed.touchBegan(at: CheatCodePoint(x: 0, y: 0), time: .milliseconds(time))
    return feed.touchEnded(at: CheatCodePoint(x: 0, y: 0), time: .milliseconds(time))
  }

  @Test func `a code alone begins again after a match and after a mistake`() {
    var states: [CheatCodeState] = []
    let code = CheatCode(actions: [.swipe(.up), .shake]) { states.append($0.state()) }
    let feed = CheatCodeInputFeed(.code(code), filter: filter)
    #expect(swipe(feed, at: 0) == .began)
    #expect(feed.perform(.shake, at: .seconds(1)) == .ended)
    feed.reset()
    #expect(feed.phase == .possible && code.state() == .reset)
    #expect(swipe(feed, up: false, at: 2_000) == .failed)
    feed.reset()
    #expect(swipe(feed, at: 3_000) == .began)
    #expect(swipe(feed, at: 4_000) == .cancelled)
    feed.reset()
    #expect(states == [.matching, .matched, .reset, .notMatched, .reset, .matching, .notMatched, .reset])
  }

  @Test func `taps that wait for others without end are performed at their deadline`() throws {
    let code = CheatCode(actions: [.tap(times: 1)])
    let registry = try CheatCodeRegistry([code])
    let feed = CheatCodeInputFeed(.registry(registry), filter: .init(tapWindow: .seconds(Int64.max)))
    #expect(tap(feed, at: 1_000) == nil)
    let deadline = try #require(feed.deadline)
    #expect(deadline > .seconds(Int64.max))
    #expect(feed.advance(to: deadline) == .ended)
  }

  @Test func `fingers that do nothing fail and do not reset the code`() {
    var calls = 0
    let code = CheatCode(actions: [.swipe(.up)]) { _ in calls += 1 }
    let feed = CheatCodeInputFeed(.code(code), filter: filter)
    feed.touchBegan(at: CheatCodePoint(x: 0, y: 0), time: .zero)
    #expect(feed.touchEnded(at: CheatCodePoint(x: 0, y: 0), time: .seconds(9)) == .failed, "a long press")
    feed.reset()
    feed.touchBegan(at: CheatCodePoint(x: 0, y: 0), time: .zero)
    feed.touchBegan(at: CheatCodePoint(x: 9, y: 9), time: .zero)
    #expect(feed.touchCancelled() == nil, "a finger is still down")
    #expect(feed.touchCancelled() == .failed)
    feed.reset()
    #expect(calls == 0)
  }

  @Test func `fingers that do nothing do not stop a code that comes on by other ways`() {
    let code = CheatCode(actions: [.shake, .swipe(.up), .shake])
    let feed = CheatCodeInputFeed(.code(code), filter: filter)
    code.performed(.shake)
    feed.touchBegan(at: CheatCodePoint(x: 0, y: 0), time: .zero)
    #expect(feed.touchEnded(at: CheatCodePoint(x: 0, y: 0), time: .seconds(9)) == .began)
    feed.touchBegan(at: CheatCodePoint(x: 0, y: 0), time: .zero)
    #expect(feed.touchCancelled() == nil)
    #expect(swipe(feed, at: 10_000) == .changed)

    code.reset()
    feed.reset()
    feed.touchBegan(at: CheatCodePoint(x: 0, y: 0), time: .zero)
    #expect(feed.touchCancelled() == .failed)
    code.performed(.shake)
    feed.reset()
    #expect(code.state() == .matching && feed.look() == .began)
  }

  @Test func `a reset begins again in the midst of a code`() {
    let code = CheatCode(actions: [.shake, .tap(times: 1)])
    let feed = CheatCodeInputFeed(.code(code), filter: filter)
    #expect(feed.perform(.shake, at: .zero) == .began)
    #expect(tap(feed, at: 100) == nil)
    feed.reset()
    #expect(code.state() == .reset)
    #expect(feed.advance(to: .seconds(1)) == nil && code.state() == .reset, "the tap is forgotten too")
  }

  @Test func `a code alone waits until taps are counted`() {
    var states: [CheatCodeState] = []
    let code = CheatCode(actions: [.swipe(.up), .tap(times: 2)]) { states.append($0.state()) }
    let feed = CheatCodeInputFeed(.code(code), filter: filter)
    #expect(swipe(feed, at: 0) == .began)
    #expect(tap(feed, at: 100) == nil)
    #expect(tap(feed, at: 300) == nil)
    #expect(feed.deadline == .milliseconds(600) + .nanoseconds(1))
    #expect(feed.advance(to: .milliseconds(600)) == nil)
    #expect(feed.advance(to: .milliseconds(601)) == .ended)
    #expect(states == [.matching, .matched], "one tap alone was never wrong")
    #expect(feed.deadline == nil)
  }

  @Test func `taps of no use fail when they are counted`() {
    let code = CheatCode(actions: [.tap(times: 3)])
    let feed = CheatCodeInputFeed(.code(code), filter: filter)
    #expect(tap(feed, at: 0) == nil)
    #expect(tap(feed, at: 100) == nil)
    #expect(feed.advance(to: .seconds(1)) == .failed)
    #expect(code.state() == .notMatched)
  }

  @Test func `taps count at once in a registry that keeps undo`() throws {
    let code = CheatCode(name: "double", actions: [.swipe(.up), .tap(times: 2)])
    let registry = try CheatCodeRegistry([code, CheatCode(actions: [.tap(times: 1), .shake])], keepsUndo: true)
    let feed = CheatCodeInputFeed(.registry(registry), filter: filter)
    #expect(swipe(feed, at: 0) == .began)
    #expect(tap(feed, at: 100) == .changed)
    #expect(tap(feed, at: 300) == .ended)
    #expect(code.state() == .matched && registry.position == 2)
    feed.reset()
    #expect(registry.position == 2 && code.state() == .matched, "a registry goes on")
    #expect(tap(feed, at: 400) == nil, "the third tap of a burst that goes on is of no use so far")
    #expect(registry.position == 2)
    #expect(feed.advance(to: .seconds(1)) == .failed)
  }

  @Test func `a tap that takes nothing further loses the progress when the burst is over`() throws {
    let registry = try CheatCodeRegistry([CheatCode(actions: [.swipe(.up), .tap(times: 2)])], keepsUndo: true)
    let feed = CheatCodeInputFeed(.registry(registry), filter: filter)
    #expect(swipe(feed, at: 0) == .began)
    #expect(tap(feed, at: 100) == nil)
    #expect(feed.advance(to: .seconds(1)) == .cancelled)
  }

  @Test func `taps are held in a registry without undo`() throws {
    let registry = try CheatCodeRegistry([CheatCode(name: "double", actions: [.tap(times: 2)])])
    let feed = CheatCodeInputFeed(.registry(registry), filter: filter)
    #expect(tap(feed, at: 0) == nil)
    #expect(tap(feed, at: 100) == nil)
    #expect(registry.position == 0)
    #expect(feed.advance(to: .seconds(1)) == .ended)
    #expect(registry.position == 1 && registry.timeReversals == 0)
  }

  @Test func `a held match is reported when its time has come`() throws {
    let registry = try CheatCodeRegistry(
      [CheatCode(name: "a", actions: [.shake]), CheatCode(name: "b", actions: [.shake, .swipe(.up)])],
      configuration: CheatCodeConfiguration(matchKind: .leftmostLongest, holdLimit: .milliseconds(500)))
    let feed = CheatCodeInputFeed(.registry(registry), filter: filter)
    #expect(feed.perform(.shake, at: .seconds(1)) == .began)
    #expect(feed.deadline == .milliseconds(1_500))
    #expect(feed.advance(to: .milliseconds(1_500)) == .ended)
  }

  @Test func `what was done elsewhere is seen when it is looked for`() throws {
    let registry = try CheatCodeRegistry([CheatCode(actions: [.shake, .shake])])
    let feed = CheatCodeInputFeed(.registry(registry), filter: filter)
    #expect(feed.look() == nil)
    registry.perform(.shake)
    #expect(feed.look() == .began)
    #expect(feed.look() == nil)
    registry.reset()
    #expect(feed.look() == .cancelled)
    feed.reset()
    registry.perform(contentsOf: [.shake, .shake])
    #expect(feed.look() == .ended)
  }

  @Test func `a callback can ask and perform at any time`() {
    var phases: [CheatCodeRecognitionPhase?] = []
    weak var asked: CheatCodeInputFeed?
    let code = CheatCode(actions: [.swipe(.up), .shake]) { code in
      if code.state() == .matching { phases.append(asked?.perform(.shake, at: .seconds(1))) }
      phases.append(asked?.look())
    }
    let feed = CheatCodeInputFeed(.code(code), filter: filter)
    asked = feed
    #expect(swipe(feed, at: 0) == nil, "all was told inside")
    // The inner call looks first, when the code has matched already.
    #expect(phases == [.ended, nil, nil])
    #expect(feed.phase == .ended && code.state() == .matched)
  }
}
