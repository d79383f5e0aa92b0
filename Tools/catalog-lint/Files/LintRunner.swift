import CatalogRules
import CatalogToolSupport
import Dispatch
import Synchronization

/// Lints several files at the same time.
///
/// All files are known before a run begins, and their findings are kept, so that nothing has to be
/// delivered in order, as for the photos of an audit, which may come from a pipe that waits.
enum LintRunner {
  /// Returns the findings of each task in order, or why the file could not be read.
  static func results(of tasks: [LintTask]) -> [Result<LintedFile, CatalogToolError>] {
    // For one file, starting a second thread would take longer than linting it.
    guard tasks.count > 1 else { return tasks.map(result) }
    let results = Mutex<[(index: Int, result: Result<LintedFile, CatalogToolError>)]>([])
    DispatchQueue.concurrentPerform(iterations: tasks.count) { index in
      let result = result(of: tasks[index])
      results.withLock { $0.append((index, result)) }
    }
    return results.withLock { $0 }.sorted { $0.index < $1.index }.map(\.result)
  }

  private static func result(of task: LintTask) -> Result<LintedFile, CatalogToolError> {
    Result { () throws(CatalogToolError) in try task.lint() }
  }
}
