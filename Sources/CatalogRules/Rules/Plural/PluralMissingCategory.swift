import StringCatalogs

/// A plural category without a text that a language needs for whole numbers.
///
/// It is a warning, not an error, as the text of `other` stands in for the missing one.
struct PluralMissingCategory: LocalizationRule {
  static let description = RuleDescription(
    "plural-missing-category", severity: .warning,
    examples: [
      .bad([
        "%lld days": [
          "en": .plural(one: "%lld day", other: "%lld days"),
          "ru": .variations("⟦plural⟧", ["one": "%lld день", "other": "%lld дней"]),
        ]
      ]),
      .good([
        "%lld days": [
          "en": .plural(one: "%lld day", other: "%lld days"),
          "cs": .plural(one: "%lld den", few: "%lld dny", other: "%lld dní"),
          "fr": .plural(one: "%lld jour", other: "%lld jours"),
          "ja": .plural(other: "%lld日"),
        ],
        "%lld left": [
          "en": .text(
            "%#@files@ left",
            substitutions: [
              "files": .argument(at: 1, .plural(one: "%arg file", other: "%arg files"))
            ]),
          "ru": .text(
            "Файлов: %#@files@", substitutions: ["files": .argument(at: 1, .plural(other: "%arg"))]),
        ],
        "%lld km": [
          "en": .plural(other: "%lld km"),
          "ru": .plural(other: "%lld км"),
        ],
      ]),
    ])

  static let shapes: LocalizationShape = .plural

  func check(_ localization: LocalizationContext, _ reporter: Reporter) {
    let forms = localization.language.neededForms
    let needed = PluralCategorySet(forms.categories).subtracting(.other)
    guard !needed.isEmpty, !localization.pluralsInAll.isSuperset(of: needed),
      localization.isSource || !localization.isMissing, !localization.isCopy
    else { return }
    let samples = localization.language.pluralSamples
    let source = localization.entry.sourceLocalization?.pluralGroups ?? []
    let categories = source.flatMap { $0.cases.compactMap(\.category) }
    let groups = (localization.localization?.pluralGroups ?? []).compactMap { group in
      let missing = forms.missingCategories(
        from: group.cases.compactMap(\.category), source: categories,
        hasWords: Self.hasWords(group)
      ).filter { $0 != .other }
      return missing.isEmpty ? nil : (group: group, missing: missing)
    }
    // The more severe report comes first, as all groups give one finding.
    for isAdvice in [false, true] {
      for (group, missing) in groups
      where isAdvice
        == (Self.isCoveredByOther(missing, in: localization.language) || Self.isUnvaried(group))
      {
        let list = missing.map { category in
          let numbers = (samples[category] ?? []).map(String.init).joined(separator: ", ")
          return "\(category.rawValue) (\(numbers))"
        }
        reporter.report(
          localization, .list(list), at: group.member.nameRange,
          path: group.path,
          severity: isAdvice ? .info : nil)
      }
    }
  }

  /// Whether the text for `other` is most likely right for the numbers of a category: in Slavic
  /// languages no whole number selects it, so that translators write there what they would write
  /// for `many`; a Hebrew word after a numeral, and an Arabic one after zero, has the same form,
  /// and so has a Turkish one after any number.
  private static func isCoveredByOther(
    _ missing: [PluralCategory], in language: LanguageContext
  ) -> Bool {
    switch missing {
    case [.one]: language.canonical.hasUnchangedNouns
    case [.many]: language.pluralSamples[.other] == nil
    case [.two]: language.language == "he"
    case [.zero]: language.language == "ar"
    default: false
    }
  }

  /// Whether several categories have one text, such as `Выбрано: %d`, which suits all numbers.
  private static func isUnvaried(_ group: PluralGroup) -> Bool {
    group.cases.count > 1 && Set(group.cases.map(\.texts)).count == 1
  }

  /// Whether there is a word that could vary by the number.
  private static func hasWords(_ group: PluralGroup) -> Bool {
    group.cases.contains { $0.texts.contains { FormatString($0).hasWords } }
  }
}
