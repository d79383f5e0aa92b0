package import StringCatalogs

extension LanguageTag {
  /// Whether a configuration can't mean this language: it is the code of a country, or no code of
  /// two or three letters (BCP 47).
  package var isMistaken: Bool {
    languageOfCountry != nil || !(2...3).contains(language?.utf8.count ?? 0)
  }

  /// The message about the mistake.
  package var mistakeMessage: LocalizedMessage {
    languageOfCountry.map {
      LocalizedMessage("lint.configuration.unknownLanguage", .text(rawValue), .text($0.rawValue))
    } ?? LocalizedMessage("rule.catalog-bad-language.message.unknown", .text(rawValue))
  }
}
