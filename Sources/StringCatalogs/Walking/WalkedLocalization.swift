/// A localization of the current entry of a ``CatalogWalk``.
package struct WalkedLocalization: Sendable {
  /// The parts of a localization.
  package struct Shape: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// One text for all cases.
    package static let unit = Shape(rawValue: 1)

    /// Several equivalent texts.
    package static let set = Shape(rawValue: 1 << 1)

    /// Texts by plural category, directly or in a substitution.
    package static let plural = Shape(rawValue: 1 << 2)

    /// One text for all cases that a reader sees, and nothing else.
    package static let shownUnit = Shape(rawValue: 1 | 1 << 5)

    /// Texts by device.
    package static let device = Shape(rawValue: 1 << 3)

    /// Substitutions.
    package static let substitutions = Shape(rawValue: 1 << 4)

    /// Texts by device or in a substitution.
    package static let nested = Shape(rawValue: 1 << 3 | 1 << 4)

    /// Texts by plural category or substitutions.
    package static let counted = Shape(rawValue: 1 << 2 | 1 << 4)

    /// A text that is not `new`, so that a reader sees it.
    package static let shownText = Shape(rawValue: 1 << 5)

    /// One text for all cases, while the source language has texts by plural category; set by the
    /// caller that compares both.
    package static let flatTranslation = Shape(rawValue: 1 << 6)
  }

  /// The index of the language in ``CatalogWalk/languages``.
  package let language: Int

  /// The range of the texts in ``CatalogWalk/texts``.
  package var texts: Range<Int>

  /// The parts of the localization.
  package var shape: Shape = []

  /// The plural categories in any plural group.
  package var pluralsInAny: PluralCategorySet = []

  /// The plural categories with a text in every plural group; all if there is no group.
  package var pluralsInAll: PluralCategorySet = .all

  /// The index of the localization's name among the values of the file.
  let name: Int
}
