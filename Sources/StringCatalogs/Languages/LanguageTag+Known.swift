extension LanguageTag {
  /// The language of texts without words, such as those that only say which values they have.
  package static let noLinguisticContent: LanguageTag = "zxx"

  /// Whether the language is valid: CLDR has its plural rules.
  package var isKnown: Bool { PluralRules.hasCardinal(for: self) }

  /// The codes of countries that are mistaken for languages, each with the intended language.
  ///
  /// `kr` is also Kanuri, which no system of Apple supports; `tw` is Twi, which some do.
  package static let languagesByCountry: [String: LanguageTag] = [
    "cn": "zh-Hans", "cz": "cs", "dk": "da", "gr": "el", "jp": "ja", "kr": "ko", "ua": "uk",
    "vn": "vi",
  ]

  /// The languages by the names that folders and projects gave them before there were language
  /// tags.
  package static let languagesByOldName: [String: LanguageTag] = [
    "Dutch": "nl", "English": "en", "French": "fr", "German": "de", "Italian": "it",
    "Japanese": "ja", "Spanish": "es",
  ]

  /// The language of the country whose code the tag is; nil for a language.
  package var languageOfCountry: LanguageTag? { Self.languagesByCountry[rawValue.lowercased()] }

  /// Returns the language that was probably intended; nil if none is similar.
  ///
  /// It is one of those in use, or one that is often confused with its country code.
  package func nearest(among used: [LanguageTag]) -> LanguageTag? {
    let word = rawValue.lowercased()
    if let same = used.first(where: { $0.canonical.rawValue.lowercased() == word }) { return same }
    let names: [String: LanguageTag] = [
      "tw": "zh-Hant", "korean": "ko", "japanese": "ja", "chinese": "zh-Hans", "english": "en",
      "french": "fr", "german": "de", "spanish": "es", "italian": "it",
    ]
    if let meant = languageOfCountry ?? names[word] { return meant }
    return NearestName.of(rawValue, among: used.map(\.rawValue)).map { LanguageTag(rawValue: $0) }
  }
}
