/// The first whole numbers of each plural category for whole numbers.
package struct PluralSamples: Sendable {
  private let samples: [(category: PluralCategory, numbers: [Int])]

  /// Computes the samples from the cardinal rules of a language; an unknown language has none.
  package init(of language: LanguageTag, by rules: PluralRules) {
    self = PluralRules.hasCardinal(for: language) ? rules.wholeNumbers : PluralSamples([])
  }

  init(_ samples: [(category: PluralCategory, numbers: [Int])]) {
    self.samples = samples
  }

  /// The numbers that select a category; nil if none does.
  package subscript(category: PluralCategory) -> [Int]? {
    samples.first { $0.category == category }?.numbers
  }

  /// Whether no category is known.
  package var isEmpty: Bool { samples.isEmpty }

  /// The number of categories.
  package var count: Int { samples.count }

  /// The categories with more samples than a limit.
  package func categories(withMoreThan limit: Int = 0) -> PluralCategorySet {
    PluralCategorySet(samples.lazy.filter { $0.numbers.count > limit }.map(\.category))
  }
}
