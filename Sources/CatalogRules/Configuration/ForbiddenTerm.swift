public import StringCatalogs

/// A text that must not appear, such as the old name of a product.
public struct ForbiddenTerm: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text; next to its Latin letters and digits no others may stand for it to be found.
  public var text: String

  /// The language in which it must not appear; nil for all.
  public var language: LanguageTag?

  /// The text to use instead; nil if there is no single one.
  public var replacement: String?

  /// Creates a term.
  public init(_ text: String, language: LanguageTag? = nil, replacement: String? = nil) {
    self.text = text
    self.language = language
    self.replacement = replacement
  }

  /// Creates a term that is forbidden in all languages.
  public init(stringLiteral text: String) { self.init(text) }
}
