import CatalogRules
import Dispatch
import Synchronization

/// Lints several files at the same time.
enum LintRunner {
  /// Returns what was found by each task, in their order, or why the file could not be read.
  static func results(of tasks: [LintTask]) -> [Result<LintedFile, LintError>] {
    // One file needs no second thread, which takes longer to start than a small file to lint.
    guard tasks.count > 1 else { return tasks.map(result) }
    let results = Mutex<[(index: Int, result: Result<LintedFile, LintError>)]>([])
    DispatchQueue.concurrentPerform(iterations: tasks.count) { index in
      let result = result(of: tasks[index])
      results.withLock { $0.append((index, result)) }
    }
    return results.withLock { $0 }.sorted { $0.index < $1.index }.map(\.result)
  }

  private static func result(of task: LintTask) -> Result<LintedFile, LintError> {
    Result { () throws(LintError) in try task.lint() }
  }
}
