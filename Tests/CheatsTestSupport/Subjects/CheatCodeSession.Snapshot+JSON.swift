public import Cheats
import Foundation

extension CheatCode.Session.Snapshot {
  /// The snapshot as it is read back from a file.
  public func throughJSON() throws -> Self {
    try JSONDecoder().decode(Self.self, from: try JSONEncoder().encode(self))
  }
}
