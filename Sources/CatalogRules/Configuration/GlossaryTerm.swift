public import StringCatalogs

/// A word in the source language and how it must be translated.
public struct GlossaryTerm: Hashable, Sendable {
  /// The word in the source language.
  public var source: String

  /// The translations of which one must be used, by language.
  public var translations: [LanguageTag: [String]]

  /// Creates a term.
  public init(source: String, translations: [LanguageTag: [String]]) {
    self.source = source
    self.translations = translations
  }
}
