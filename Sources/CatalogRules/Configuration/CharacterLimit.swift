/// The most characters that a text may have.
public struct CharacterLimit: Hashable, Sendable {
  /// The keys that are meant, as a pattern with `*` and `?`.
  public var keys: String

  /// The most characters, as a reader counts them.
  public var characters: Int

  /// Creates a limit.
  public init(keys: String, characters: Int) {
    self.keys = keys
    self.characters = characters
  }
}
