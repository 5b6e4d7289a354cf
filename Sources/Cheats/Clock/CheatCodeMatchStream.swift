/// The matches of a ``CheatCodePlayer``, in the order in which they are reported.
///
/// It ends when the player is finished or released, or when the task that goes through it is cancelled. Matches that
/// nobody has asked for yet are kept. Go through it once: each match is given once, whoever asks.
public struct CheatCodeMatchStream: AsyncSequence, Sendable {
  /// A match, with its code and its place in the stream of actions.
  public typealias Element = CheatCodeMatch

  private let base: AsyncStream<CheatCodeMatch>

  init(_ base: AsyncStream<CheatCodeMatch>) { self.base = base }

  /// Goes through the matches.
  public func makeAsyncIterator() -> Iterator { Iterator(base.makeAsyncIterator()) }

  /// Goes through the matches of a player.
  public struct Iterator: AsyncIteratorProtocol {
    private var base: AsyncStream<CheatCodeMatch>.Iterator

    fileprivate init(_ base: AsyncStream<CheatCodeMatch>.Iterator) { self.base = base }

    /// The next match, as soon as there is one, or nil after the last.
    public mutating func next() async -> CheatCodeMatch? { await base.next() }
  }
}
