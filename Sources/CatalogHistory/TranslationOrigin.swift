/// What a translation was made from, and when.
public struct TranslationOrigin: Hashable, Sendable {
  /// The source text in the commit that gave the translation its meaning, or that a reviewer
  /// compared it with; nil if nobody can say what translators saw, as for a key that is a name.
  public var source: String?

  /// The commit.
  public var commit: HistoryCommit

  /// Whether a shallow clone begins with the commit, so that the translation may be older.
  public var isFromBeginning: Bool
}
