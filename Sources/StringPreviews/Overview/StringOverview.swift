/// A string in a list, with its progress.
public struct StringOverview: Hashable, Sendable {
  /// The key.
  public var key: String

  /// The line of the file that the key stands in, from 1.
  public var line: Int

  /// The developer's comment for the translator.
  public var comment: String?

  /// The usual text of the source language as the file has it; the key when there is none.
  public var source: String

  /// Whether the code no longer uses the string.
  public var isStale: Bool

  /// Whether the string should be translated.
  public var shouldTranslate: Bool

  /// The state of the string in each language, in the order of the overview.
  public var states: [TranslationState]

  /// The usual text in each language as the file has it, for any number on any device; nil where
  /// there is none.
  public var texts: [String?]
}
