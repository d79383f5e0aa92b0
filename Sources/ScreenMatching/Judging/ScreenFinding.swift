public import ScreenTexts
public import StringCatalogs

/// Something that seems wrong on a screen.
public struct ScreenFinding: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The source text stands on the screen of another language.
    case untranslated

    /// Most of the screen is in another language.
    case wrongLanguage = "wrong-language"

    /// The end of a text is missing.
    case cutOff = "cut-off"

    /// Two texts cover each other.
    case overlapping

    /// A text goes on beyond the edge of the screen.
    case outside

    /// A text in the source language that stands on screens of several languages, and in no
    /// catalog.
    case notInCatalog = "not-in-catalog"
  }

  /// What is wrong.
  public var kind: Kind

  /// Whether there is another explanation that the screens can’t rule out: nothing is certain but a
  /// source text that the source language shows too, and a screen in another language.
  public var isLikely: Bool

  /// The string; nil if no string is concerned.
  public var key: CatalogKey?

  /// The text as it was read.
  public var text: String

  /// The text that should stand there, or the other text; nil if there is none.
  public var expected: String?

  /// The language of what was read, if that is what is wrong.
  public var language: LanguageTag?

  /// Where it stands; nil for the whole screen.
  public var frame: PixelFrame?

  /// Creates a finding.
  init(
    _ kind: Kind, isLikely: Bool, key: CatalogKey? = nil, text: String, expected: String? = nil,
    language: LanguageTag? = nil, frame: PixelFrame?
  ) {
    (self.kind, self.isLikely, self.key, self.text) = (kind, isLikely, key, text)
    (self.expected, self.language, self.frame) = (expected, language, frame)
  }
}
