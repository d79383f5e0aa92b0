import ArgumentParser
package import CatalogRules
import StringCatalogs
import ToolSupport

extension FailureOptions {
  /// Returns whether findings fail the run; says so if they are too many warnings.
  package func isFailure(_ files: [LintedFile]) -> Bool {
    let warnings = files.reduce(0) { $0 + $1.findings.count { $0.severity == .warning } }
    if let maxWarnings, warnings > maxWarnings {
      ToolMessage.error.print(
        ToolText.text("lint.maxWarnings", .integer(Int64(warnings)), .integer(Int64(maxWarnings))))
      return true
    }
    return files.contains { $0.findings.contains { $0.severity >= errorOn } }
  }
}
