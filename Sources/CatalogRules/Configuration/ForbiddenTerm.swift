import ASCII
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

  /// Whether it appears in a text, given as UTF-8, as a whole word if it is one.
  func appears(in string: [UInt8]) -> Bool {
    let term = Array(text.utf8)
    guard !term.isEmpty, string.count >= term.count else { return false }
    return (0...string.count - term.count).contains { start in
      let end = start + term.count
      return string[start] == term[0] && string[start..<end].elementsEqual(term)
        && !(start > 0 && Self.isWord(string[start - 1]) && Self.isWord(term[0]))
        && !(end < string.count && Self.isWord(string[end]) && Self.isWord(term[term.count - 1]))
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte.isASCIIDigit }
}
