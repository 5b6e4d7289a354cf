import CheatsNotation
import Foundation
import Testing

@Suite struct FileHostileTests {
  @Test func nestingIsAnErrorAtOnceHoweverDeep() {
    let deep = String(repeating: "[", count: 1_000_000)
    for json in [deep, "{\"codes\":" + deep, "{\"codes\":[{\"name\":" + deep, "{\"x\":" + deep] {
      #expect(throws: CheatCodeFileError.self) { try CheatCodeFile(json: Data(json.utf8)) }
    }
    let objects = String(repeating: "{\"codes\":", count: 1_000_000)
    #expect(throws: CheatCodeFileError.self) { try CheatCodeFile(json: Data(objects.utf8)) }
  }

  @Test func longTextIsCutInMessages() {
    let long = String(repeating: "x", count: 300_000)
    for json in ["{\"\(long)\":1}", "{\"codes\":[{\"name\":\"\(long)", "\(long)", "{\"codes\":\"\(long)\"}"] {
      let message = errorMessage { _ = try CheatCodeFile(json: Data(json.utf8)) }
      #expect(message.utf8.count < 400 && message.contains("x…`"))
    }
    let name = errorMessage { _ = try CheatCodeFile(json: Data("{\"codes\":[{\"name\":\"\(long)\"}]}".utf8)) }
    #expect(name.utf8.count < 400 && name.contains("code 0 “xxx"))
    let marks = "{\"codes\":[{\"name\":\"a" + String(repeating: "\u{301}", count: 100_000)
    #expect(errorMessage { _ = try CheatCodeFile(json: Data(marks.utf8)) }.utf8.count < 400)
  }

  /// A small file with a value of each kind.
  static let small = Array(
    #"""
    {"maximumGap": "2s",
    "codes": [{"name": "é\u0041", "actions": ["up 'a\\''", "[0-9 x] <any>"], "secret": true}]}
    """#.utf8)

  @Test func aFileThatIsCutAnywhereIsRefused() throws {
    _ = try CheatCodeFile(json: Data(Self.small))
    for count in Self.small.indices {
      #expect(throws: CheatCodeFileError.self, "\(count) bytes") { try CheatCodeFile(json: Data(Self.small[..<count])) }
    }
  }

  @Test func aFileWithOneOtherByteIsReadOrRefused() throws {
    var readCount = 0
    for index in Self.small.indices {
      var bytes = Self.small
      for byte in UInt8.min...UInt8.max where byte != Self.small[index] {
        bytes[index] = byte
        do {
          let file = try CheatCodeFile(json: Data(bytes))
          readCount += 1
          #expect(try CheatCodeFile(json: file.jsonData()) == file, "byte \(byte) at \(index)")
          // What is read is also JSON for others.
          #expect((try? JSONSerialization.jsonObject(with: Data(bytes))) != nil, "byte \(byte) at \(index)")
        } catch {
          #expect(!error.description.isEmpty)
        }
      }
    }
    #expect(readCount > 0)
  }

  @Test func aFileWithoutOneByteOrWithOneTwiceIsReadOrRefused() throws {
    for index in Self.small.indices {
      var without = Self.small
      without.remove(at: index)
      var twice = Self.small
      twice.insert(Self.small[index], at: index)
      for bytes in [without, twice] {
        if let file = try? CheatCodeFile(json: Data(bytes)) {
          #expect(try CheatCodeFile(json: file.jsonData()) == file, "at \(index)")
        }
      }
    }
  }
}
