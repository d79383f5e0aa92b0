import CatalogRules
import StringCatalogs

/// The labels around every finding of a report, looked up once.
struct FindingLabels {
  let key: String
  let location: String
  private let safeFix: String
  private let unsafeFix: String
  private let severities: [(severity: Severity, word: String)]

  init(_ localizer: Localizer) {
    key = localizer.words("lint.label.key")
    location = localizer.words("lint.label.place")
    safeFix = localizer.words("lint.label.fix")
    unsafeFix = localizer.words("lint.label.unsafeFix")
    severities = Severity.allCases.map { ($0, localizer.words($0.key)) }
  }

  /// Returns the label of a fix.
  func label(of fix: Fix) -> String { fix.isSafe ? safeFix : unsafeFix }

  /// Returns the word for a severity.
  func word(for severity: Severity) -> String {
    severities.first { $0.severity == severity }?.word ?? severity.rawValue
  }
}
