/// What is published about a set of the workload: engines that agree with each other agree with this.
struct WorkloadFacts {
  /// The states of the codes' trie, the root included.
  let stateCount: Int
  /// The first 16 hexadecimal digits of the files' SHA-256.
  let codesHash: String
  let playerHash: String
  let uniformHash: String
  /// The overlapping matches in five slices of two million symbols each; none reaches across a cut.
  let playerMatches: Int
  let uniformMatches: Int

  /// The symbols of one slice.
  static let sliceLength = 2_000_000

  /// The facts about a set, or nil where it is not listed.
  static func about(_ set: WorkloadSet) -> WorkloadFacts? { table[set] }

  /// The hash of a stream's file.
  func hash(of kind: WorkloadStreamKind) -> String { kind == .player ? playerHash : uniformHash }

  /// The matches in the slices of a stream.
  func matches(in kind: WorkloadStreamKind) -> Int { kind == .player ? playerMatches : uniformMatches }
}

extension WorkloadFacts {
  private static let uniformHashes = [12: "ab10eceaa3502697", 64: "94488c6b13bc4d4d", 200: "76c22961facceb03"]

  private static let table: [WorkloadSet: WorkloadFacts] = Dictionary(
    uniqueKeysWithValues: rows.map { row in
      let set = WorkloadSet(alphabet: row.alphabet, codes: row.codes)
      return (
        set,
        WorkloadFacts(
          stateCount: row.states, codesHash: row.hash, playerHash: row.player,
          uniformHash: uniformHashes[row.alphabet] ?? "", playerMatches: row.matches.0, uniformMatches: row.matches.1)
      )
    })

  private struct Row {
    let alphabet: Int
    let codes: Int
    let states: Int
    let hash: String
    let player: String
    let matches: (Int, Int)
  }

  private static func row(
    _ alphabet: Int, _ codes: Int, _ states: Int, _ hash: String, _ player: String, _ matches: (Int, Int)
  ) -> Row {
    Row(alphabet: alphabet, codes: codes, states: states, hash: hash, player: player, matches: matches)
  }

  private static let rows = [
    row(12, 10, 64, "fd4b3e7482c94c6e", "d23015cb944dc7b5", (402_693, 36)),
    row(12, 1000, 5638, "44750102cfafd82a", "167d0875f1f21e0a", (380_052, 19_075)),
    row(12, 100_000, 452_360, "b6c1bbcb8feff600", "84b53215e1a4e366", (397_671, 55_011)),
    row(12, 1_000_000, 4_080_921, "d0ae0563896774d1", "4f89a205ccc705a1", (398_249, 71_170)),
    row(64, 10, 68, "b0456c4810275f19", "d331988c9e4464cc", (301_339, 0)),
    row(64, 1000, 6336, "7923590573081f7a", "da28a24f7958bb53", (344_075, 26)),
    row(64, 100_000, 558_796, "29a7df2df010fe26", "26abed03321e74a5", (349_831, 2454)),
    row(64, 1_000_000, 5_180_628, "a9e8e31da286c1c9", "ff2900f3fdf1400a", (363_076, 15_965)),
    row(200, 10, 67, "82f142ccd658ab4b", "fd95b8db9a995bd4", (420_931, 0)),
    row(200, 1000, 6512, "af487dea1c028caa", "8cad3f3569876349", (341_478, 0)),
    row(200, 100_000, 594_562, "b3b4c15114b66790", "39e9911ac65ae5c1", (346_038, 24)),
    row(200, 1_000_000, 5_642_261, "6620a96b2b045db6", "43d75cc013e40285", (349_095, 267)),
  ]
}
