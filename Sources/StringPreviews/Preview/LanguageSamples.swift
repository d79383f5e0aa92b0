import LocaleFormats
import StringCatalogs

/// What previews need to know about a language, found once for all strings.
struct LanguageSamples {
  /// The language as the catalog spells it.
  let tag: LanguageTag

  /// Gives the texts that a reader of the language sees.
  let localizer: Localizer

  /// The words that stand for values.
  let words: SampleWords

  /// The plural categories with their numbers.
  let categories: [CategoryPreview]

  private let rules: PluralRules
  private let examples: [PluralCategory: [MessageArgument]]

  init(_ tag: LanguageTag, of preview: CatalogPreview) {
    self.tag = tag
    localizer = Localizer(
      catalog: preview.catalog, languages: [tag], numberStyle: LocaleNumberStyle(),
      availableLanguages: preview.languages)
    words = SampleWords(language: tag)
    rules = .cardinal(for: tag.canonical)
    let examples = rules.examples
    let whole = rules.wholeNumbers
    self.examples = Dictionary(
      examples.map { ($0.category, $0.numbers) }, uniquingKeysWith: { first, _ in first })
    categories = examples.map { category, numbers in
      CategoryPreview(
        category: category, numbers: numbers.map(SampleSet.text),
        isNeeded: category == .other || whole[category] != nil)
    }
  }

  /// The categories that a counted text needs.
  var needed: [PluralCategory] { categories.filter(\.isNeeded).map(\.category) }

  /// Returns numbers that choose the text of a category; none when nothing does.
  func numbers(of category: PluralCategory, hasZeroBeside: Bool) -> [MessageArgument] {
    // Apple's platforms take `zero` for 0 in every language.
    let numbers = examples[category] ?? (category == .zero ? [.integer(0)] : [])
    return hasZeroBeside ? numbers.filter { $0 != .integer(0) } : numbers
  }

  /// Returns whether a number chooses a category.
  func chooses(_ number: MessageArgument, _ category: PluralCategory, hasZeroBeside: Bool) -> Bool {
    if number == .integer(0), category == .zero || hasZeroBeside { return category == .zero }
    guard let operands = PluralOperands(decimal: SampleSet.text(of: number)) else {
      return category == .other
    }
    return rules.category(of: operands) == category
  }
}
