import StringCatalogs

/// A language that every text of a catalog should have.
struct ExpectedLanguage: Hashable {
  /// The language as the catalog or the configuration spells it.
  var tag: LanguageTag

  /// The index of the language among those of the catalog; nil if the catalog does not use it yet.
  var index: Int?

  /// Whether the configuration requires the language.
  var isRequired: Bool

  /// Returns the languages that the catalog uses or the configuration requires, without the source
  /// language.
  ///
  /// A language that falls back to a broader one of the catalog in the same script need not have
  /// every text: `en-GB` beside `en`, `fr-CA` beside `fr`, `zh-HK` beside `zh-Hant`.
  ///
  /// The locales of a store are those that the app has there: other ones are not required.
  static func all(in catalog: CatalogContext) -> [ExpectedLanguage] {
    let known = catalog.languages + [catalog.sourceLanguage]
    let tags = known.map(\.tag)
    let configured = catalog.store == nil ? catalog.configuration.requiredLanguages : []
    let required = configured.map { tag in
      (tag: tag, found: tag.alias(among: tags))
    }
    let requiredTags = Set(required.compactMap(\.found?.canonical))
    var expected: [ExpectedLanguage] = []
    for language in catalog.languages where !language.isSource {
      let isRequired = requiredTags.contains(language.canonical)
      // Invalid languages have no fallback; a damaged catalog may have many of them.
      let isNarrower =
        !language.language.isEmpty && known.contains { language.fallsBack(to: $0) }
      if isRequired || !isNarrower {
        expected.append(
          ExpectedLanguage(tag: language.tag, index: language.index, isRequired: isRequired))
      }
    }
    for (tag, found) in required where found == nil {
      expected.append(ExpectedLanguage(tag: tag, index: nil, isRequired: true))
    }
    return expected
  }
}

extension LanguageContext {
  /// Returns whether the language is a narrower form of another one in the same script.
  fileprivate func fallsBack(to broader: LanguageContext) -> Bool {
    guard language == broader.language, script == broader.script, canonical != broader.canonical
    else { return false }
    return broader.canonical.region == nil && canonical.region != nil
      || canonical.rawValue.hasPrefix(broader.canonical.rawValue + "-")
  }
}
