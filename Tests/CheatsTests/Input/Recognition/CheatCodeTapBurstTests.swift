import Cheats
import Testing

/// What becomes of taps, on cases worked by hand.
struct CheatCodeTapBurstTests {
  private func time(_ milliseconds: Int) -> Duration { .milliseconds(milliseconds) }

  @Test func `taps take the place of fewer where actions can be taken back`() {
    var burst = CheatCodeTapBurst(window: time(300), canTakeBack: true)
    #expect(burst.receive(.perform(.tap(times: 1)), at: time(0)) == [.perform(.tap(times: 1), at: time(0))])
    #expect(burst.isOpen && !burst.isHolding)
    #expect(burst.deadline == time(300) + .nanoseconds(1))
    #expect(burst.receive(.drop, at: time(100)) == [.advance(to: time(100))])
    #expect(
      burst.receive(.replaceLast(.tap(times: 2)), at: time(200)) == [.replaceLast(.tap(times: 2), at: time(200))])
    #expect(burst.advance(to: time(500)).isEmpty && burst.isOpen)
    #expect(burst.advance(to: time(501)).isEmpty && !burst.isOpen)
  }

  @Test func `taps are held where they cannot be taken back`() {
    var burst = CheatCodeTapBurst(window: time(300), canTakeBack: false)
    #expect(burst.receive(.perform(.tap(times: 1)), at: time(0)).isEmpty)
    #expect(burst.receive(.drop, at: time(100)).isEmpty, "time must not overtake the tap")
    #expect(burst.receive(.replaceLast(.tap(times: 2)), at: time(200)).isEmpty)
    #expect(burst.isHolding)
    #expect(burst.advance(to: time(500)).isEmpty)
    #expect(burst.advance(to: time(501)) == [.perform(.tap(times: 2), at: time(200))])
    #expect(burst.advance(to: time(501)).isEmpty && !burst.isOpen && !burst.isHolding)
    #expect(burst.receive(.replaceLast(.tap(times: 3)), at: time(502)).isEmpty)
    #expect(burst.isHolding, "taps that are told of late are held like any")
  }

  @Test func `another action comes after the taps that are held`() {
    var burst = CheatCodeTapBurst(window: time(300), canTakeBack: false)
    #expect(burst.receive(.perform(.tap(times: 1)), at: time(0)).isEmpty)
    #expect(
      burst.receive(.perform(.shake), at: time(100))
        == [.perform(.tap(times: 1), at: time(0)), .perform(.shake, at: time(100))])
    #expect(!burst.isOpen)
    #expect(burst.receive(.perform(.tap(times: 1)), at: time(200)).isEmpty)
    #expect(
      burst.receive(.perform(.tap(times: 1)), at: time(900)) == [.perform(.tap(times: 1), at: time(200))],
      "the next burst ends the one before")
    burst.reset()
    #expect(burst.advance(to: time(9_999)).isEmpty)
  }

  @Test func `without a window every tap is performed`() {
    for canTakeBack in [false, true] {
      var burst = CheatCodeTapBurst(window: nil, canTakeBack: canTakeBack)
      #expect(burst.receive(.perform(.tap(times: 1)), at: time(0)) == [.perform(.tap(times: 1), at: time(0))])
      #expect(!burst.isOpen)
    }
  }
}
