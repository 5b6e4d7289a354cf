/// Where a symbol leads from a node of a trie: one hash table for all nodes, with open addressing.
struct TransitionTable {
  /// A node and a symbol as one number, or `empty`.
  private var keys: ContiguousArray<UInt64>
  private var children: ContiguousArray<UInt32>
  private var count = 0

  private static let empty = UInt64.max

  init() {
    keys = ContiguousArray(repeating: Self.empty, count: 1 << 10)
    children = ContiguousArray(repeating: 0, count: 1 << 10)
  }

  /// The child of a node, or nil.
  func child(of node: UInt32, _ symbol: UInt16) -> UInt32? {
    let slot = slot(for: Self.key(node, symbol))
    return keys[slot] == Self.empty ? nil : children[slot]
  }

  /// Adds a child that is not there yet.
  mutating func insert(_ child: UInt32, of node: UInt32, _ symbol: UInt16) {
    if 3 * count >= 2 * keys.count { grow() }
    put(child, Self.key(node, symbol))
    count += 1
  }

  private static func key(_ node: UInt32, _ symbol: UInt16) -> UInt64 { UInt64(node) << 16 | UInt64(symbol) }

  /// The place of a key, or the empty place where it would be.
  private func slot(for key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 24) & (keys.count - 1)
    while keys[slot] != key, keys[slot] != Self.empty { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  private mutating func put(_ child: UInt32, _ key: UInt64) {
    let slot = slot(for: key)
    keys[slot] = key
    children[slot] = child
  }

  private mutating func grow() {
    let (oldKeys, oldChildren) = (keys, children)
    keys = ContiguousArray(repeating: Self.empty, count: 2 * oldKeys.count)
    children = ContiguousArray(repeating: 0, count: 2 * oldKeys.count)
    for (key, child) in zip(oldKeys, oldChildren) where key != Self.empty { put(child, key) }
  }
}
