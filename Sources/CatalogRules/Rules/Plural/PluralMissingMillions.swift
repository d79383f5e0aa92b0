import CatalogEditing
import StringCatalogs

/// No text for `many`, which languages such as French use for millions.
struct PluralMissingMillions: LocalizationRule {
  static let description = RuleDescription(
    "plural-missing-millions", severity: .info, preset: .all, fixability: .safe,
    examples: [
      .bad(
        [
          "%lld days": [
            "en": .plural(one: "%lld day", other: "%lld days"),
            "fr": .variations("⟦plural⟧", ["one": "%lld jour", "other": "%lld jours"]),
          ]
        ],
        fixed: [
          "%lld days": [
            "en": .plural(one: "%lld day", other: "%lld days"),
            "fr": .variations(
              "plural", ["many": "%lld jours", "one": "%lld jour", "other": "%lld jours"]),
          ]
        ]),
      .good([
        "%lld days": [
          "en": .plural(one: "%lld day", other: "%lld days"),
          "fr": .plural(one: "%lld jour", many: "%lld de jours", other: "%lld jours"),
          "de": .plural(one: "%lld Tag", other: "%lld Tage"),
          "cs": .plural(one: "%lld den", few: "%lld dny", other: "%lld dní"),
        ]
      ]),
    ])

  static let shapes: LocalizationShape = .plural

  static func applies(to language: LanguageContext) -> Bool {
    language.pluralSamples[.many] == nil
      && language.pluralRules.category(of: 1_000_000) == .many
  }

  func check(_ localization: LocalizationContext, _ reporter: Reporter) {
    guard !localization.pluralsInAll.contains(.many) else { return }
    for group in localization.localization?.pluralGroups ?? []
    where group.variation(for: .many) == nil && group.cases.count > 1 {
      let many = group.names + [PluralCategory.many.rawValue]
      reporter.report(
        localization, at: group.member.nameRange, path: group.path,
        patch: group.variation(for: .other).map { .at(many, .value(.copy($0.json))) })
    }
  }
}
