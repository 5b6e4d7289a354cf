public import Cheats

/// The conflicts of a set found by comparing all pairs, in the order that the documentation gives.
public func naiveConflicts<Action>(
  _ definitions: [CheatCodeDefinition<Action>], _ configuration: CheatCodeConfiguration
) -> [CheatCodeConflict] {
  definitions.indices.flatMap { code in
    let equal = definitions.indices.filter { $0 != code && definitions[$0].actions == definitions[code].actions }
    let contained = definitions.indices.filter { other in
      definitions[other].actions != definitions[code].actions
        && !occurrences(of: definitions[other].actions, in: definitions[code].actions).isEmpty
    }
    let ordered = contained.sorted { left, right in
      func key(_ other: Int) -> (Int, Int, Int) {
        let range = occurrences(of: definitions[other].actions, in: definitions[code].actions)[0]
        return (range.upperBound, -range.count, other)
      }
      return key(left) < key(right)
    }
    return (equal + ordered).flatMap { other in
      relations(definitions, configuration, code, other).map {
        CheatCodeConflict(
          code: CheatCodeID(rawValue: UInt32(code)), other: CheatCodeID(rawValue: UInt32(other)), relation: $0)
      }
    }
  }
}

private func relations<Action>(
  _ definitions: [CheatCodeDefinition<Action>], _ configuration: CheatCodeConfiguration, _ code: Int, _ other: Int
) -> [CheatCodeConflict.Relation] {
  let (actions, otherActions) = (definitions[code].actions, definitions[other].actions)
  let ranges = occurrences(of: otherActions, in: actions)
  let isProper = otherActions.count < actions.count
  let isFirst = definitions.firstIndex { $0.actions == actions } == other
  var relations: [CheatCodeConflict.Relation] = []
  if actions == otherActions && isFirst { relations.append(.equal) }
  if isProper && ranges.contains(where: { $0.lowerBound == 0 }) { relations.append(.prefix) }
  if isProper && ranges.contains(where: { $0.upperBound == actions.count }) { relations.append(.suffix) }
  if ranges.contains(where: { $0.lowerBound > 0 && $0.upperBound < actions.count }) { relations.append(.infix) }
  if isUnreachable(definitions, configuration, code, because: other) { relations.append(.unreachable) }
  return relations
}

private func isUnreachable<Action>(
  _ definitions: [CheatCodeDefinition<Action>], _ configuration: CheatCodeConfiguration, _ code: Int,
  because other: Int
) -> Bool {
  let (hidden, hider) = (definitions[code], definitions[other])
  guard !isLimited(hider.maximumGap, configuration.maximumGap), !isLimited(hider.timeLimit, configuration.timeLimit)
  else { return false }
  let isEqual = hider.actions == hidden.actions && hider.parameters == hidden.parameters
  let ranges = hider.parameters.isEmpty ? occurrences(of: hider.actions, in: hidden.actions) : []
  switch configuration.matchKind {
  case .overlapping, .perCode:
    return false
  case .leftmostLongest:
    return isEqual && other < code
  case .leftmostFirst:
    return other < code && (isEqual || ranges.contains { $0.lowerBound == 0 })
  case .nonOverlapping:
    let length = hidden.actions.count + hidden.parameters.count
    return isEqual && other < code || ranges.contains { $0.upperBound < length }
  }
}

private func isLimited(_ own: CheatCodeTimeLimit, _ inherited: Duration?) -> Bool {
  // What no two times are further apart than is no limit.
  switch own {
  case .inherited: inherited.map { $0.referenceNanoseconds < .max } ?? false
  case .unlimited: false
  case .atMost(let limit): limit.referenceNanoseconds < .max
  }
}

/// Where a sequence of actions occurs in another one, in order.
private func occurrences<Action: Equatable>(of part: [Action], in whole: [Action]) -> [Range<Int>] {
  guard part.count <= whole.count else { return [] }
  return (0...whole.count - part.count).map { $0..<$0 + part.count }.filter { Array(whole[$0]) == part }
}
