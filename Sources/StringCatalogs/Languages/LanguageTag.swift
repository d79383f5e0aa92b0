/// A language as BCP 47 names it: `ko`, `zh-Hans`, `pt-BR`.
///
/// A tag keeps the spelling it was written with, and two tags are equal when that is. Compare
/// ``canonical`` tags to compare what they mean.
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

extension LanguageTag {
  /// The language subtag in lower case, such as `zh`; nil when the tag does not begin with one.
  ///
  /// Replaced codes are given as they are now: `he` for `iw`.
  public var language: String? { LanguageSubtags(self)?.language }

  /// The script subtag in title case, such as `Hans`, when the tag names one.
  public var script: String? { LanguageSubtags(self)?.script }

  /// The region subtag in upper case, such as `CN` or `419`, when the tag names one.
  public var region: String? { LanguageSubtags(self)?.region }

  /// The variant subtags in lower case, such as `valencia`.
  public var variants: [String] { LanguageSubtags(self)?.variants ?? [] }

  /// The tag in the spelling of BCP 47, with the present code for a replaced one.
  ///
  /// `zh_hans_cn` is `zh-Hans-CN`, `iw` is `he`, `sh` is `sr-Latn`, the POSIX name `ko_KR.UTF-8` is
  /// `ko-KR`. Extensions are dropped. A tag that does not begin with a language stays as it is.
  public var canonical: LanguageTag {
    LanguageSubtags(self)?.tag ?? self
  }

  /// Whether the tag is spelled as BCP 47 recommends and has no replaced code.
  public var isCanonical: Bool {
    canonical.rawValue == rawValue && LanguageSubtags(self) != nil
  }

  /// The script that the language is most likely written in, as ISO 15924 names it: `Kore` for
  /// `ko`.
  public var likelyScript: String {
    LanguageSubtags(self)?.likelyScript ?? "Zzzz"
  }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool {
    LikelyScripts.rightToLeft.contains(likelyScript)
  }
}
