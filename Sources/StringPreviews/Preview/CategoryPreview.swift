public import StringCatalogs

/// A plural category of a language with the numbers that choose it.
public struct CategoryPreview: Hashable, Sendable {
  /// The category.
  public var category: PluralCategory

  /// Numbers that choose it, with ASCII digits: `1`, `21`, `1.5`.
  public var numbers: [String]

  /// Whether whole numbers up to 200 choose it, so that a counted text needs it, or it is `other`.
  public var isNeeded: Bool
}
