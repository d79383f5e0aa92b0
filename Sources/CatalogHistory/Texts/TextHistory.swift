public import StringCatalogs

/// The versions of a string in one language, as the commits of a repository made them.
public struct TextHistory: Sendable {
  /// One of the texts of a string.
  public struct Text: Hashable, Sendable {
    /// The path from the localization to the text; empty for a plain one.
    public var path: [LeafStep]

    /// The text.
    public var text: String

    /// The state; nil if the file had none.
    public var state: StringUnitState?
  }

  /// What a commit made of the string in the language.
  public struct Version: Hashable, Sendable {
    /// The commit.
    public var commit: HistoryCommit

    /// The name of the author; empty if git says nonsense.
    public var author: String

    /// The texts, in the order of the file; none if the commit removed them.
    public var texts: [Text]

    /// The source text in that commit, which the texts translate; empty if it was not known.
    public var source: String
  }

  /// The versions that differ in a text or a state, newest first.
  public let versions: [Version]

  /// The commit at which a shallow clone begins; nil for a complete history.
  public let beginning: HistoryCommit?

  /// Whether all versions were read, and not only the newest ones.
  public let isComplete: Bool
}
