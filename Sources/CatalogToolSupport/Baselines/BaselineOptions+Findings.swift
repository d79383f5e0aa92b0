import ArgumentParser
package import CatalogRules
package import FilePaths
import LintProject
import StringCatalogs
import ToolSupport

extension BaselineOptions {
  /// Writes a baseline of all findings to a path; `tasks` has the checked files by path.
  package func write(
    _ files: [LintedFile], checkedBy tasks: [String: BaselineTask], to path: String, run: RunPath
  ) throws {
    let keptCount = try BaselineStore.write(files, checkedBy: tasks, to: path, run: run)
    ToolMessage.note.print(
      ToolText.text(
        "lint.baseline.written", .text(run.shown(path)),
        .integer(Int64(files.reduce(0) { $0 + $1.findings.count })),
        .integer(Int64(files.count { !$0.findings.isEmpty }))))
    guard keptCount > 0 else { return }
    ToolMessage.note.print(ToolText.text("lint.baseline.kept", .integer(Int64(keptCount))))
  }

  /// Says how many findings are not reported because a baseline has them.
  package func reportHiddenFindings(_ count: Int) {
    guard count > 0 else { return }
    ToolMessage.note.print(ToolText.text("lint.baseline.hidden", .integer(Int64(count))))
  }

  /// Reports or removes baseline entries that no longer occur; returns whether they fail the run.
  package func reportFixedEntries(
    _ baselines: inout BaselineStore, run: RunPath
  ) throws -> Bool {
    if pruneBaseline {
      let removed = baselines.fixed
      try baselines.prune()
      for (path, entries) in removed {
        ToolMessage.note.print(
          ToolText.text(
            "lint.baseline.pruned", .text(run.shown(path)), .integer(Int64(entries.count))))
      }
      return false
    }
    for (path, entries) in baselines.fixed {
      let text = ToolText.text(
        "lint.baseline.fixed", .text(run.shown(path)), .integer(Int64(entries.count)))
      (strictBaseline ? ToolMessage.error : .note).print(text)
    }
    return strictBaseline && !baselines.fixed.isEmpty
  }
}
