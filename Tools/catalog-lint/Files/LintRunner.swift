import CatalogRules

/// Lints several files at the same time.
enum LintRunner {
  /// Returns what was found by each task, in their order, or why the file could not be read.
  static func results(of tasks: [LintTask]) async -> [Result<LintedFile, LintError>] {
    guard tasks.count > 1 else { return tasks.map(result) }
    return await withTaskGroup { group in
      for (index, task) in tasks.enumerated() {
        group.addTask { (index, result(of: task)) }
      }
      var results: [(index: Int, result: Result<LintedFile, LintError>)] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.index < $1.index }.map(\.result)
    }
  }

  private static func result(of task: LintTask) -> Result<LintedFile, LintError> {
    Result { () throws(LintError) in try task.lint() }
  }
}
