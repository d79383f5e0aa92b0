/// The maximum number of characters of a text.
public struct CharacterLimit: Hashable, Sendable {
  /// The keys that the limit applies to, as a pattern with `*` and `?`.
  public var keys: String

  /// The maximum number of characters, as a reader counts them.
  public var characters: Int

  /// Creates a limit.
  public init(keys: String, characters: Int) {
    self.keys = keys
    self.characters = characters
  }
}
