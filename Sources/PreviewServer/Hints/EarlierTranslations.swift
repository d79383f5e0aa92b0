public import StringCatalogs
public import TranslationMemory

/// Translations from elsewhere than the catalogs that a page shows.
public struct EarlierTranslations: Sendable {
  /// The translations.
  public var texts: [RememberedText]

  /// Why others can't be used; nil if all can.
  public var problem: LocalizedMessage?

  /// Creates a value.
  public init(_ texts: [RememberedText] = [], problem: LocalizedMessage? = nil) {
    self.texts = texts
    self.problem = problem
  }
}
