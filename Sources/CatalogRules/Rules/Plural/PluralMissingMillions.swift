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
      reporter.report(
        localization, at: group.member.nameRange, path: group.path,
        edits: group.variation(for: .other).map { [Self.copy(of: $0, in: group, localization)] }
          ?? [])
    }
  }

  /// Returns the edit that copies the text for `other`, in Xcode's order.
  private static func copy(
    of other: Variation, in group: PluralGroup, _ localization: LocalizationContext
  ) -> Fix.Edit {
    let bytes = localization.catalog.bytes
    let next = group.cases.first { $0.name > PluralCategory.many.rawValue } ?? other
    let start = next.nameRange.lowerBound
    let indentation = bytes[..<start].reversed()
      .prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }.reversed()
    let value = bytes[other.nameRange.upperBound..<other.member.byteRange.upperBound]
    return Fix.Edit(
      range: start..<start,
      replacement: Array("\"many\"".utf8) + value + Array(",".utf8) + indentation)
  }
}
