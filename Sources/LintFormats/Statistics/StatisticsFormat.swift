import CatalogRules

/// The format of statistics.
public enum StatisticsFormat: String, Hashable, Sendable, CaseIterable {
  /// A table for a terminal.
  case text

  /// One JSON object with the counts of each language.
  case json

  /// A table in GitHub Flavored Markdown.
  case markdown
}
