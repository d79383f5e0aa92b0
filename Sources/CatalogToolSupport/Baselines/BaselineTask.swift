package import LintProject

/// What a baseline needs to know about the check of a file.
package struct BaselineTask: Sendable {
  /// The absolute path of the baseline; nil if there is none.
  package let baseline: String?

  /// Returns whether the check would report the finding of an entry, if it still existed.
  package let canFind: @Sendable (BaselineEntry) -> Bool

  /// Creates a task.
  package init(baseline: String?, canFind: @escaping @Sendable (BaselineEntry) -> Bool) {
    self.baseline = baseline
    self.canFind = canFind
  }
}
