import AhoCorasick

/// The automaton of the textbook, which says what an engine must find; it shares no code with the engine.
///
/// The nodes of the trie are numbered as they come, and their children are in one hash table. Each node has the link of
/// its longest proper end, and a link to the next node on that chain where codes end.
struct PlainMatcher {
  private var table = TransitionTable()
  private var nodes: ContiguousArray<Node> = [Node(parent: 0, symbol: 0, depth: 0)]
  /// For each code the code with the same symbols that was registered before it.
  private var earlierEqual: ContiguousArray<PatternID?> = []
  private let codes: CodeList

  private struct Node {
    let parent: UInt32
    let symbol: UInt16
    let depth: Int32
    /// The deepest other node whose path is an end of this one's.
    var failure: UInt32 = 0
    /// The next node on the chain where codes end, or 0.
    var output: UInt32 = 0
    /// The last registered code that ends here.
    var code: PatternID?
  }

  /// Builds the automaton.
  ///
  /// - Complexity: O(*n*) in the number of symbols.
  init(_ codes: CodeList) {
    self.codes = codes
    for id in codes.ids {
      var node: UInt32 = 0
      for at in codes.range(of: id) { node = child(of: node, addedFor: codes.symbols[at]) }
      earlierEqual.append(nodes[Int(node)].code)
      nodes[Int(node)].code = id
    }
    link()
  }

  /// The number of nodes, the root included.
  var stateCount: Int { nodes.count }

  /// The sum of the matches in a part of a stream, as if nothing were before it.
  ///
  /// - Parameter range: The part; ends are counted from its beginning.
  func sum(_ stream: SymbolStream, in range: Range<Int>) -> MatchSum {
    var sum = MatchSum()
    forEachMatch(in: stream, range) { pattern, end in sum.add(pattern, end: end) }
    return sum
  }

  /// The sum of the matches in a whole stream.
  func sum(_ stream: SymbolStream) -> MatchSum { sum(stream, in: 0..<stream.count) }

  /// Calls a closure with each match and its end, counted from the beginning of the part.
  func forEachMatch(in stream: SymbolStream, _ range: Range<Int>, _ body: (PatternID, Int) -> Void) {
    var node: UInt32 = 0
    for at in range {
      node = step(from: node, stream.symbols[at])
      var ending = nodes[Int(node)].code == nil ? nodes[Int(node)].output : node
      while ending != 0 {
        var code = nodes[Int(ending)].code
        while let found = code {
          body(found, at - range.lowerBound + 1)
          code = earlierEqual[found.index]
        }
        ending = nodes[Int(ending)].output
      }
    }
  }
}

extension PlainMatcher {
  private mutating func child(of node: UInt32, addedFor symbol: UInt16) -> UInt32 {
    if let child = table.child(of: node, symbol) { return child }
    let child = UInt32(nodes.count)
    nodes.append(Node(parent: node, symbol: symbol, depth: nodes[Int(node)].depth + 1))
    table.insert(child, of: node, symbol)
    return child
  }

  private func step(from start: UInt32, _ symbol: UInt16) -> UInt32 {
    var node = start
    while true {
      if let child = table.child(of: node, symbol) { return child }
      if node == 0 { return 0 }
      node = nodes[Int(node)].failure
    }
  }

  /// Sets the links, shallow nodes first.
  private mutating func link() {
    for index in breadthFirstOrder().dropFirst() {
      let node = nodes[index]
      let failure = node.parent == 0 ? 0 : step(from: nodes[Int(node.parent)].failure, node.symbol)
      nodes[index].failure = failure
      let target = nodes[Int(failure)]
      nodes[index].output = target.code == nil ? target.output : failure
    }
  }

  /// The nodes by depth, which are counted and then put in their places.
  private func breadthFirstOrder() -> ContiguousArray<Int> {
    let deepest = nodes.reduce(0) { max($0, Int($1.depth)) }
    var starts = ContiguousArray(repeating: 0, count: deepest + 2)
    for node in nodes { starts[Int(node.depth) + 1] += 1 }
    for depth in 0...deepest { starts[depth + 1] += starts[depth] }
    var order = ContiguousArray(repeating: 0, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      order[starts[Int(node.depth)]] = index
      starts[Int(node.depth)] += 1
    }
    return order
  }
}
