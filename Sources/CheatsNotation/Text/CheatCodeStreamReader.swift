import Cheats

/// Reads a stream of actions in notation from bytes as they arrive.
///
/// The bytes can be cut anywhere. The reader keeps those of the latest piece and of an unfinished token only, so a
/// stream of any length takes constant memory, on one line or on many.
///
/// ```swift
/// var reader = CheatCodeStreamReader(fileName: "play.txt")
/// reader.append("up @250ms do".utf8)
/// while let element = try reader.next() { print(element) }
/// // action(swipe up)
/// // time(0.25 seconds)
/// reader.append("wn\n".utf8)
/// reader.finish()
/// while let element = try reader.next() { print(element) }
/// // action(swipe down)
/// ```
public struct CheatCodeStreamReader: Sendable {
  /// The file that errors name, or nil.
  public let fileName: String?

  /// The bytes that are kept, from `start` on not yet read.
  private var bytes: [UInt8] = []
  private var start = 0
  /// The place of the first kept byte.
  private var place = TextPlace()
  private var isInComment = false
  private var isFinished = false
  private var isAtFirstByte = true
  /// Key presses of one token, last first.
  private var pending: [CheatCodeAction] = []
  private var failure: CheatCodeNotationError?
  /// How many unread bytes are worth another look; a long token in small pieces is not looked at for each of them.
  private var worthwhileCount = 0

  /// Creates a reader before the first byte.
  ///
  /// - Parameter fileName: The file that errors name.
  public init(fileName: String? = nil) {
    self.fileName = fileName
  }

  /// Adds bytes to those that are not read yet.
  ///
  /// - Parameter newBytes: The next bytes, UTF-8, cut anywhere.
  /// - Precondition: The stream is not finished.
  /// - Complexity: O(*n*) in the number of bytes, kept and new.
  public mutating func append(_ newBytes: some Sequence<UInt8>) {
    guard !isFinished else { fatalError("no bytes can be added to a finished stream") }
    bytes.withUnsafeBufferPointer { place.advance(over: UnsafeBufferPointer(rebasing: $0[..<start])) }
    bytes.removeSubrange(..<start)
    start = 0
    bytes.append(contentsOf: newBytes)
  }

  /// Says that no more bytes come, so that the last token is complete.
  public mutating func finish() {
    isFinished = true
    worthwhileCount = 0
  }

  /// Reads the next action or time.
  ///
  /// - Returns: The next element; nil if more bytes are needed, or after ``finish()`` if the stream has ended.
  /// - Throws: ``CheatCodeNotationError`` for the first mistake, and the same one from then on.
  /// - Complexity: O(*n*) in the number of bytes of the token, amortised over the pieces it came in.
  public mutating func next() throws(CheatCodeNotationError) -> CheatCodeStreamElement? {
    if let key = pending.popLast() { return .action(key) }
    if let failure { throw failure }
    while true {
      guard bytes.count - start >= worthwhileCount, skipByteOrderMark() else { return nil }
      switch scan() {
      case .success(.action(let action)):
        return .action(action)
      case .success(.time(let nanoseconds)):
        return .time(.nanoseconds(nanoseconds))
      case .success(.keys(let text)):
        NotationWord.appendKeys(of: text, to: &pending)
        pending.reverse()
        if let key = pending.popLast() { return .action(key) }
      case .success(.end):
        let rest = bytes.count - start
        worthwhileCount = isFinished || rest < 4096 ? 0 : rest * 2
        return nil
      case .success(.any), .success(.classStart), .success(.classEnd), .success(.range):
        fatalError("the scanner refuses parameters in streams")
      case .failure(let error):
        failure = error
        throw error
      }
    }
  }

  private mutating func scan() -> Result<NotationToken, CheatCodeNotationError> {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = NotationScanner(buffer, dialect: .stream, isAtEnd: isFinished)
      scanner.position = start
      scanner.isInComment = isInComment
      do throws(NotationFault) {
        let token = try scanner.next()
        start = scanner.position
        isInComment = scanner.isInComment
        return .success(token)
      } catch {
        return .failure(CheatCodeNotationError(error, in: buffer, from: place, fileName: fileName))
      }
    }
  }

  /// Passes a byte order mark at the beginning of the stream; false if it is not complete yet.
  private mutating func skipByteOrderMark() -> Bool {
    guard isAtFirstByte else { return true }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.count < mark.count, !isFinished, mark.starts(with: bytes) { return false }
    isAtFirstByte = false
    if bytes.starts(with: mark) { bytes.removeFirst(mark.count) }
    return true
  }
}
