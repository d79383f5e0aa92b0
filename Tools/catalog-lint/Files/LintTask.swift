import CatalogHistory
import CatalogRules
import CatalogToolSupport
import LintProject

/// A catalog or a table to lint, and its settings.
struct LintTask: Sendable {
  let input: CatalogInput
  let linter: CatalogLinter

  /// The path relative to the folder of the configuration, for its patterns.
  let path: String

  /// The files around the catalogs of the run.
  let siblings: Siblings

  /// The absolute path of the baseline; nil if there is none.
  let baseline: String?

  /// The bytes of the catalog at the revision of `--changed-since`, with which rules compare.
  var earlier: [UInt8]?

  /// The history of the catalog; nil if there is none, or nobody asks for it.
  var history: CatalogHistory?

  /// What its baseline needs to know.
  var baselineTask: BaselineTask {
    // What a history would tell can't be called fixed without it.
    let knowsAll = history?.isComplete ?? false
    return BaselineTask(baseline: baseline) { [linter, path] entry in
      linter.canFind(entry, path: path) && (knowsAll || entry.rule != TaskHistories.rule)
    }
  }

  /// Lints the catalog, or the table with the files beside it.
  func lint() throws(CatalogToolError) -> LintedFile {
    guard let tables = input.tables else { return lint(bytes: try input.bytes()) }
    var file = try tables.result(at: input.absolutePath)
    file.path = input.shownPath
    return file
  }

  /// Lints bytes instead of those of the file.
  func lint(bytes: [UInt8]) -> LintedFile {
    let siblings = input.file.map(siblings.names) ?? []
    var file =
      input.tables?.result(forDocument: bytes)
      ?? linter.lint(
        bytes: bytes, path: path, siblings: siblings, earlier: earlier, history: history)
    file.path = input.shownPath
    return file
  }
}
