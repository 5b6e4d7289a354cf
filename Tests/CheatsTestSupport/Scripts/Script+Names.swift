import Cheats

extension Script {
  /// The script with a name for each code, which it keeps when it is changed.
  public var named: Self {
    var result = self
    for index in result.codes.indices { result.codes[index].name = "code \(index)" }
    var count = codes.count
    for index in result.operations.indices {
      switch result.operations[index] {
      case .add:
        result.operations[index].definition?.name = "code \(count)"
        count += 1
      case .change(let id, _): result.operations[index].definition?.name = "code \(id.rawValue)"
      default: break
      }
    }
    return result
  }
}
