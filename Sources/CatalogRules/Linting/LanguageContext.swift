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
  /// A category for fractions or for millions only has none; a language that nothing is known of
  /// has no category.
  private(set) lazy var pluralSamples = PluralSamples(of: canonical, by: pluralRules)

  /// The categories that whole numbers choose, and those that more than one number chooses.
  private(set) lazy var numberedCategories = (
    any: pluralSamples.categories(), several: pluralSamples.categories(withMoreThan: 1)
  )

  /// The categories that the language has, also for fractions and millions.
  private(set) lazy var usedCategories = PluralCategorySet(pluralRules.categories)

  /// The rules for texts that are on in this language.
  private(set) var textRules = TextRuleTable()

  /// The rules for localizations that are on in this language.
  private(set) var localizationRules: [RuleSlot<any LocalizationRule>] = []

  /// Whether the rules are set.
  private(set) var hasRules = false

  /// What the rules should check.
  private(set) var gate = LanguageGate()

  /// The shapes that each rule should check.
  private var shapes: [LocalizationShape] = []

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
    shapes = localizations.map { $0.shapes.isEmpty ? LocalizationShape.all : $0.shapes }
    gate = texts.gate
    gate.shapes = LocalizationShape(shapes)
    hasRules = true
  }

  /// Returns whether the rule at a place should check a localization.
  func shouldCheck(_ place: Int, _ shape: LocalizationShape) -> Bool {
    !shape.isDisjoint(with: shapes[place])
  }
}
