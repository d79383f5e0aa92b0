import LocaleFormats
import StringCatalogs

/// The facts about a language that previews need, computed once for all strings.
struct LanguageSamples {
  /// The language in the catalog's spelling.
  let tag: LanguageTag

  /// The localizer for a reader of the language.
  let localizer: Localizer

  /// The sample words.
  let words: SampleWords

  /// The plural categories with their numbers.
  let categories: [CategoryPreview]

  /// The forms that texts need.
  let forms: NeededForms

  private let rules: PluralRules
  private let examples: [PluralCategory: [MessageArgument]]

  init(_ tag: LanguageTag, of preview: CatalogPreview) {
    self.tag = tag
    localizer = Localizer(
      entries: preview.catalog, languages: [tag], numberStyle: LocaleNumberStyle(),
      available: preview.availableLanguages)
    words = SampleWords(language: tag)
    rules = .cardinal(for: tag.canonical)
    forms = NeededForms(of: tag)
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

  /// Returns numbers that select the text of a category; none if there are none.
  func numbers(of category: PluralCategory, hasZeroBeside: Bool) -> [MessageArgument] {
    // Apple's platforms use `zero` for 0 in every language.
    let numbers = examples[category] ?? (category == .zero ? [.integer(0)] : [])
    return hasZeroBeside ? numbers.filter { $0 != .integer(0) } : numbers
  }

  /// Returns whether a number selects a category.
  func chooses(_ number: MessageArgument, _ category: PluralCategory, hasZeroBeside: Bool) -> Bool {
    if number == .integer(0), category == .zero || hasZeroBeside { return category == .zero }
    guard let operands = PluralOperands(decimal: SampleSet.text(of: number)) else {
      return category == .other
    }
    return rules.category(of: operands) == category
  }
}
