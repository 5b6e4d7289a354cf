import Testing

@testable import Cheats

/// What is slept for, decided without a clock.
struct DeadlineAlarmTests {
  @Test func `with no deadline there is no sleep`() {
    var alarm = DeadlineAlarm()
    #expect(alarm.set(to: nil) == .keep)
    #expect(alarm.deadline == nil)
  }

  @Test func `a deadline that stays keeps its sleep`() {
    var alarm = DeadlineAlarm()
    #expect(alarm.set(to: .seconds(1)) == .sleep(until: .seconds(1), number: 1))
    #expect(alarm.set(to: .seconds(1)) == .keep)
    #expect(alarm.ring(1) == .seconds(1))
  }

  @Test func `another deadline begins another sleep and the old one no longer counts`() {
    var alarm = DeadlineAlarm()
    #expect(alarm.set(to: .seconds(1)) == .sleep(until: .seconds(1), number: 1))
    #expect(alarm.set(to: .seconds(2)) == .sleep(until: .seconds(2), number: 2))
    #expect(alarm.ring(1) == nil)
    #expect(alarm.deadline == .seconds(2))
    #expect(alarm.ring(2) == .seconds(2))
    #expect(alarm.ring(2) == nil)
  }

  @Test func `a deadline that goes cancels its sleep`() {
    var alarm = DeadlineAlarm()
    _ = alarm.set(to: .seconds(1))
    #expect(alarm.set(to: nil) == .cancel)
    #expect(alarm.ring(1) == nil)
    #expect(alarm.set(to: nil) == .keep)
  }

  @Test func `the same deadline after a sleep is slept for again`() {
    var alarm = DeadlineAlarm()
    _ = alarm.set(to: .seconds(1))
    #expect(alarm.ring(1) == .seconds(1))
    #expect(alarm.set(to: .seconds(1)) == .sleep(until: .seconds(1), number: 2))
  }

  @Test func `after a stop nothing is slept for`() {
    var alarm = DeadlineAlarm()
    _ = alarm.set(to: .seconds(1))
    #expect(alarm.stop() == .cancel)
    #expect(alarm.ring(1) == nil)
    #expect(alarm.set(to: .seconds(2)) == .keep)
    #expect(alarm.stop() == .keep)
  }
}
