/// A scan of several pieces of a stream in turn, over a dense table.
///
/// A cursor that starts at the root a few symbols early, as many as the longest pattern has, is then where one is that
/// saw the whole stream. So a block is cut into pieces, and while one piece waits for a row the others go on:
///
/// ```
///  block      ├────────────┼────────────┼────────────┼──── …  ────┤
///  piece 0 ──▶━━━━━━━━━━━━━▶
///  piece 1             ···▶━━━━━━━━━━━━━▶                            ··· warming up
///  piece 2                          ···▶━━━━━━━━━━━━━▶
///  piece 7                                       ···▶━━━━━━━━━━━━━▶ ── goes on in the next block
/// ```
///
/// Matches are noted without a branch: the place and the state are written always, and kept where the state is one of
/// the first, where something ends. What ends there is looked up when the block is done, piece after piece.
struct DenseScan<Unit: FixedWidthInteger & UnsignedInteger> {
  let units: UnsafeBufferPointer<Unit>
  let rows: UnsafeBufferPointer<UInt16>
  let width: Int
  /// One past the greatest symbol; what is greater is in no pattern.
  let symbolLimit: Int
  let root: UInt16
  /// The symbols that a piece starts early.
  let warmUp: Int
  let buffers: DenseScanBuffers

  /// The state after one more symbol.
  @inline(__always)
  func next(_ state: UInt16, _ at: Int) -> UInt16 {
    let symbol = Int(truncatingIfNeeded: units[at])
    return rows[Int(state) &* width &+ (symbol < symbolLimit ? symbol : width &- 1)]
  }

  /// The state of a stream whose last symbols before a place are those of the units.
  func warmedUp(_ place: Int) -> UInt16 {
    ((place - warmUp)..<place).reduce(root) { next($0, $1) }
  }

  /// Starts the piece that a block follows.
  func start(at place: Int) { buffers.states[DenseScanBuffers.pieceCount - 1] = warmedUp(place) }

  /// Scans all pieces of a block, the first of which goes on from the last one of the block before.
  func scanBlock(_ start: Int) {
    let (states, ends, hits) = (buffers.states, buffers.ends, buffers.hits)
    let (root, length) = (root, DenseScanBuffers.pieceLength)
    states[0] = states[DenseScanBuffers.pieceCount - 1]
    for piece in 1..<DenseScanBuffers.pieceCount { states[piece] = warmedUp(start + piece * length) }
    for piece in 0..<DenseScanBuffers.pieceCount { ends[piece] = piece * length }
    for offset in 0..<length {
      let place = UInt32(truncatingIfNeeded: offset) << 16
      var at = start &+ offset
      for piece in 0..<DenseScanBuffers.pieceCount {
        let state = next(states[piece], at)
        let end = ends[piece]
        states[piece] = state
        hits[end] = place | UInt32(state)
        ends[piece] = end &+ (state < root ? 1 : 0)
        at &+= length
      }
    }
  }

  /// Calls a closure with what was found in the block, in the order of the stream.
  func forEachHit(_ body: (_ offset: Int, _ state: Int) -> Void) {
    for piece in 0..<DenseScanBuffers.pieceCount {
      let first = piece * DenseScanBuffers.pieceLength
      for index in first..<buffers.ends[piece] {
        body(first + Int(buffers.hits[index] >> 16), Int(buffers.hits[index] & 0xFFFF))
      }
    }
  }
}

/// What is remembered of a block while its pieces are scanned.
struct DenseScanBuffers {
  /// The number of symbols of a piece.
  static let pieceLength = 1024
  /// The number of pieces of a block: as many as hide how long a row takes to come from the second cache.
  static let pieceCount = 8
  /// The number of symbols of a block.
  static let blockLength = pieceLength * pieceCount

  /// For each piece its state.
  let states: UnsafeMutablePointer<UInt16>
  /// For each piece the end of what it has found.
  let ends: UnsafeMutablePointer<Int>
  /// What was found: the state in the lower half, the place in the piece in the upper half.
  let hits: UnsafeMutablePointer<UInt32>

  init() {
    states = .allocate(capacity: Self.pieceCount)
    ends = .allocate(capacity: Self.pieceCount)
    // A hit is written before it is known whether it is kept; the last of a piece may lie behind it.
    hits = .allocate(capacity: Self.blockLength + 1)
    states.initialize(repeating: 0, count: Self.pieceCount)
    ends.initialize(repeating: 0, count: Self.pieceCount)
    hits.initialize(repeating: 0, count: Self.blockLength + 1)
  }

  func deallocate() {
    states.deallocate()
    ends.deallocate()
    hits.deallocate()
  }
}
