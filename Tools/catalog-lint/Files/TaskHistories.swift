import CatalogRules
import CatalogToolSupport

/// The histories of the catalogs of a run.
enum TaskHistories {
  /// The rule that asks for histories.
  static let rule: RuleIdentifier = "outdated-translation"

  /// Returns the tasks, each with the history of its catalog, if it has one and the rule that asks
  /// for it is on.
  ///
  /// A history that can't be read is said in a note, and nothing is found in it.
  static func reading(_ tasks: [LintTask]) -> [LintTask] {
    let asking = tasks.indices.filter { index in
      tasks[index].input.tables == nil && tasks[index].linter.isOn(rule, path: tasks[index].path)
    }
    let finder = HistoryFinder(of: asking.map { tasks[$0].input.absolutePath })
    finder.noteFailures()
    finder.noteWhatIsMissing()
    var tasks = tasks
    for index in asking { tasks[index].history = finder.histories[tasks[index].input.absolutePath] }
    return tasks
  }
}
