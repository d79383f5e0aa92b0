import StringCatalogs

/// Texts by plural category without one for `other`.
struct PluralMissingOther: LocalizationRule {
  static let description = RuleDescription(
    "plural-missing-other", severity: .error, checksStaleEntries: true,
    examples: [
      .bad([
        "%lld days": [
          "en": .plural(one: "%lld day", other: "%lld days"),
          "de": .variations("⟦plural⟧", ["one": "%lld Tag"]),
        ]
      ]),
      .bad([
        "%lld days": [
          "en": .device(["mac": .variations("⟦plural⟧", ["one": "%lld day"]), "other": "%lld days"])
        ]
      ]),
      .good([
        "%lld days": [
          "en": .plural(one: "%lld day", other: "%lld days"),
          "ja": .plural(other: "%lld日"),
        ]
      ]),
    ])

  static let shapes: LocalizationShape = .plural

  func check(_ localization: LocalizationContext, _ reporter: Reporter) {
    guard !localization.pluralsInAll.contains(.other) else { return }
    for group in localization.localization?.pluralGroups ?? []
    where group.variation(for: .other) == nil {
      reporter.report(localization, at: group.member.nameRange, path: group.path)
    }
  }
}
