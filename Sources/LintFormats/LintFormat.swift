import CatalogRules

/// A form in which a report can be written.
///
/// Columns count from one, in the unit that the readers of a format count in: bytes of UTF-8 in
/// `text`, `concise`, `json` and `jsonl`, code units of UTF-16 in `sarif` (which says so), `github`
/// and `checkstyle`. The others have lines only.
public enum LintFormat: String, Hashable, Sendable, CaseIterable {
  /// For people: each finding with its line of the file, then a table of languages.
  case text

  /// One line a finding, as compilers write them.
  case concise

  /// One JSON object with all findings and their counts.
  case json

  /// One JSON object a line for each finding.
  case jsonl

  /// The Static Analysis Results Interchange Format 2.1.0 of OASIS, which code scanning reads.
  case sarif

  /// The text, and the annotations of GitHub Actions.
  case github

  /// The code quality report of GitLab.
  case gitlab

  /// JUnit's XML, which CI systems show as tests.
  case junit

  /// Checkstyle's XML, which CI systems show at the lines of files.
  case checkstyle

  /// GitHub flavoured Markdown for a comment or a summary.
  case markdown

  /// Whether people read the format, so that it is in the user's language.
  public var isForReading: Bool {
    switch self {
    case .text, .concise, .markdown: true
    case .json, .jsonl, .sarif, .github, .gitlab, .junit, .checkstyle: false
    }
  }
}
