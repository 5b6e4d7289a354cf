import AhoCorasick

/// The floors of the codes that have one of their own, by code.
///
/// A floor that lies further back than the code is long changes nothing and is forgotten. Looking for such floors only
/// once in as many actions as the longest code has, each is looked at no more than twice.
struct CodeFloors: Sendable {
  private var floors: [PatternID: Int64] = [:]
  private var nextSweep: Int64 = 0

  var isEmpty: Bool { floors.isEmpty }

  /// The codes that have a floor of their own.
  var patterns: some Collection<PatternID> { floors.keys }

  subscript(pattern: PatternID) -> Int64? { floors.isEmpty ? nil : floors[pattern] }

  mutating func set(_ floor: Int64, for pattern: PatternID) { floors[pattern] = floor }

  mutating func restore(_ floor: Int64?, for pattern: PatternID) { floors[pattern] = floor }

  mutating func removeAll() { floors = [:] }

  /// Forgets floors that no longer matter, whichever of the remembered actions are followed again.
  mutating func sweep(at position: Int64, _ codes: CompiledSet, keeping: Int64) {
    guard !floors.isEmpty, position >= nextSweep else { return }
    nextSweep = position + Int64(max(codes.longest, 64))
    floors = floors.filter { position - $0.value < Int64(codes.length(of: $0.key)) + keeping }
  }
}
