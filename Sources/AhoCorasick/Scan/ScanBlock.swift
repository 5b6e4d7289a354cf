/// What is remembered of a block of symbols while it is scanned; small enough for the nearest cache.
struct ScanBlock {
  /// The most symbols of a block.
  static let length = 1024

  /// For each symbol all patterns that the stream ends with behind it.
  var found = ContiguousArray<MatchList>(repeating: .none, count: length)
  /// The grams that say something, and then the records that are looked at.
  var places = ContiguousArray<UInt32>(repeating: 0, count: length)
  /// For each of these the symbol that it has been followed to.
  var positions = ContiguousArray<UInt16>(repeating: 0, count: length)
  /// The first word of each record that is looked at.
  var headers = ContiguousArray<UInt16>(repeating: 0, count: length)
  /// The symbols behind which something was found.
  private(set) var hits: ArraySlice<Int> = []
  private var hitPlaces = ContiguousArray<Int>(repeating: 0, count: length)
}
