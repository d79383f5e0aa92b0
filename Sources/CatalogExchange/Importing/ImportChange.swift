public import StringCatalogs

/// A text that an import has changed.
public struct ImportChange: Hashable, Sendable {
  /// The key of the entry.
  public var key: String

  /// What the text is of the entry, such as `plural.one`; empty for a text without variations.
  public var variation: String

  /// The language.
  public var language: LanguageTag

  /// The text as it was; nil when there was none.
  public var old: String?

  /// The text as it is.
  public var new: String

  /// How far the translation has come.
  public var state: StringUnitState

  /// The line in the file that was imported, from 1.
  public var line: Int
}
