/// A plural category of CLDR.
///
/// An open set: an unknown name, such as `=0`, can still be loaded.
public struct PluralCategory: RawRepresentable, Hashable, Sendable {
  /// For zero, in languages with a form for it; on Apple's platforms in every language.
  public static let zero = PluralCategory(rawValue: "zero")

  /// For one; in some languages also for others, such as 21.
  public static let one = PluralCategory(rawValue: "one")

  /// For two.
  public static let two = PluralCategory(rawValue: "two")

  /// For few; the meaning depends on the language.
  public static let few = PluralCategory(rawValue: "few")

  /// For many; in some languages for fractions.
  public static let many = PluralCategory(rawValue: "many")

  /// For everything else; every language has it.
  public static let other = PluralCategory(rawValue: "other")

  /// The categories of CLDR, in its order.
  public static let known: [PluralCategory] = [.zero, .one, .two, .few, .many, .other]

  /// The name in the catalog.
  public var rawValue: String

  /// Creates a category from its name in a catalog.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
