import CatalogRules
import StringCatalogs

/// What a change brings: an earlier state of catalogs compared with the current one.
public struct ReportedChange: Codable, Hashable, Sendable {
  /// The earlier state as it was named: a revision of git, a file or a folder.
  public var base: String

  /// The keys that are new.
  public var addedKeys = 0

  /// The keys that are gone, or no longer to be translated.
  public var removedKeys = 0

  /// The keys whose source texts have another meaning.
  public var changedKeys = 0

  /// The languages for which the change brings something, sorted by their tags.
  public var languages: [LanguageChange] = []

  /// The findings that the change brings.
  public var newFindings: [FindingChange] = []

  /// The findings that the change ends.
  public var goneFindings: [FindingChange] = []

  /// Creates a change that brings nothing.
  public init(base: String) {
    self.base = base
  }

  /// Adds what the change brings in another catalog.
  mutating func add(_ other: ReportedChange) {
    addedKeys += other.addedKeys
    removedKeys += other.removedKeys
    changedKeys += other.changedKeys
    newFindings += other.newFindings
    goneFindings += other.goneFindings
    for change in other.languages {
      guard let index = languages.firstIndex(where: { $0.language == change.language }) else {
        languages.append(change)
        continue
      }
      languages[index].untranslated += change.untranslated
      languages[index].outdated += change.outdated
      languages[index].translated += change.translated
      languages[index].lost += change.lost
    }
    languages.sort { $0.language < $1.language }
  }

  /// Takes the progress of the languages before and after the change, and leaves out the languages
  /// for which the change brings nothing.
  mutating func takeProgress(
    after languages: [ReportedLanguage], before statistics: [TranslationStatistics]
  ) {
    var before = TranslationStatistics()
    for catalog in statistics { before += catalog }
    for index in self.languages.indices {
      let tag = self.languages[index].language
      self.languages[index].perMilleBefore =
        before.counts[LanguageTag(rawValue: tag)]?.translatedPerMille
      self.languages[index].perMilleAfter =
        languages.first { $0.language == tag }?.counts.translatedPerMille
    }
    self.languages.removeAll(where: \.isEmpty)
  }
}
