/// A rule that records from a file can break.
///
/// The checks give it back in place of throwing an error, which has room for texts and would be moved about for each
/// record.
enum RecordRule: UInt8 {
  case none, count, empty, inside, pattern, first, shorter, failure, shallow, kind, labels, children

  /// The rule in words.
  var text: String {
    switch self {
    case .none: "no rule is broken"
    case .count: "each state has a record"
    case .empty: "an empty record says nothing, and no pattern ends at its state"
    case .inside: "a record is inside the table"
    case .pattern: "a record reports a pattern"
    case .first: "a pattern that ends at a state is reported first there"
    case .shorter: "what is reported ends the path of the state"
    case .failure: "a failure link leads to the record of a shorter path, no shorter than a gram"
    case .shallow: "a stream is followed only from the depth of a gram on"
    case .kind: "a record has one child or is a branch"
    case .labels: "the labels of a branch ascend"
    case .children: "a record leads to those of its state's children, one after another, and to no others"
    }
  }
}
