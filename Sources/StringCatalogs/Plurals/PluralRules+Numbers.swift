extension PluralRules {
  /// The maximum number of examples of a category.
  private static let examples = 4

  /// The first whole numbers of each plural category, up to 200; without categories for fractions
  /// or millions only.
  package var wholeNumbers: PluralSamples {
    let categories = categories
    var samples = categories.map { _ in [Int]() }
    for number in 0...200 {
      let position = position(ofCount: number)
      if samples[position].count < Self.examples { samples[position].append(number) }
    }
    return PluralSamples(
      zip(categories, samples).filter { !$0.1.isEmpty }.map { (category: $0, numbers: $1) })
  }

  /// The categories of the language with example numbers, in the order of CLDR.
  ///
  /// They are the first whole numbers; if none up to 200 selects a category, millions (French
  /// `many`) or else fractions (Russian `other`).
  package var examples: [(category: PluralCategory, numbers: [MessageArgument])] {
    let wholeNumbers = wholeNumbers
    let categories = categories
    return PluralCategory.known.filter(categories.contains).map { category in
      let whole = wholeNumbers[category].map { $0.map { MessageArgument.integer(Int64($0)) } }
      return (category, whole ?? fallbackNumbers(of: category))
    }
  }

  private func fallbackNumbers(of category: PluralCategory) -> [MessageArgument] {
    let millions = [1_000_000, 2_000_000, 3_000_000].filter {
      self.category(ofCount: $0) == category
    }
    if !millions.isEmpty { return millions.map { .integer(Int64($0)) } }
    let fractions = [1.5, 0.5, 2.5, 0.1, 1.1, 1.25].filter { number in
      PluralOperands(decimal: "\(number)").map { self.category(of: $0) } == category
    }
    return fractions.prefix(Self.examples).map { .decimal($0) }
  }
}
