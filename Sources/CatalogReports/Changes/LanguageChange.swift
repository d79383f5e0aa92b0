/// What a change brings for a language.
public struct LanguageChange: Codable, Hashable, Sendable {
  /// The language, as the catalog spells it.
  public var language: String

  /// The strings that are new, or should be translated from now on, and are not translated.
  public var untranslated: [StringChange] = []

  /// The translations whose source text the change gives another meaning.
  public var outdated: [StringChange] = []

  /// The strings that are translated now, and were not before.
  public var translated: [StringChange] = []

  /// The strings that were translated, and are not any more.
  public var lost: [StringChange] = []

  /// The progress before the change, in tenths of a percent; nil if the language is new.
  public var perMilleBefore: Int?

  /// The progress after the change, in tenths of a percent; nil if the language is gone.
  public var perMilleAfter: Int?

  /// Creates a change that brings nothing.
  public init(language: String) {
    self.language = language
  }

  /// Whether it brings nothing.
  public var isEmpty: Bool {
    untranslated.isEmpty && outdated.isEmpty && translated.isEmpty && lost.isEmpty
      && perMilleBefore == perMilleAfter
  }

  /// The number of translations that are left to do because of the change.
  public var workCount: Int { untranslated.count + outdated.count + lost.count }
}
