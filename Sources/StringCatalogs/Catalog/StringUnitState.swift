/// How far the translation of a text has come.
///
/// An open set: a state that is not known yet still loads, and so does an empty one.
public struct StringUnitState: RawRepresentable, Hashable, Sendable {
  /// Not translated yet.
  ///
  /// In the source language it also marks the text that the code gives.
  public static let new = StringUnitState(rawValue: "new")

  /// Translated, needs review; users still see it.
  public static let needsReview = StringUnitState(rawValue: "needs_review")

  /// Translated.
  public static let translated = StringUnitState(rawValue: "translated")

  /// Translated from a source text that has changed since; rare, some translation services write
  /// it.
  public static let stale = StringUnitState(rawValue: "stale")

  /// The states that people give a text, those that come before others first.
  public static let choices: [StringUnitState] = [.new, .needsReview, .translated]

  /// The name as the catalog spells it.
  public var rawValue: String

  /// Creates a state from the name that a catalog uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
