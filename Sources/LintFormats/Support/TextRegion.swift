import CatalogRules

/// A region of a file between two positions; lines and columns count from one.
struct TextRegion: Hashable, Sendable {
  var startLine: Int
  var startColumn: Int
  var endLine: Int

  /// The column after the last character.
  var endColumn: Int
}
