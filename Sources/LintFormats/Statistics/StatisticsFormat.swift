import CatalogRules

/// A form in which statistics can be written.
public enum StatisticsFormat: String, Hashable, Sendable, CaseIterable {
  /// A table for a terminal.
  case text

  /// One JSON object with the counts of each language.
  case json

  /// A table of GitHub flavoured Markdown.
  case markdown
}
