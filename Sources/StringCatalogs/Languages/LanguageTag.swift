import ASCII

/// A BCP 47 language tag: `ko`, `zh-Hans`, `pt-BR`.
///
/// A tag keeps its original spelling, and two tags are equal if their spellings are. Compare
/// ``canonical`` tags to compare their meaning.
///
/// ```swift
/// let tag = LanguageTag(rawValue: "zh_hans_cn")
/// let canonical = tag.canonical  // zh-Hans-CN
/// let script = canonical.script  // Hans
/// ```
public struct LanguageTag: RawRepresentable, Hashable, Sendable {
  /// The tag as written.
  public var rawValue: String

  /// Creates a tag from any text, even an irregular one such as `zh_CN`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension LanguageTag: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a tag from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// The tag as written.
  public var description: String { rawValue }
}

extension LanguageTag {
  /// The language subtag in lowercase, such as `zh`; nil if the tag does not begin with one.
  ///
  /// Deprecated codes are replaced: `he` for `iw`.
  public var language: String? { LanguageSubtags(self)?.language }

  /// The script subtag in title case, such as `Hans`, if there is one.
  public var script: String? { LanguageSubtags(self)?.script }

  /// The region subtag in uppercase, such as `CN` or `419`, if there is one.
  public var region: String? { LanguageSubtags(self)?.region }

  /// The variant subtags in lowercase, such as `valencia`.
  public var variants: [String] { LanguageSubtags(self)?.variants ?? [] }

  /// The tag in BCP 47 spelling, with deprecated codes replaced.
  ///
  /// `zh_hans_cn` is `zh-Hans-CN`, `iw` is `he`, `sh` is `sr-Latn`, the POSIX name `ko_KR.UTF-8` is
  /// `ko-KR`. Extensions are dropped. A tag that does not begin with a language stays as it is.
  public var canonical: LanguageTag {
    LanguageSubtags(self)?.tag ?? self
  }

  /// Whether the tag has the spelling that BCP 47 recommends and no deprecated code.
  public var isCanonical: Bool {
    canonical.rawValue == rawValue && LanguageSubtags(self) != nil
  }

  /// The most likely script of the language in ISO 15924: `Kore` for `ko`.
  public var likelyScript: String {
    LanguageSubtags(self)?.likelyScript ?? "Zzzz"
  }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool {
    LikelyScripts.rightToLeft.contains(likelyScript)
  }

  /// Whether the tag contains only ASCII letters, digits, hyphens and underscores.
  package var hasOnlyTagCharacters: Bool {
    rawValue.utf8.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
  }
}
