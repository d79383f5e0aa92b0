public import StringCatalogs

/// A text that an import changed.
public struct ImportChange: Hashable, Sendable {
  /// The key of the entry.
  public var key: String

  /// The variation within the entry, such as `plural.one`; empty for a text without variations.
  public var variation: String

  /// The language.
  public var language: LanguageTag

  /// The text before the import; nil if there was none.
  public var old: String?

  /// The text after the import.
  public var new: String

  /// The translation state.
  public var state: StringUnitState

  /// The line in the imported file, from 1.
  public var line: Int
}
