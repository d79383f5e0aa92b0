import StringCatalogs

/// A localization that a ``LocalizationRule`` checks, with its surroundings.
final class LocalizationContext {
  /// The entry that the localization belongs to.
  let entry: EntryContext

  private var location: (walked: WalkedLocalization?, language: LanguageContext)
  private var cachedSubstitutions: SubstitutionIndex?

  init(entry: EntryContext, language: LanguageContext) {
    self.entry = entry
    location = (nil, language)
  }

  /// The language.
  var language: LanguageContext { location.language }

  /// The walk's localization; nil for an entry whose key is the source text.
  var walked: WalkedLocalization? { location.walked }

  /// The catalog that the localization belongs to.
  var catalog: CatalogContext { entry.catalog }

  /// Whether the language is the source language.
  var isSource: Bool { language.isSource }

  /// The shape of the localization.
  var shape: LocalizationShape { walked?.shape ?? [] }

  /// The plural categories in any plural group, and those in every group.
  var pluralsInAny: PluralCategorySet { walked?.pluralsInAny ?? [] }
  var pluralsInAll: PluralCategorySet { walked?.pluralsInAll ?? .all }

  /// Whether there is no text that a reader will see: none, or only `new` ones.
  var isMissing: Bool { walked.map(entry.isMissing) ?? false }

  /// The texts, including missing ones.
  var texts: ArraySlice<WalkedText> { walked.map(entry.texts) ?? [] }

  /// Whether each text is one of the source language, so that nobody has translated them.
  var isCopy: Bool {
    !isSource && !texts.isEmpty
      && texts.allSatisfy { text in
        entry.sources.contains { catalog.bytes[$0.range] == catalog.bytes[text.range] }
      }
  }

  /// Returns a fast summary of the placeholders of a text.
  func placeholderSummary(in text: WalkedText) -> PlaceholderScan.Summary {
    PlaceholderScan.summary(in: text.range, of: catalog.bytes)
  }

  /// The complete localization; nil for an entry whose key is the source text.
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

  /// The bytes of the language's name in the file, including its quotation marks.
  var languageRange: Range<Int> {
    walked.map { catalog.walk.languageRange(of: $0) } ?? entry.keyRange
  }

  /// Moves to a localization; nil for the source language of an entry without text in it.
  func read(_ walked: WalkedLocalization?, language: LanguageContext) {
    location = (walked, language)
    if cachedSubstitutions != nil { cachedSubstitutions = nil }
  }
}
