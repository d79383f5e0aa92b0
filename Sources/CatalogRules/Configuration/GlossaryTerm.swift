public import StringCatalogs

/// A word in the source language and its required translations.
public struct GlossaryTerm: Hashable, Sendable {
  /// The word in the source language.
  public var source: String

  /// The accepted translations, by language; a translation must use one of them.
  public var translations: [LanguageTag: [String]]

  /// Creates a term.
  public init(source: String, translations: [LanguageTag: [String]]) {
    self.source = source
    self.translations = translations
  }
}
