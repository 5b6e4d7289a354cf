/// Tells events that come a second time, since an event can reach a recognizer by itself and be forwarded to it too.
package struct CheatCodeEventFilter<ID: Hashable> {
  private var time: Duration?
  private var ids: Set<ID> = []

  package init() {}

  /// Takes an event with its time; those that come by one way come in the order of their times.
  ///
  /// - Returns: Whether it came for the first time.
  package mutating func isNew(_ id: ID, at time: Duration) -> Bool {
    if let latest = self.time {
      if time < latest { return false }
      if time == latest { return ids.insert(id).inserted }
    }
    self.time = time
    ids = [id]
    return true
  }
}
