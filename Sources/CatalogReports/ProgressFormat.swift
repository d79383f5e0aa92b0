/// A format of a report about catalogs.
public enum ProgressFormat: String, Hashable, Sendable, CaseIterable {
  /// Plain text for a terminal.
  case text

  /// One web page, in all requested languages, without scripts.
  case html

  /// GitHub Flavored Markdown, with a marker line by which a workflow finds its comment.
  case markdown

  /// A web page that a browser prints as PDF, with one language after the other.
  case pdf

  /// An email as a file `.eml`: an overview that mail programs show, and plain text.
  case email

  /// One JSON object, as `Templates/catalog-report.schema.json` describes it.
  case json

  /// A row for each catalog and language; for each commit and language, if the report has a
  /// history.
  case csv

  /// Whether people read the report as it is.
  public var isForPeople: Bool { [.text, .markdown].contains(self) }
}
