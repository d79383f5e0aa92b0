package import StringCatalogs

/// A store that sells apps, and what it accepts as the texts of one.
package enum AppStorefront: String, CaseIterable, Sendable {
  /// Apple's App Store.
  case appStore

  /// Google Play.
  case googlePlay

  /// The names of the store's texts, and how many characters each may have.
  ///
  /// For the App Store, they are the attributes of the App Store Connect API as fastlane names
  /// their files; for Google Play, those of its store listings.
  package var limits: [(name: String, characters: Int)] {
    switch self {
    case .appStore:
      [
        ("name", 30), ("subtitle", 30), ("keywords", 100), ("promotional_text", 170),
        ("description", 4000), ("release_notes", 4000),
      ]
    case .googlePlay: [("title", 30), ("short_description", 80), ("full_description", 4000)]
    }
  }

  /// The folder of what is new in each version, one file for each; nil if the store has no such
  /// texts.
  package var changelogs: (folder: String, characters: Int)? {
    self == .googlePlay ? ("changelogs", 500) : nil
  }

  /// The name of the app, which is often the same in every language.
  package var nameKey: String { self == .appStore ? "name" : "title" }

  /// Returns how many characters a text may have, counted as Unicode scalars; nil for a key that is
  /// none of the store's texts.
  package func limit(of key: String) -> Int? {
    if let changelogs, key.hasPrefix(changelogs.folder + "/") { return changelogs.characters }
    return limits.first { $0.name == key }?.characters
  }

  /// Returns whether the store knows a locale, by its exact name.
  ///
  /// For Google Play, which accepts most language tags, whether it is one with hyphens and without
  /// a script.
  package func accepts(_ locale: LanguageTag) -> Bool {
    switch self {
    case .appStore: Self.appStoreLocales.contains(locale.rawValue)
    case .googlePlay:
      locale.language != nil && locale.languageOfCountry == nil
        && !locale.rawValue.contains("_") && Self.playChinese[locale.rawValue] == nil
    }
  }

  /// Returns the store's name of a locale that it does not accept; nil if none is likely.
  package func suggestion(for locale: LanguageTag) -> String? {
    let meant = (locale.languageOfCountry ?? locale).canonical
    guard let language = meant.language else { return nil }
    switch self {
    case .googlePlay:
      if let chinese = Self.playChinese[meant.rawValue] { return chinese }
      return meant == locale ? nil : meant.rawValue
    case .appStore:
      if Self.appStoreLocales.contains(meant.rawValue) { return meant.rawValue }
      if let same = Self.appStoreSynonyms[meant.rawValue] { return same }
      return Self.appStoreLocales.first { $0 == language || $0.hasPrefix(language + "-") }
    }
  }

  /// The locales of App Store Connect, of those of one language the usual one first.
  ///
  /// Eleven of them, since 2026, have two names: with and without a region.
  private static let appStoreLocales = [
    "ar-SA", "bn", "bn-BD", "ca", "cs", "da", "de-DE", "el", "en-US", "en-AU", "en-CA", "en-GB",
    "es-ES", "es-MX", "fi", "fr-FR", "fr-CA", "gu", "gu-IN", "he", "hi", "hr", "hu", "id", "it",
    "ja", "kn", "kn-IN", "ko", "ml", "ml-IN", "mr", "mr-IN", "ms", "nl-NL", "no", "or", "or-IN",
    "pa", "pa-IN", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl", "sl-SI", "sv", "ta", "ta-IN",
    "te", "te-IN", "th", "tr", "uk", "ur", "ur-PK", "vi", "zh-Hans", "zh-Hant",
  ]

  /// Tags that mean one of these locales, though they begin otherwise or could mean two of them.
  private static let appStoreSynonyms = [
    "nb": "no", "nb-NO": "no", "nn": "no", "es-419": "es-MX", "zh": "zh-Hans", "zh-CN": "zh-Hans",
    "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant", "zh-MO": "zh-Hant",
  ]

  private static let playChinese = [
    "zh": "zh-CN", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW", "zh-Hans-CN": "zh-CN",
    "zh-Hant-TW": "zh-TW", "zh-Hant-HK": "zh-HK",
  ]
}
