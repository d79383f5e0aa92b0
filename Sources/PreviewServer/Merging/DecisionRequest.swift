import CatalogEditing
import StringCatalogs

/// What a page decides for a conflict of a merge.
struct DecisionRequest: Decodable, Sendable {
  /// A version.
  enum Side: String, Decodable {
    case ours, theirs, base
  }

  /// The names that lead to the part of the file; none to save a merge without open conflicts.
  var path: [String]

  /// The version to take; nil for another text.
  var take: Side?

  /// The text, if no version is taken.
  var text: String?

  /// Whether the page showed the conflict as open.
  var wasOpen: Bool

  /// Whether the user confirmed that placeholders may be lost.
  var allowsLostPlaceholders = false

  /// Whether the user confirmed what the linter finds in the text.
  var allowsFindings: Bool?

  /// What to take; nil if the request does not say so.
  var decision: MergeDecision? {
    switch (take, text) {
    case (.ours, nil): .ours
    case (.theirs, nil): .theirs
    case (.base, nil): .base
    case (nil, let text?): .text(text, state: nil)
    default: nil
    }
  }
}
