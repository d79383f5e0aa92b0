/// A string in a list, with its progress.
public struct StringOverview: Hashable, Sendable {
  /// The key.
  public var key: String

  /// The line of the key in the file, from 1.
  public var line: Int

  /// The developer's comment for the translator.
  public var comment: String?

  /// The representative source text as in the file; the key if there is none.
  public var source: String

  /// Whether the string is stale.
  public var isStale: Bool

  /// Whether the string should be translated.
  public var shouldTranslate: Bool

  /// The state of the string in a language that the catalog does not have.
  public var absentState: TranslationState {
    shouldTranslate && !key.isEmpty ? .missing : .notNeeded
  }

  /// The state of the string in each language, in the order of the overview.
  public var states: [TranslationState]

  /// The representative text in each language as in the file, for any number on any device; nil if
  /// there is none.
  public var texts: [String?]
}
