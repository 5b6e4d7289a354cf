extension Scenario.Step: Decodable {
  private enum CodingKeys: String, CodingKey {
    case perform, advanceTo, remove, flush, at
  }

  /// Decodes a step by the one field that says what happens.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    time = try container.decodeIfPresent(Int.self, forKey: .at)
    if let key = try container.decodeIfPresent(String.self, forKey: .perform) {
      event = .perform(key)
    } else if let time = try container.decodeIfPresent(Int.self, forKey: .advanceTo) {
      event = .advance(to: time)
    } else if let name = try container.decodeIfPresent(String.self, forKey: .remove) {
      event = .remove(name)
    } else if try container.decodeIfPresent(Bool.self, forKey: .flush) == true {
      event = .flush
    } else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a step that is none of the known ones"))
    }
  }
}

extension Scenario.Check: Decodable {
  private enum CodingKeys: String, CodingKey {
    case afterStep, code, progress, state, nextAction, nextActions
  }

  /// Decodes a check, in which a next action of null is asked for and an absent one is not.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    step = try container.decode(Int.self, forKey: .afterStep)
    code = try container.decodeIfPresent(String.self, forKey: .code)
    progress = try container.decodeIfPresent(Int.self, forKey: .progress)
    state = try container.decodeIfPresent(String.self, forKey: .state)
    nextAction =
      container.contains(.nextAction)
      ? .some(try container.decodeIfPresent(String.self, forKey: .nextAction)) : .none
    nextActions = try container.decodeIfPresent([String].self, forKey: .nextActions)
  }
}
