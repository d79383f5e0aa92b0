/// The translation state of a text.
///
/// An open set: unknown states, even an empty one, can still be loaded.
public struct StringUnitState: RawRepresentable, Hashable, Sendable {
  /// Not translated yet.
  ///
  /// In the source language it also marks the default text in the code.
  public static let new = StringUnitState(rawValue: "new")

  /// Translated, but needs review; users still see it.
  public static let needsReview = StringUnitState(rawValue: "needs_review")

  /// Translated.
  public static let translated = StringUnitState(rawValue: "translated")

  /// Translated from a source text that has changed since; rare, written by some translation
  /// services.
  public static let stale = StringUnitState(rawValue: "stale")

  /// The editable states, least complete first.
  public static let choices: [StringUnitState] = [.new, .needsReview, .translated]

  /// The name in the catalog.
  public var rawValue: String

  /// Creates a state from its name in a catalog.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
