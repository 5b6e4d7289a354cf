/// Symbols one after another, each in as few bytes as the alphabet needs.
///
/// What is no symbol of the alphabet is stored as the greatest number that fits, and read as ``Symbol/unknown``.
public struct SymbolString: Sendable {
  /// The symbols as numbers of one, two or four bytes.
  enum Storage: Sendable {
    case bytes(ContiguousArray<UInt8>)
    case halves(ContiguousArray<UInt16>)
    case words(ContiguousArray<UInt32>)
  }

  private(set) var storage: Storage

  /// Creates an empty string for an alphabet.
  public init(symbolCount: Int) {
    switch symbolCount {
    case ...Int(UInt8.max): storage = .bytes([])
    case ...Int(UInt16.max): storage = .halves([])
    default: storage = .words([])
    }
  }

  /// Creates a string of symbols that are bytes.
  public init(bytes: ContiguousArray<UInt8>) { storage = .bytes(bytes) }

  /// Creates a string of symbols that are stored in two bytes each.
  init(halves: ContiguousArray<UInt16>) { storage = .halves(halves) }

  /// Creates a string of symbols that are stored in four bytes each.
  init(words: ContiguousArray<UInt32>) { storage = .words(words) }

  /// The number of symbols.
  public var count: Int {
    switch storage {
    case .bytes(let bytes): bytes.count
    case .halves(let halves): halves.count
    case .words(let words): words.count
    }
  }

  /// The bytes that the symbols take.
  public var byteCount: Int {
    switch storage {
    case .bytes(let bytes): bytes.count
    case .halves(let halves): halves.count * 2
    case .words(let words): words.count * 4
    }
  }

  /// The greatest symbol as it is stored, or nil where there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of symbols.
  var greatest: UInt32? {
    switch storage {
    case .bytes(let bytes): bytes.max().map { UInt32($0) }
    case .halves(let halves): halves.max().map { UInt32($0) }
    case .words(let words): words.max()
    }
  }

  /// The symbol at a place.
  public subscript(index: Int) -> Symbol {
    switch storage {
    case .bytes(let bytes): Symbol(unit: bytes[index])
    case .halves(let halves): Symbol(unit: halves[index])
    case .words(let words): Symbol(unit: words[index])
    }
  }

  /// Adds symbols behind those that are there.
  public mutating func append(contentsOf symbols: ContiguousArray<Symbol>) {
    // The storage is taken out while it is changed, so that it is changed in place.
    let taken = storage
    storage = .bytes([])
    switch consume taken {
    case .bytes(var bytes):
      bytes.append(contentsOf: symbols.lazy.map { UInt8(clamping: $0.rawValue) })
      storage = .bytes(bytes)
    case .halves(var halves):
      halves.append(contentsOf: symbols.lazy.map { UInt16(clamping: $0.rawValue) })
      storage = .halves(halves)
    case .words(var words):
      words.append(contentsOf: symbols.lazy.map { $0.rawValue })
      storage = .words(words)
    }
  }

  /// Makes room, so that adding symbols does not move those that are there.
  public mutating func reserveCapacity(_ count: Int) {
    let taken = storage
    storage = .bytes([])
    switch consume taken {
    case .bytes(var bytes):
      bytes.reserveCapacity(count)
      storage = .bytes(bytes)
    case .halves(var halves):
      halves.reserveCapacity(count)
      storage = .halves(halves)
    case .words(var words):
      words.reserveCapacity(count)
      storage = .words(words)
    }
  }
}

extension Symbol {
  /// Reads a symbol from what it is stored in.
  @inline(__always)
  init<Unit: FixedWidthInteger & UnsignedInteger>(unit: Unit) {
    self = unit == .max ? .unknown : Symbol(rawValue: UInt32(truncatingIfNeeded: unit))
  }
}
