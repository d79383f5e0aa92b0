import CatalogEditing
import StringCatalogs

/// What a page asks to do with the comment of a string that a person keeps.
struct CommentChange: Sendable, Codable {
  /// The comment that the page showed; nil if there was none.
  var base: String?

  /// The new comment; empty or nil to remove it.
  var text: String?
}

extension CommentChange {
  /// Returns whether the file still has the comment that the page showed, in an entry whose comment
  /// no program writes.
  func applies(to entry: CatalogEntry) -> Bool {
    entry.extractionState == .manual && (entry.comment ?? "") == (base ?? "")
  }

  /// Returns the edit of an entry.
  func edit(of key: String) -> CatalogEdit { .setComment(text, key: key) }
}
