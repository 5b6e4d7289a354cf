/// Room for numbers that are written in any order while a file is checked.
///
/// It is no array, each change of which would ask whether the array is shared: that and its checks of places took half of
/// the time in which a million patterns were read. Places are checked in debug builds, where the tests read hostile files.
struct ScratchTable<Element: BitwiseCopyable>: ~Copyable {
  private let elements: UnsafeMutableBufferPointer<Element>

  init(repeating element: Element, count: Int) {
    elements = .allocate(capacity: count)
    elements.initialize(repeating: element)
  }

  /// Makes room for so many elements, each of which must be written before it is read.
  init(uninitialized count: Int) { elements = .allocate(capacity: count) }

  deinit { elements.deallocate() }

  @inline(__always)
  subscript(place: Int) -> Element {
    get { elements[place] }
    nonmutating set { elements[place] = newValue }
  }

  /// The number of elements.
  var count: Int { elements.count }

  /// The elements as an array.
  var array: ContiguousArray<Element> { ContiguousArray(elements) }
}

extension ScratchTable<UInt8> {
  /// A bit for each element, set where it is not 0.
  var nonzeroBits: ContiguousArray<UInt64> {
    var words = BitRanks.noBits(count)
    let bytes = UnsafeRawBufferPointer(elements)
    for index in 0..<count / 64 {
      var word: UInt64 = 0
      for part in 0..<8 {
        let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 64 + part * 8, as: UInt64.self))
        // The highest bit of each byte that is not 0; then those eight bits side by side.
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let nonzero = (((eight & low) &+ low) | eight) & ~low
        let bits = ((nonzero >> 7) &* 0x0102_0408_1020_4080) >> 56
        word |= bits << UInt64(part * 8)
      }
      words[index] = word
    }
    for place in count / 64 * 64..<count where elements[place] != 0 { words.setBit(place) }
    return words
  }
}
