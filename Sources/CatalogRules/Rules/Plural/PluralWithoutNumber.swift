import StringCatalogs

/// Texts by plural category without any placeholder for a number.
struct PluralWithoutNumber: LocalizationRule {
  static let description = RuleDescription(
    "plural-without-number", severity: .error,
    examples: [
      .bad([
        "days": [
          "en": .variations("⟦plural⟧", ["one": "day", "other": "days"]),
          "ko": .plural(other: "일"),
        ]
      ]),
      .good([
        "%lld days": [
          "en": .plural(one: "%lld day", other: "%lld days"),
          "ko": .plural(other: "%lld일"),
        ],
        "photos": [
          "en": .text(
            "%#@photos@",
            substitutions: ["photos": .argument(at: 1, .plural(one: "a photo", other: "photos"))])
        ],
      ]),
    ])

  static let shapes: LocalizationShape = .plural
  static let coversTranslations = true

  func check(_ localization: LocalizationContext, _ reporter: Reporter) {
    // In a table, the format key around the texts takes the number.
    guard !localization.catalog.isTable else { return }
    // If there is only one group, a number in any text is enough.
    if localization.shape.isDisjoint(with: .nested),
      localization.texts.contains(where: { localization.placeholderSummary(in: $0) == .number })
    {
      return
    }
    for group in localization.localization?.pluralGroups ?? [] where group.substitution == nil {
      let texts = group.cases.flatMap(\.texts).filter { !$0.isEmpty }
      guard !texts.isEmpty, !texts.contains(where: { FormatString($0).meant.writesNumber }),
        !FormatString(localization.entry.key).meant.writesNumber
      else { continue }
      reporter.report(localization, at: group.member.nameRange, path: group.path)
    }
  }
}
