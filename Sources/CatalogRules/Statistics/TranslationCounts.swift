/// The number of keys of one language in each state.
///
/// Each key that should be translated counts once, by its least complete text; stale keys count
/// separately.
public struct TranslationCounts: Hashable, Sendable {
  /// Keys with all texts translated.
  public var translated = 0

  /// Keys with a text that needs review.
  public var needsReview = 0

  /// Keys with an untranslated text.
  public var new = 0

  /// Keys without text in the language, or without a form of it that the language needs: a plural
  /// category, a device or a substitution.
  public var missing = 0

  /// The missing keys that have a text, but not all forms of it.
  public var incomplete = 0

  /// Stale keys with text.
  public var stale = 0

  /// Creates empty counts.
  public init() {}

  /// The number of keys that should be translated and are not stale.
  public var total: Int { translated + needsReview + new + missing }

  /// The translated part in tenths of a percent, rounded down; 1000 if there is nothing to
  /// translate.
  public var translatedPerMille: Int { Self.perMille(translated, of: total) }

  /// Returns a part of some strings in tenths of a percent, rounded down; 1000 if there are none.
  package static func perMille(_ part: Int, of total: Int) -> Int {
    total == 0 ? 1000 : part * 1000 / total
  }

  /// The percentage that is translated; 100 if there is nothing to translate.
  var translatedPercentage: Double {
    total == 0 ? 100 : Double(translated) * 100 / Double(total)
  }

  /// Adds the counts of another catalog.
  public static func += (left: inout TranslationCounts, right: TranslationCounts) {
    left.translated += right.translated
    left.needsReview += right.needsReview
    left.new += right.new
    left.missing += right.missing
    left.incomplete += right.incomplete
    left.stale += right.stale
  }
}
