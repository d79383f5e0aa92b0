import StringCatalogs

/// A language of the catalog that is linted, and which rules there are for it.
final class LanguageContext {
  /// The place of the language among those of the catalog; nil when the catalog does not name it.
  let index: Int?

  /// The language as the catalog spells it.
  let tag: LanguageTag

  /// The language as BCP 47 spells it.
  let canonical: LanguageTag

  /// The language subtag, such as `zh`; empty when the tag has none.
  let language: String

  /// The script that the language is most likely written in, such as `Hans`.
  let script: String

  /// Whether the catalog is written in this language first.
  let isSource: Bool

  /// Whether the language is written from right to left.
  let isRightToLeft: Bool

  /// How the language chooses the form of a word by a number.
  private(set) lazy var pluralRules = PluralRules.cardinal(for: canonical)

  /// The first whole numbers of each plural category.
  ///
  /// A category for fractions or for millions only has none; a language that nothing is known of has
  /// no category.
  private(set) lazy var pluralSamples: [PluralCategory: [Int]] = {
    guard PluralRules.hasCardinal(for: canonical) else { return [:] }
    return (0...200).reduce(into: [:]) { samples, number in
      let category = pluralRules.category(of: number)
      if samples[category, default: []].count < 4 { samples[category, default: []].append(number) }
    }
  }()

  /// The rules for texts that are on in this language.
  private(set) var textRules = TextRuleTable()

  /// The rules for localizations that are on in this language.
  private(set) var localizationRules: [RuleSlot<any LocalizationRule>] = []

  /// Whether the rules are set.
  private(set) var hasRules = false

  /// What makes a localization worth a look, and whether any does.
  private var interest: (shapes: LocalizationShape, isAny: Bool) = ([], false)

  init(tag: LanguageTag, index: Int?, isSource: Bool) {
    self.index = index
    self.tag = tag
    canonical = tag.canonical
    language = canonical.language ?? ""
    script = canonical.likelyScript
    self.isSource = isSource
    isRightToLeft = canonical.isRightToLeft
  }

  /// Sets the rules that are on in this language.
  func setRules(_ texts: TextRuleTable, _ localizations: [RuleSlot<any LocalizationRule>]) {
    textRules = texts
    localizationRules = localizations
    interest = (
      LocalizationShape(localizations.map(\.shapes)), localizations.contains { $0.shapes.isEmpty }
    )
    hasRules = true
  }

  /// Returns whether any rule wants to look at a localization.
  func isWorthALook(_ shape: LocalizationShape) -> Bool {
    interest.isAny || !shape.isDisjoint(with: interest.shapes)
  }
}
