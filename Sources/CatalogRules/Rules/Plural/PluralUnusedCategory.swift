import CatalogEditing
import StringCatalogs

/// A plural category that no number selects in a language.
struct PluralUnusedCategory: LocalizationRule {
  static let description = RuleDescription(
    "plural-unused-category", severity: .info, fixability: .unsafe,
    examples: [
      .bad(
        [
          "%lld days": [
            "en": .plural(one: "%lld day", other: "%lld days"),
            "ja": .variations("plural", ["⟦one⟧": "%lld日", "other": "%lld日"]),
          ]
        ],
        fixed: [
          "%lld days": [
            "en": .plural(one: "%lld day", other: "%lld days"),
            "ja": .plural(other: "%lld日"),
          ]
        ]),
      .good([
        "%lld days": [
          "en": .plural(zero: "No days", one: "%lld day", other: "%lld days"),
          "fr": .plural(one: "%lld jour", many: "%lld de jours", other: "%lld jours"),
          "cs": .plural(one: "%lld den", few: "%lld dny", many: "%lld dne", other: "%lld dní"),
          "he": .plural(one: "יום %lld", two: "%lld ימים", many: "%lld יום", other: "%lld ימים"),
          "xx": .plural(one: "%lld", other: "%lld"),
        ]
      ]),
    ])

  static let shapes: LocalizationShape = .plural

  func check(_ localization: LocalizationContext, _ reporter: Reporter) {
    let known = localization.pluralsInAny.subtracting(.unknown).subtracting(.zero)
    guard !known.isSubset(of: localization.language.usedCategories),
      !localization.language.pluralSamples.isEmpty,
      localization.isSource || !localization.isMissing
    else { return }
    // Apple's platforms select `zero` for 0 in every language.
    var used = localization.language.pluralRules.categories + [.zero]
    // Until CLDR 42, which systems before iOS 17 lack, Hebrew used `many` for 20, 30 and so on.
    if localization.language.language == "he" { used.append(.many) }
    for group in localization.localization?.pluralGroups ?? [] {
      for variation in group.cases {
        guard let category = variation.category, PluralCategory.known.contains(category),
          !used.contains(category)
        else { continue }
        reporter.report(
          localization, .text(category.rawValue), at: variation.nameRange,
          path: group.path + [.variation(.plural, category.rawValue)],
          patch: group.variation(for: .other) == nil
            ? nil : .at(group.names + [category.rawValue], .removal))
      }
    }
  }
}
