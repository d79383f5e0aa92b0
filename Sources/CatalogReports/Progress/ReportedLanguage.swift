public import CatalogRules
import StringCatalogs

/// How far the translation of a catalog, or of several, into a language is.
public struct ReportedLanguage: Codable, Hashable, Sendable {
  /// The language, as the catalog spells it.
  public var language: String

  /// Whether it is the source language.
  public var isSource = false

  /// The number of strings whose texts are all translated, outdated ones included.
  public var translated = 0

  /// The number of strings with a text that needs review.
  public var needsReview = 0

  /// The number of strings with a text that is marked as new.
  public var new = 0

  /// The number of strings without text, or without a form of it that the language needs.
  public var missing = 0

  /// The number of missing strings that have a text, but not all forms of it.
  public var incomplete = 0

  /// The number of strings that are no longer in the code, and have text.
  public var stale = 0

  /// The number of translated strings whose source text has changed its meaning since; nil if no
  /// history is known.
  public var outdated: Int?

  /// The number of words in the texts of this language.
  public var words = 0

  /// The number of words of the source texts that are left to translate: those of new and missing
  /// strings.
  public var wordsLeft = 0

  /// The findings of the linter, by rule, the most severe first.
  public var findings: [FindingCount] = []

  /// The string that has been waiting longest for its translation; nil if there is none, or no
  /// history is known.
  public var oldestUntranslated: WaitingString?

  /// Creates the progress of a language without strings.
  public init(language: String) {
    self.language = language
  }

  /// The number of strings that should be translated and are not stale.
  public var total: Int { translated + needsReview + new + missing }

  /// The number of strings that are left to translate: new and missing ones.
  public var untranslated: Int { new + missing }

  /// The number of findings with a severity.
  public func findingCount(_ severity: Severity) -> Int {
    findings.filter { $0.severity == severity.rawValue }.reduce(0) { $0 + $1.count }
  }

  /// Adds the progress of another catalog in the same language.
  mutating func add(_ other: ReportedLanguage) {
    isSource = isSource || other.isSource
    var sum = counts
    sum += other.counts
    take(sum)
    if let count = other.outdated { outdated = (outdated ?? 0) + count }
    words += other.words
    wordsLeft += other.wordsLeft
    findings = FindingCount.sum(findings + other.findings)
    oldestUntranslated = [oldestUntranslated, other.oldestUntranslated].compactMap { $0 }
      .min { $0.since.date < $1.since.date }
  }
}

extension ReportedLanguage {
  /// The counts as the linter's statistics have them.
  public var counts: TranslationCounts {
    var counts = TranslationCounts()
    counts.translated = translated
    counts.needsReview = needsReview
    counts.new = new
    counts.missing = missing
    counts.incomplete = incomplete
    counts.stale = stale
    return counts
  }

  /// Takes the counts of the linter's statistics.
  mutating func take(_ counts: TranslationCounts) {
    translated = counts.translated
    needsReview = counts.needsReview
    new = counts.new
    missing = counts.missing
    incomplete = counts.incomplete
    stale = counts.stale
  }
}
