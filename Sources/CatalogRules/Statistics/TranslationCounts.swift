/// How many keys of one language have come how far.
///
/// Each key that is to be translated counts once, by the text of it that has come least far; keys
/// that the code does not use any more count apart.
public struct TranslationCounts: Hashable, Sendable {
  /// Keys whose texts are all translated.
  public var translated = 0

  /// Keys with a text that a person should look at again.
  public var needsReview = 0

  /// Keys with a text that is not translated yet.
  public var new = 0

  /// Keys without text in the language.
  public var missing = 0

  /// Keys with text that the code does not use any more.
  public var stale = 0

  /// Creates counts of nothing.
  public init() {}

  /// The keys that are to be translated and that the code uses.
  public var total: Int { translated + needsReview + new + missing }

  /// The part that is translated in tenths of a percent, rounded down; 1000 when there is nothing
  /// to translate.
  public var translatedPerMille: Int { total == 0 ? 1000 : translated * 1000 / total }

  /// The percentage that is translated; 100 when there is nothing to translate.
  var translatedPercentage: Double {
    total == 0 ? 100 : Double(translated) * 100 / Double(total)
  }

  /// Adds the counts of another catalog.
  public static func += (left: inout TranslationCounts, right: TranslationCounts) {
    left.translated += right.translated
    left.needsReview += right.needsReview
    left.new += right.new
    left.missing += right.missing
    left.stale += right.stale
  }
}
