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

  static func applies(to language: LanguageContext) -> Bool {
    !language.canonical.hasUnchangedNouns
  }

  func check(_ localization: LocalizationContext, _ reporter: Reporter) {
    let entry = localization.entry
    guard localization.shape.contains(.flatTranslation), entry.shouldTranslate,
      localization.language.pluralSamples.count > 1,
      let text = localization.localization?.content.unit?.value,
      let word = Self.countedWord(in: text), let source = entry.sourceLocalization,
      source.pluralGroups.contains(where: Self.changes)
    else { return }
    // A word that the language took over may have no plural, such as the Italian `file`.
    let isLoan = source.leaves.contains { Self.countedWord(in: $0.value ?? "") == word }
    reporter.report(localization, severity: isLoan ? .info : nil)
  }

  /// Whether the texts for `one` and `other` differ.
  private static func changes(_ group: PluralGroup) -> Bool {
    guard let one = group.variation(for: .one)?.texts,
      let other = group.variation(for: .other)?.texts
    else { return false }
    return one != other
  }

  /// Returns the first word that follows a number, in lowercase; `Days: %lld` suits every number.
  private static func countedWord(in text: String) -> String? {
    let format = FormatString(text)
    for (piece, next) in zip(format.pieces, format.pieces.dropFirst()) {
      guard case .specifier(let specifier) = piece.kind, !specifier.isLikelyText,
        specifier.conversion.argumentKind == .integer
      else { continue }
      let word = format.text(of: next).drop { $0.isWhitespace }.prefix { $0.isLetter }
      if !word.isEmpty { return word.lowercased() }
    }
    return nil
  }
}
