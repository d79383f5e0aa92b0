import StringCatalogs

/// A single text that translates a plural, in a language with several plural categories.
struct PluralFlatTranslation: LocalizationRule {
  static let description = RuleDescription(
    "plural-flat-translation", severity: .warning,
    examples: [
      .bad([
        "%lld days": [
          "en": .plural(one: "%lld day", other: "%lld days"),
          "⟦de⟧": "%lld Tage",
        ]
      ]),
      .good([
        "%lld days": [
          "en": .plural(one: "%lld day", other: "%lld days"),
          "ja": "%lld日",
          "tr": "%lld gün",
          "de": .plural(one: "%lld Tag", other: "%lld Tage"),
          "fr": "Jours : %lld",
          "it": .text(
            "%#@days@",
            substitutions: [
              "days": .argument(at: 1, .plural(one: "%arg giorno", other: "%arg giorni"))
            ]
          ),
        ],
        "%lld km": [
          "en": .plural(other: "%lld km"),
          "de": "%lld km",
        ],
      ]),
    ])

  static let shapes: LocalizationShape = .flatTranslation

  /// Languages that have `one` and `other`, but whose nouns do not change after a number: `1 gün`,
  /// `5 gün` in Turkish.
  ///
  /// A noun after a numeral takes no plural ending in the Turkic languages, Armenian, Basque,
  /// Georgian, Hungarian, Kurmanji, Mongolian and Persian; in Assamese and Bengali a classifier
  /// stands between them. CLDR 47 writes time units alike for both categories in most of them.
  private static let withUnchangedNouns: Set<String> = [
    "as", "az", "bn", "eu", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "tk", "tr", "ug", "uz",
  ]

  static func applies(to language: LanguageContext) -> Bool {
    !withUnchangedNouns.contains(language.language)
  }

  func check(_ localization: LocalizationContext, _ reporter: Reporter) {
    let entry = localization.entry
    guard localization.shape.contains(.flatTranslation), entry.shouldTranslate,
      localization.language.pluralSamples.count > 1,
      let text = localization.localization?.content.unit?.value, Self.containsCount(text),
      entry.sourceLocalization?.pluralGroups.contains(where: Self.changes) ?? false
    else { return }
    reporter.report(localization)
  }

  /// Whether the texts for `one` and `other` differ.
  private static func changes(_ group: PluralGroup) -> Bool {
    guard let one = group.variation(for: .one)?.texts,
      let other = group.variation(for: .other)?.texts
    else { return false }
    return one != other
  }

  /// Whether a word follows a number; `Days: %lld` suits every number.
  private static func containsCount(_ text: String) -> Bool {
    let format = FormatString(text)
    return zip(format.pieces, format.pieces.dropFirst()).contains { piece, next in
      guard case .specifier(let specifier) = piece.kind, !specifier.isLikelyText,
        specifier.conversion.argumentKind == .integer
      else { return false }
      return format.text(of: next).drop { $0.isWhitespace }.first?.isLetter ?? false
    }
  }
}
