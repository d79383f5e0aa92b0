import StringCatalogs

/// A text without the number, for a plural category of several numbers.
struct PluralImpliedNumber: LocalizationRule {
  static let description = RuleDescription(
    "plural-implied-number", severity: .warning,
    examples: [
      .bad([
        "%lld errors": [
          "en": .plural(one: "An error", other: "%lld errors"),
          "fr": .plural(one: "⟦Une erreur⟧", other: "%lld erreurs"),
        ]
      ]),
      .bad(["%lld days": ["en": .plural(one: "%lld day", other: "⟦Many days⟧")]]),
      .good([
        "%lld errors": [
          "en": .plural(zero: "No errors", one: "An error", other: "%lld errors"),
          "de": .plural(one: "Ein Fehler", other: "%lld Fehler"),
          "fr": .plural(zero: "Aucune erreur", one: "%lld erreur", other: "%lld erreurs"),
        ]
      ]),
    ])

  static let shapes: LocalizationShape = .plural

  func check(_ localization: LocalizationContext, _ reporter: Reporter) {
    guard localization.isSource || !localization.isMissing else { return }
    let present = localization.pluralsInAny.intersection(
      localization.language.numberedCategories.several)
    guard
      localization.isSource || localization.shape.contains(.substitutions)
        ? !present.isEmpty : !present.isDisjoint(with: .small)
    else { return }
    // The finding is a text without any placeholder.
    guard
      localization.texts.contains(where: { localization.placeholderSummary(in: $0) == .nothing }),
      !localization.isCopy
    else { return }
    let samples = localization.language.pluralSamples
    for group in localization.localization?.pluralGroups ?? [] {
      let cases = group.cases.map { (variation: $0, texts: $0.texts.filter { !$0.isEmpty }) }
      guard cases.contains(where: { $0.texts.contains { FormatString($0).meant.writesNumber } })
      else { continue }
      for (variation, texts) in cases {
        guard let category = variation.category, let numbers = samples[category], numbers.count > 1,
          Self.isUncheckedElsewhere(category, in: group, of: localization),
          let text = texts.first(where: { FormatString($0).meant.writesNoNumber })
        else { continue }
        report(text, of: variation, numbers, in: group, localization, reporter)
      }
    }
  }

  private func report(
    _ text: String, of variation: Variation, _ numbers: [Int], in group: PluralGroup,
    _ localization: LocalizationContext, _ reporter: Reporter
  ) {
    let leaf = localization.localization?.leaves.first { leaf in
      leaf.value == text && leaf.path.starts(with: group.path)
    }
    reporter.report(
      localization, .text(variation.name), .list(numbers.map(String.init)),
      at: leaf?.valueRange ?? variation.nameRange,
      path: group.path + [.variation(.plural, variation.name)],
      // Where nothing is shown for 0, the category means 1 alone.
      severity: numbers.allSatisfy { $0 < 2 } ? .info : nil)
  }

  /// Whether no other rule compares the text with its source text.
  private static func isUncheckedElsewhere(
    _ category: PluralCategory, in group: PluralGroup, of localization: LocalizationContext
  ) -> Bool {
    [.zero, .one, .two].contains(category) || localization.isSource || group.substitution != nil
  }
}

extension FormatString {
  /// Whether no placeholder can stand for a number, even one for text.
  fileprivate var writesNoNumber: Bool {
    !writesNumber && specifiers.allSatisfy(\.isLikelyText)
  }
}
