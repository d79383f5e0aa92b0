/// The first whole numbers of each plural category that any whole number chooses.
package struct PluralSamples: Sendable {
  private let samples: [(category: PluralCategory, numbers: [Int])]

  /// Finds the samples of a language by its rules for counting; an unknown language has none.
  package init(of language: LanguageTag, by rules: PluralRules) {
    self = PluralRules.hasCardinal(for: language) ? rules.wholeNumbers : PluralSamples([])
  }

  init(_ samples: [(category: PluralCategory, numbers: [Int])]) {
    self.samples = samples
  }

  /// The numbers that choose a category; nil when none does.
  package subscript(category: PluralCategory) -> [Int]? {
    samples.first { $0.category == category }?.numbers
  }

  /// Whether no category is known.
  package var isEmpty: Bool { samples.isEmpty }

  /// How many categories there are.
  package var count: Int { samples.count }

  /// The categories that more numbers choose than a limit, as far as there are samples.
  package func categories(withMoreThan limit: Int = 0) -> PluralCategorySet {
    PluralCategorySet(samples.lazy.filter { $0.numbers.count > limit }.map(\.category))
  }
}
