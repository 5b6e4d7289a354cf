// swift-tools-version: 6.1
import PackageDescription

/// What every target is built with: the stricter rules that are upcoming features of the language, on already.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Where there is no UIKit, a double of that name lets its adapter be compiled and tested. A Mac never sees this target,
/// because it would stand before the real module there.
#if os(Linux)
  let uiKit: [Target.Dependency] = [.target(name: "UIKit", condition: .when(platforms: [.linux]))]
  let uiKitDouble: [Target] = [
    .target(name: "UIKit", path: "Tests/UIKitDouble", swiftSettings: strict),
    .testTarget(
      name: "CheatsUIKitTests", dependencies: ["Cheats", "CheatsUIKit", "UIKit"], swiftSettings: strict),
  ]
#else
  let uiKit: [Target.Dependency] = []
  let uiKitDouble: [Target] = []
#endif

let package = Package(
  name: "Cheats",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Cheats", targets: ["Cheats"]),
    .library(name: "CheatsNotation", targets: ["CheatsNotation"]),
    .library(name: "CheatsUIKit", targets: ["CheatsUIKit"]),
    .executable(name: "cheats", targets: ["CheatsTool"]),
    .executable(name: "cheats-bench", targets: ["CheatsBenchmarks"]),
  ],
  targets: [
    .target(name: "AhoCorasick", swiftSettings: strict),
    .target(name: "Cheats", dependencies: ["AhoCorasick"], swiftSettings: strict),
    .target(name: "CheatsNotation", dependencies: ["Cheats"], swiftSettings: strict),
    .target(name: "CheatsUIKit", dependencies: ["Cheats"] + uiKit, swiftSettings: strict),
    .target(
      name: "CheatsCommand", dependencies: ["AhoCorasick", "Cheats", "CheatsNotation"], swiftSettings: strict),
    // The product is called `cheats`; the module is not, because `cheats` and `Cheats` are one name on a Mac's disk.
    .executableTarget(name: "CheatsTool", dependencies: ["CheatsCommand"], swiftSettings: strict),
    .executableTarget(
      name: "CheatsBenchmarks", dependencies: ["AhoCorasick", "Cheats", "CheatsNotation"],
      path: "Benchmarks/CheatsBenchmarks", swiftSettings: strict),

    .target(
      name: "CheatsTestSupport", dependencies: ["Cheats"], path: "Tests/CheatsTestSupport", swiftSettings: strict),
    // What is done with an input of a fuzzer; see CHEATS_FUZZ below.
    .target(
      name: "CheatsFuzzing",
      dependencies: ["AhoCorasick", "Cheats", "CheatsCommand", "CheatsNotation", "CheatsTestSupport"],
      path: "Tests/Fuzz/Bodies", swiftSettings: strict),
    .testTarget(name: "AhoCorasickTests", dependencies: ["AhoCorasick", "CheatsTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "CheatsTests", dependencies: ["AhoCorasick", "Cheats", "CheatsNotation", "CheatsTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CheatsNotationTests", dependencies: ["Cheats", "CheatsNotation", "CheatsTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CheatsCommandTests",
      dependencies: ["AhoCorasick", "Cheats", "CheatsCommand", "CheatsNotation", "CheatsTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CheatsFuzzingTests", dependencies: ["Cheats", "CheatsFuzzing", "CheatsTestSupport"],
      path: "Tests/Fuzz/CorpusTests", swiftSettings: strict),
    .testTarget(
      name: "CheatsBenchmarksTests", dependencies: ["AhoCorasick", "Cheats", "CheatsBenchmarks"], swiftSettings: strict),
    // Only code that a client of the original package could have written, once a language mode.
    .testTarget(name: "OriginalAPITests", dependencies: ["Cheats"], swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(name: "OriginalAPISwift5Tests", dependencies: ["Cheats"], swiftSettings: [.swiftLanguageMode(.v5)]),
  ] + uiKitDouble
)

// The fuzzers need the library of a sanitizer, which `.ci/fuzz` links.
if Context.environment["CHEATS_FUZZ"] != nil {
  package.targets.append(
    .target(name: "FuzzDriver", dependencies: ["CheatsFuzzing"], path: "Tests/Fuzz/Driver", swiftSettings: strict))
  let fuzzed = [
    "Session", "Registry", "Input", "Bulk", "Scan", "Compiled", "Snapshot", "Saved", "Notation", "JSON", "Arguments",
  ]
  package.targets += fuzzed.map { name in
    .executableTarget(
      name: "Fuzz\(name)", dependencies: ["CheatsFuzzing", "FuzzDriver"], path: "Tests/Fuzz/Targets/\(name)",
      swiftSettings: strict)
  }
}
