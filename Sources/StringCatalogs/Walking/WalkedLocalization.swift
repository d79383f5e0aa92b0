/// A localization of the entry that a ``CatalogWalk`` stands at.
package struct WalkedLocalization: Sendable {
  /// What a localization is made of.
  package struct Shape: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// One text for all cases.
    package static let unit = Shape(rawValue: 1)

    /// Several texts of which each will do.
    package static let set = Shape(rawValue: 1 << 1)

    /// Texts by plural category, here or in a substitution.
    package static let plural = Shape(rawValue: 1 << 2)

    /// Texts by device.
    package static let device = Shape(rawValue: 1 << 3)

    /// Substitutions.
    package static let substitutions = Shape(rawValue: 1 << 4)

    /// Texts that differ by device or belong to a substitution.
    package static let nested = Shape(rawValue: 1 << 3 | 1 << 4)

    /// Texts by plural category or substitutions.
    package static let counted = Shape(rawValue: 1 << 2 | 1 << 4)

    /// A text that is not `new`, so that a reader sees it.
    package static let shownText = Shape(rawValue: 1 << 5)

    /// One text for all cases, while the source language has texts by plural category; whoever
    /// looks at both sets it.
    package static let flatTranslation = Shape(rawValue: 1 << 6)
  }

  /// The place of the language in ``CatalogWalk/languages``.
  package let language: Int

  /// The texts among ``CatalogWalk/texts``.
  package var texts: Range<Int>

  /// What the localization is made of.
  package var shape: Shape = []

  /// The plural categories that any group of texts by plural category has.
  package var pluralsInAny: PluralCategorySet = []

  /// The plural categories that every such group has; all when there is no group.
  package var pluralsInAll: PluralCategorySet = .all

  /// The name of the localization among the values of the file.
  let name: Int
}
