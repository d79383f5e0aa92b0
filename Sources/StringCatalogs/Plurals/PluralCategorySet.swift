/// A set of plural categories, in one byte.
package struct PluralCategorySet: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the set of one category; of ``unknown`` for one outside CLDR.
  package init(_ category: PluralCategory) {
    let position = PluralCategory.known.firstIndex(of: category) ?? PluralCategory.known.count
    rawValue = 1 << UInt8(position)
  }

  /// Creates the set of several categories.
  package init(_ categories: some Sequence<PluralCategory>) {
    self = categories.reduce(into: []) { $0.formUnion(PluralCategorySet($1)) }
  }

  package static let zero = PluralCategorySet(rawValue: 1)
  package static let one = PluralCategorySet(rawValue: 1 << 1)
  package static let two = PluralCategorySet(rawValue: 1 << 2)
  package static let few = PluralCategorySet(rawValue: 1 << 3)
  package static let many = PluralCategorySet(rawValue: 1 << 4)
  package static let other = PluralCategorySet(rawValue: 1 << 5)

  /// Zero, one and two: the categories that may spell the number in words.
  package static let small = PluralCategorySet(rawValue: 0b111)

  /// A category outside CLDR.
  package static let unknown = PluralCategorySet(rawValue: 1 << 6)

  /// Every category, including unknown ones.
  package static let all = PluralCategorySet(rawValue: 0x7F)
}
