import Foundation

/// The rows of one run, with what they depend on, as it is kept in a file.
struct BenchmarkReport: Hashable, Codable, Sendable {
  /// The version of the form; a report of another one is refused.
  var version = Self.currentVersion
  var machine: Machine
  var effort: Effort
  var rows: [BenchmarkRow]

  static let currentVersion = 1

  /// The report as JSON, rows in their order, members sorted, so that two files can be compared.
  func json() throws(BenchmarkError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self)
    } catch {
      throw .input("the report cannot be written as JSON: \(error)")
    }
  }

  /// Reads a report.
  ///
  /// - Throws: ``BenchmarkError/input(_:)`` with the file, the member and the rule that it breaks.
  init(json: Data, fileName: String) throws(BenchmarkError) {
    do {
      self = try JSONDecoder().decode(BenchmarkReport.self, from: json)
    } catch let error as DecodingError {
      throw .input("\(fileName): \(Self.text(of: error))")
    } catch {
      throw .input("\(fileName): \(error.localizedDescription)")
    }
    guard version == Self.currentVersion else {
      throw .input("\(fileName), version: the form is \(version), and only \(Self.currentVersion) is known")
    }
    var seen: Set<BenchmarkRow.Key> = []
    for (place, row) in rows.enumerated() {
      // Anything else is no time that can be compared: the slowest work takes some tenths of a second a unit.
      guard row.nsBest > 0, row.nsBest < 1e15 else {
        throw .input("\(fileName), rows[\(place)].nsBest: \(row.nsBest) is no time")
      }
      guard seen.insert(row.key).inserted else {
        throw .input("\(fileName), rows[\(place)]: the same work is there before: \(row.key)")
      }
    }
  }

  init(machine: Machine, effort: Effort, rows: [BenchmarkRow]) {
    self.machine = machine
    self.effort = effort
    self.rows = rows
  }

  private static func text(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context): "\(place(context))member '\(key.stringValue)' is missing"
    case .typeMismatch(let type, let context): "\(place(context))this is to be of type \(type)"
    case .valueNotFound(let type, let context): "\(place(context))this is to be of type \(type), not null"
    case .dataCorrupted(let context): "\(place(context))\(context.debugDescription)"
    @unknown default: "\(error)"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }.joined()
    return path.isEmpty ? "" : "\(path.drop { $0 == "." }): "
  }
}
