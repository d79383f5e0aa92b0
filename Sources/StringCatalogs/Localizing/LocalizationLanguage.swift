/// A language of a catalog, with what is needed to choose among its texts.
struct LocalizationLanguage: Hashable, Sendable {
  /// The language as the catalog spells it.
  let tag: LanguageTag

  let pluralRules: PluralRules

  init(_ tag: LanguageTag) {
    self.tag = tag
    pluralRules = .cardinal(for: tag)
  }
}
