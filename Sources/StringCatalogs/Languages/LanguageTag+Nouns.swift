extension LanguageTag {
  /// The languages that have `one` and `other`, but whose nouns do not change after a number:
  /// `1 gün`, `5 gün` in Turkish.
  ///
  /// A noun after a numeral takes no plural ending in the Turkic languages, Armenian, Basque,
  /// Georgian, Hungarian, Kurmanji, Mongolian and Persian; in Assamese and Bengali a classifier
  /// stands between them, and in Filipino the plural particle is left out. CLDR 47 writes time
  /// units alike for both categories in most of them.
  private static let withUnchangedNouns: Set<String> = [
    "as", "az", "bn", "eu", "fa", "fil", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "tk", "tl", "tr",
    "ug", "uz",
  ]

  /// Whether nouns do not change after a number, so that one text holds for every number.
  package var hasUnchangedNouns: Bool {
    canonical.language.map(Self.withUnchangedNouns.contains) ?? false
  }
}
