/// A language as BCP 47 names it: `ko`, `zh-Hans`, `pt-BR`.
public struct LanguageTag: RawRepresentable, Hashable, Sendable {
  /// The tag as it was written.
  public var rawValue: String

  /// Creates a tag from text; any text is taken, also an irregular one such as `zh_CN`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension LanguageTag: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a tag from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// The tag as it was written.
  public var description: String { rawValue }
}
