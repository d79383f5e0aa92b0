import CatalogRules
import StringCatalogs

extension LintReport {
  /// Returns the lines with the number of findings, and of those that are not shown.
  func summary(_ localizer: Localizer, leftOut: Int = 0) -> [String] {
    var lines = [
      localizer.words(
        "lint.summary", .integer(Int64(files.count)), .integer(Int64(count(of: .error))),
        .integer(Int64(count(of: .warning))), .integer(Int64(count(of: .info))))
    ]
    if leftOut > 0 { lines.append(localizer.words("lint.leftOut", .integer(Int64(leftOut)))) }
    if removedCount > 0 {
      lines.append(localizer.words("lint.removed", .integer(Int64(removedCount))))
    }
    return lines
  }
}

extension Severity {
  /// The key of the word for the severity.
  package var key: String { "lint.severity.\(rawValue)" }
}
