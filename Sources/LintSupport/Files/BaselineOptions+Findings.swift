import ArgumentParser
package import CatalogRules
import StringCatalogs
import ToolSupport

extension BaselineOptions {
  /// Writes a baseline of all findings to a path.
  package func write(_ files: [LintedFile], to path: String, run: RunPath) throws {
    try BaselineStore.write(files, to: path, run: run)
    ToolMessage.note.print(
      ToolText.text(
        "lint.baseline.written", .text(run.shown(path)),
        .integer(Int64(files.reduce(0) { $0 + $1.findings.count })),
        .integer(Int64(files.count { !$0.findings.isEmpty }))))
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
