public import StringCatalogs

/// How many strings have come how far in a language.
public struct LanguageProgress: Hashable, Sendable {
  /// The language as the catalog spells it.
  public var language: LanguageTag

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool

  /// The strings that are translated.
  public var translated = 0

  /// The strings with a text that should be looked at again.
  public var needsReview = 0

  /// The strings with a text that is not translated yet.
  public var new = 0

  /// The strings without a text.
  public var missing = 0

  /// The strings with a text that the code does not use any more; they count only here.
  public var stale = 0

  /// The strings that are to be translated and that the code uses.
  public var total: Int { translated + needsReview + new + missing }

  /// The part that is translated in tenths of a percent, rounded down.
  public var translatedPerMille: Int { total == 0 ? 1000 : translated * 1000 / total }

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
