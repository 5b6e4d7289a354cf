public import Cheats
import Foundation

extension CheatCodeSession.Snapshot {
  /// The snapshot as it is read back from a file, or as it is where its actions cannot be written to one.
  public func throughJSON() throws -> Self {
    func readBack<Value: Codable>(_ value: Value) throws -> Value {
      try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
    }
    guard let value = self as? any Codable else { return self }
    // The compiler does not know that the type can be coded for some actions, and that the value is one of it.
    let read: Any = try readBack(value)
    guard let snapshot = read as? Self else { fatalError("\(read) is of another type") }
    return snapshot
  }
}
