import CatalogRules
public import StringCatalogs

/// The translation progress of a language.
public struct LanguageProgress: Hashable, Sendable {
  /// The language in the catalog's spelling.
  public var language: LanguageTag

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool

  /// The strings that are translated.
  public var translated = 0

  /// The strings whose text needs review.
  public var needsReview = 0

  /// The strings whose text is not translated yet.
  public var new = 0

  /// The strings without a text.
  public var missing = 0

  /// The stale strings, which count only here.
  public var stale = 0

  /// The strings that should be translated and are not stale.
  public var total: Int { translated + needsReview + new + missing }

  /// The translated part in tenths of a percent, rounded down.
  public var translatedPerMille: Int {
    TranslationCounts.perMille(translated, of: total)
  }

  init(_ language: LanguageTag) {
    self.language = language
    isRightToLeft = language.isRightToLeft
  }

  mutating func count(_ state: TranslationState, isStale: Bool) {
    if isStale {
      if state != .missing, state != .notNeeded { stale += 1 }
      return
    }
    switch state {
    case .translated: translated += 1
    case .needsReview: needsReview += 1
    case .new: new += 1
    case .missing: missing += 1
    case .notNeeded: break
    }
  }
}
