import StringCatalogs

/// A localization that a ``LocalizationRule`` looks at, with all that is around it.
final class LocalizationContext {
  /// The entry that the localization belongs to.
  let entry: EntryContext

  private var place: (walked: WalkedLocalization?, language: LanguageContext)
  private var cachedSubstitutions: SubstitutionIndex?

  init(entry: EntryContext, language: LanguageContext) {
    self.entry = entry
    place = (nil, language)
  }

  /// The language.
  var language: LanguageContext { place.language }

  /// The localization among the walk's; nil for an entry whose key stands for it.
  var walked: WalkedLocalization? { place.walked }

  /// The catalog that the localization belongs to.
  var catalog: CatalogContext { entry.catalog }

  /// Whether the language is the one that the catalog is written in first.
  var isSource: Bool { language.isSource }

  /// What the localization is made of.
  var shape: LocalizationShape { walked?.shape ?? [] }

  /// The plural categories that any group of texts has, and those that every group has.
  var pluralsInAny: PluralCategorySet { walked?.pluralsInAny ?? [] }
  var pluralsInAll: PluralCategorySet { walked?.pluralsInAll ?? .all }

  /// Whether there is no text that a reader will see: none, or only `new` ones.
  var isMissing: Bool { walked.map(entry.isMissing) ?? false }

  /// The texts, with those that the file does not have.
  var texts: ArraySlice<WalkedText> { walked.map(entry.texts) ?? [] }

  /// Returns what a quick look finds in the placeholders of a text.
  func placeholderSummary(in text: WalkedText) -> PlaceholderScan.Summary {
    PlaceholderScan.summary(in: text.range, of: catalog.bytes)
  }

  /// The localization in full; nil for an entry whose key stands for it.
  var localization: Localization? {
    walked.flatMap { catalog.walk.localization($0) }
  }

  /// The substitutions.
  var substitutions: SubstitutionIndex {
    if let cachedSubstitutions { return cachedSubstitutions }
    let substitutions = SubstitutionIndex(localization)
    cachedSubstitutions = substitutions
    return substitutions
  }

  /// The bytes of the language's name in the file, with its quotes.
  var languageRange: Range<Int> {
    walked.map { catalog.walk.languageRange(of: $0) } ?? entry.keyRange
  }

  /// Moves to a localization; nil for the source language of an entry without text in it.
  func read(_ walked: WalkedLocalization?, language: LanguageContext) {
    place = (walked, language)
    if cachedSubstitutions != nil { cachedSubstitutions = nil }
  }
}
