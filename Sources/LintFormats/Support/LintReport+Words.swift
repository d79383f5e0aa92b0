import CatalogRules
import StringCatalogs

extension LintReport {
  /// Returns the sentence with the number of findings.
  func summary(_ localizer: Localizer) -> String {
    localizer.words(
      "lint.summary", .integer(Int64(files.count)), .integer(Int64(count(of: .error))),
      .integer(Int64(count(of: .warning))), .integer(Int64(count(of: .info))))
  }

  /// Returns all findings, the most severe first, otherwise in the order of the files.
  func worstFindings(in unit: ColumnUnit) -> [LocatedFinding] {
    let all = files.flatMap { $0.located(in: unit) }
    return Severity.allCases.sorted(by: >).flatMap { severity in
      all.filter { $0.finding.severity == severity }
    }
  }
}

extension Severity {
  /// The key of the word for the severity.
  package var key: String { "lint.severity.\(rawValue)" }
}
