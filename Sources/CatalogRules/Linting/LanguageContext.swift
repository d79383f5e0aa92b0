import Characters
import StringCatalogs

/// A language of the catalog, and the rules that apply to it.
final class LanguageContext {
  /// The index of the language in the catalog; nil if the catalog does not contain it.
  let index: Int?

  /// The language as the catalog spells it.
  let tag: LanguageTag

  /// The language in BCP 47 spelling.
  let canonical: LanguageTag

  /// The language subtag, such as `zh`; empty if the tag has none.
  let language: String

  /// The most likely script of the language, such as `Hans`.
  let script: String

  /// Whether this is the source language.
  let isSource: Bool

  /// Whether the language is written from right to left.
  let isRightToLeft: Bool

  /// Whether this is a form of a language for testing layouts, such as `en-XA`, whose texts a
  /// program makes.
  let isPseudo: Bool

  /// Returns whether two languages are regional forms of one, such as `pt-BR` and `pt-PT`, which
  /// have one vote.
  func isForm(of other: LanguageContext) -> Bool {
    language == other.language && script == other.script
  }

  /// The words with which the language addresses users, if they are known.
  let addressWords: AddressWords?

  /// The plural rules of the language.
  private(set) lazy var pluralRules = PluralRules.cardinal(for: canonical)

  /// The first whole numbers of each plural category.
  ///
  /// A category only for fractions or millions has none; an unknown language has no category.
  private(set) lazy var pluralSamples = PluralSamples(of: canonical, by: pluralRules)

  /// The scripts of which texts in the language have letters; none for a rare one.
  let writingSystems: [WritingSystem]

  /// The forms that texts in the language need.
  private(set) lazy var neededForms = NeededForms(of: canonical, samples: pluralSamples)

  /// The categories that whole numbers select, and those that more than one number selects.
  private(set) lazy var numberedCategories = (
    any: pluralSamples.categories(), several: pluralSamples.categories(withMoreThan: 1)
  )

  /// The categories of the language, including those for fractions and millions.
  private(set) lazy var usedCategories = PluralCategorySet(pluralRules.categories)

  /// The text rules that are on in this language.
  private(set) var textRules = TextRuleTable()

  /// The localization rules that are on in this language.
  private(set) var localizationRules: [RuleSlot<any LocalizationRule>] = []

  /// Whether the rules are set.
  private(set) var hasRules = false

  /// The gate of all rules of the language.
  private(set) var gate = LanguageGate()

  /// The gate of each localization rule.
  private var shapes: [LocalizationShape] = []

  init(tag: LanguageTag, index: Int?, isSource: Bool) {
    self.index = index
    self.tag = tag
    canonical = tag.canonical
    language = canonical.language ?? ""
    script = canonical.likelyScript
    self.isSource = isSource
    addressWords = AddressWords.byLanguage[language]
    writingSystems = Array(WritingSystem.systems(ofScript: script))
    isRightToLeft = canonical.isRightToLeft
    isPseudo = ["XA", "XB", "XC"].contains(canonical.region)
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

  /// Returns whether the rule at an index should check a localization.
  func shouldCheck(_ position: Int, _ shape: LocalizationShape) -> Bool {
    !shape.isDisjoint(with: shapes[position])
  }
}
