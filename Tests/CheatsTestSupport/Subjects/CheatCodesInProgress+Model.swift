import Cheats

extension CheatCodesInProgress {
  /// The codes in the order in which they come, but for neighbours that are equally close, which the model has by id.
  var inOrderOfModel: [CodeInProgress] {
    var runs: [[Element]] = []
    for element in self {
      if runs.last?.last?.remaining == element.remaining {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
    return runs.flatMap { run in
      run.sorted { $0.id < $1.id }.map { CodeInProgress(id: $0.id, progress: $0.progress) }
    }
  }
}
