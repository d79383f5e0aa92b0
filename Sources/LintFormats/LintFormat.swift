import CatalogRules

/// The format of a report.
///
/// Columns count from one, in the unit that the readers of a format expect: UTF-8 bytes in `text`,
/// `concise`, `json` and `jsonl`, UTF-16 code units in `sarif` (which specifies it), `github` and
/// `checkstyle`. The others have lines only.
public enum LintFormat: String, Hashable, Sendable, CaseIterable {
  /// For people: each finding with its line of the file, then a table of languages.
  case text

  /// One line per finding, like compilers.
  case concise

  /// One JSON object with all findings and their counts.
  case json

  /// One JSON object per line for each finding.
  case jsonl

  /// The Static Analysis Results Interchange Format 2.1.0 of OASIS, for code scanning.
  case sarif

  /// The text, and annotations for GitHub Actions.
  case github

  /// The code quality report of GitLab.
  case gitlab

  /// JUnit XML, which CI systems show as tests.
  case junit

  /// Checkstyle XML, which CI systems show at the lines of files.
  case checkstyle

  /// GitHub Flavored Markdown for a comment or a summary.
  case markdown

  /// Whether the format is for people, so that it shows only the first findings of each rule and
  /// file, and says how many more there are; the others always have all of them.
  public var isShortened: Bool { isForReading || self == .github }

  /// Whether the format is for people, and therefore in the user's language.
  public var isForReading: Bool {
    switch self {
    case .text, .concise, .markdown: true
    case .json, .jsonl, .sarif, .github, .gitlab, .junit, .checkstyle: false
    }
  }
}
