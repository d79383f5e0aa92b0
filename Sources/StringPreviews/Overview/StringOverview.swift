/// A string in a list: enough to find it and to see how far it has come.
public struct StringOverview: Hashable, Sendable {
  /// The key.
  public var key: String

  /// The line of the file that the key stands in, from 1.
  public var line: Int

  /// What the developer tells the translator.
  public var comment: String?

  /// The usual text of the source language as the file has it; the key when there is none.
  public var source: String

  /// Whether the code does not use the string any more.
  public var isStale: Bool

  /// Whether the string is to be translated.
  public var shouldTranslate: Bool

  /// How far the string has come in each language of the catalog, in the order of the overview.
  public var states: [TranslationState]

  /// The usual text in each language of the catalog as the file has it, that for any number on any device; nil
  /// where there is none.
  public var texts: [String?]
}
