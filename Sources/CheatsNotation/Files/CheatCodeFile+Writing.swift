import Cheats
public import Foundation

extension CheatCodeFile {
  /// The file as JSON, one code a line.
  ///
  /// Fields that say the default are left out. Equal contents give equal bytes.
  ///
  /// - Returns: UTF-8, which ``init(json:fileName:)`` reads back as an equal file; times are rounded down to nanoseconds.
  /// - Throws: ``CheatCodeFileError/cannotWrite(code:reason:)`` if the file could not be read back.
  /// - Complexity: O(*n*) in the number of bytes.
  public func jsonData() throws(CheatCodeFileError) -> Data {
    var json = "{\n"
    do throws(CheatCodeFileError.WriteFailure) {
      for field in try fields() { json += "  \(field),\n" }
    } catch {
      throw .cannotWrite(code: nil, reason: error)
    }
    json += "  \"codes\": ["
    var indices: [String: Int] = [:]
    for (index, code) in codes.enumerated() {
      do throws(CheatCodeFileError.WriteFailure) {
        let fields = try code.fields(at: index, indices: &indices)
        json += (index == 0 ? "\n    {" : ",\n    {") + fields.joined(separator: ", ") + "}"
      } catch {
        throw .cannotWrite(code: CheatCodeFileError.CodePlace(index: index, name: code.definition.name), reason: error)
      }
    }
    return Data((json + (codes.isEmpty ? "]\n}\n" : "\n  ]\n}\n")).utf8)
  }

  /// The fields before the codes that do not say the default.
  private func fields() throws(CheatCodeFileError.WriteFailure) -> [String] {
    var fields = remarks.fields
    if let identifier = configuration.identifier { fields.append(field("identifier", text: identifier)) }
    let kind = configuration.matchKind
    if kind != .overlapping { fields.append(field("matchKind", text: kind.fieldValue)) }
    if configuration.isAnchored { fields.append("\"anchored\": true") }
    if let gap = configuration.maximumGap { fields.append(try field("maximumGap", limit: gap)) }
    if let limit = configuration.timeLimit { fields.append(try field("timeLimit", limit: limit)) }
    if let limit = configuration.holdLimit { fields.append(try field("holdLimit", limit: limit)) }
    return fields
  }
}

extension CheatCodeFile.Code {
  /// The fields that do not say the default.
  fileprivate func fields(
    at index: Int, indices: inout [String: Int]
  ) throws(CheatCodeFileError.WriteFailure) -> [String] {
    guard let name = definition.name, !name.isEmpty else { throw .noName }
    if let other = indices.updateValue(index, forKey: name) { throw .nameTaken(by: other) }
    if definition.actions.isEmpty { throw .noActions }
    if definition.parameters.contains(.oneOf([])) { throw .emptyParameter }
    let steps = CheatCodeSteps(actions: definition.actions, parameters: definition.parameters)

    var fields = [field("name", text: name), field("actions", text: CheatCodeNotation.text(for: steps))]
    for (name, limit) in [("maximumGap", definition.maximumGap), ("timeLimit", definition.timeLimit)] {
      switch limit {
      case .inherited: break
      case .unlimited: fields.append(field(name, text: "none"))
      case .atMost(let time): fields.append(try field(name, limit: time))
      }
    }
    if definition.isSecret { fields.append("\"secret\": true") }
    if !definition.isEnabled { fields.append("\"enabled\": false") }
    return fields + remarks.fields
  }
}

extension CheatCodeFile.Remarks {
  fileprivate var fields: [String] {
    Self.names.compactMap { name in self[name].map { field(name, text: $0) } }
  }
}

private func field(_ name: String, text: String) -> String {
  "\"\(name)\": " + NotationText.quoted(text)
}

private func field(_ name: String, limit: Duration) throws(CheatCodeFileError.WriteFailure) -> String {
  if limit < .zero { throw .negativeLimit }
  return field(name, text: CheatCodeNotation.text(for: limit))
}
