/// A language of a catalog, with the rules for choosing among its texts.
struct LocalizationLanguage: Hashable, Sendable {
  /// The language in the catalog's spelling.
  let tag: LanguageTag

  let pluralRules: PluralRules

  init(_ tag: LanguageTag) {
    self.tag = tag
    pluralRules = .cardinal(for: tag)
  }
}
