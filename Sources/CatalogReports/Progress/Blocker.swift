/// Something that the configuration of a project does not allow in a release.
public struct Blocker: Codable, Hashable, Sendable {
  /// What is not allowed.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// Strings that are not translated into a required language.
    case untranslated

    /// Fewer translated strings than the configuration asks for.
    case coverage

    /// Errors that the linter finds.
    case errors
  }

  /// What is not allowed.
  public var kind: Kind

  /// The language; nil for errors that concern no language, or several.
  public var language: String?

  /// The path of the catalog; nil for several.
  public var catalog: String?

  /// The number of strings or errors.
  public var count: Int

  /// The percentage that the configuration asks for; only for ``Kind/coverage``.
  public var wanted: Double?

  /// The percentage that is translated, rounded down to a tenth; only for ``Kind/coverage``.
  public var reached: Double?
}
