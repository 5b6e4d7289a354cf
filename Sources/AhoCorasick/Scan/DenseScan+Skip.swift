extension DenseScan {
  /// After so many symbols of a block walks give up: each step waits for the row before, and pieces hide that.
  private var mostWalked: Int { DenseScanBuffers.blockLength / 8 }

  /// Follows a block only where a pattern may begin, and calls a closure with what is found there, in the order of the
  /// stream.
  ///
  /// A walk ends where nothing longer than the last symbol is in progress: what begins with that one, or later, has a
  /// start of its own. Then walks may overlap, but by less than a pattern, so that nothing is found twice.
  ///
  /// - Parameters:
  ///   - starts: The places where one may begin, counted from the first symbol of the block.
  ///   - stride: A pattern may have begun so many symbols before its start, less one.
  /// - Returns: Where it ended: behind the block, or where walks gave up.
  @inline(__always)
  func skipBlock(
    _ start: Int, _ starts: UnsafeBufferPointer<UInt16>, stride: Int, _ onHit: (_ offset: Int, _ state: Int) -> Void
  ) -> Int {
    let (end, lastPiece) = (start &+ DenseScanBuffers.blockLength, DenseScanBuffers.pieceCount - 1)
    var (at, state, left) = (start, buffers.states[lastPiece], mostWalked)
    /// Goes on from where the walk is, at least to a place.
    @inline(__always)
    func walk(_ least: Int) {
      while at < end, left > 0, at < least || state != next(root, at &- 1) {
        state = next(state, at)
        if state < root { onHit(at &- start, Int(state)) }
        at &+= 1
        left &-= 1
      }
    }
    // The gram of what began in the block before may end in this one.
    walk(start &+ StartFilter<Unit>.gramLength &- 1)
    for place in starts where left > 0 && at < end {
      let place = start &+ Int(place)
      guard place &+ 1 >= at else { continue }
      (at, state) = (place &+ 1 &- stride, root)
      walk(place &+ StartFilter<Unit>.gramLength)
    }
    if at < end, left > 0 {
      // What begins here has its start in the next block.
      (at, state) = (end &- stride, root)
      walk(end)
    }
    buffers.states[lastPiece] = state
    return at
  }
}
