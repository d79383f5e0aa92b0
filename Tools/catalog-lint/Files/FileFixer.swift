import CatalogRules
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// Fixes the findings in a file, or shows how.
struct FileFixer {
  let options: FixOptions

  /// Fixes the findings in a file and returns all remaining ones; nil if nothing was written, as
  /// with `--diff`.
  func fix(
    _ report: LintedFile, of task: LintTask, difference: inout [UInt8],
    summary: inout FixSummary
  ) throws(CatalogToolError) -> LintedFile? {
    let fixer = CatalogFixer(includesUnsafe: options.unsafeFixes) { task.lint(bytes: $0) }
    if report.hasBlockedFixes { summary.addBlocked(report.path) }
    let fixed = fixer.fix(report)
    guard fixed.count > 0 else { return nil }
    if options.diff {
      difference += FileDifference(path: report.path, old: report.bytes, new: fixed.bytes)
        .bytes()
      summary.add(fixed.fixed, in: report.path)
      return nil
    }
    guard let path = task.input.file else {
      throw .unusable(LocalizedMessage("lint.fix.standardInput"))
    }
    let isReplaced = try CatalogToolError.wrap { () throws(FileError) in
      try task.input.location(of: path).replace(report.bytes, with: fixed.bytes)
    }
    guard isReplaced else {
      throw .unusable(LocalizedMessage("lint.fix.changedMeanwhile", .text(report.path)))
    }
    summary.add(fixed.fixed, in: report.path)
    return task.lint(bytes: fixed.bytes)
  }
}
