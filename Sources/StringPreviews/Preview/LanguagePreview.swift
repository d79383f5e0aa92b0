public import StringCatalogs

/// A string in one language: all of its texts, including missing ones.
public struct LanguagePreview: Hashable, Sendable {
  /// The language in the catalog's spelling.
  public var language: LanguageTag

  /// Whether this is the source language.
  public var isSource: Bool

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool

  /// The translation state: that of the least translated text.
  public var state: TranslationState

  /// The language of the text that a reader sees; the source language if the key is the text.
  public var shownLanguage: LanguageTag

  /// The line of the language in the file, from 1; nil if it has no text of the string.
  public var line: Int?

  /// The texts, including missing ones, in the order of the file; plural categories in CLDR's
  /// order.
  public var variations: [VariationPreview]

  /// Whether the language has any text of the string that readers see.
  public var hasText: Bool

  /// Whether its texts, including missing ones, have different states.
  public var hasSeveralStates: Bool

  /// The plural categories of the language with their numbers; empty if nothing is counted.
  public var categories: [CategoryPreview]

  /// The linter's findings about the string in this language, or in it and others.
  public var findings: [PreviewFinding]

  /// The plural categories that the language needs and that some of the texts lack.
  public var missingCategories: [PluralCategory] {
    PluralCategory.known.filter { category in
      variations.contains { $0.role == .missing && $0.category == category }
    }
  }

  /// The plural categories with a text that no number selects.
  public var superfluousCategories: [PluralCategory] {
    variations.reduce(into: []) { found, variation in
      guard variation.role == .superfluous, let category = variation.category,
        !found.contains(category)
      else { return }
      found.append(category)
    }
  }

  /// Whether a reader sees the text of another language.
  public var fallsBack: Bool { shownLanguage.canonical != language.canonical }
}
