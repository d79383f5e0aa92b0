public import StringCatalogs

/// A plural category of a language with the numbers that select it.
public struct CategoryPreview: Hashable, Sendable {
  /// The category.
  public var category: PluralCategory

  /// Numbers that select it, with ASCII digits: `1`, `21`, `1.5`.
  public var numbers: [String]

  /// Whether whole numbers up to 200 select it, so that a counted text needs it, or it is `other`.
  public var isNeeded: Bool
}
