/// One of the forms that a language has for counted things, as CLDR names them.
///
/// An open set: a name that is not known, such as `=0`, still loads.
public struct PluralCategory: RawRepresentable, Hashable, Sendable {
  /// For nothing, in languages with a form for it; on Apple's platforms in every language.
  public static let zero = PluralCategory(rawValue: "zero")

  /// For one thing; in some languages also for others, such as 21.
  public static let one = PluralCategory(rawValue: "one")

  /// For two things.
  public static let two = PluralCategory(rawValue: "two")

  /// For few things; what that means depends on the language.
  public static let few = PluralCategory(rawValue: "few")

  /// For many things; in some languages for fractions.
  public static let many = PluralCategory(rawValue: "many")

  /// For everything else; every language has it.
  public static let other = PluralCategory(rawValue: "other")

  /// The categories of CLDR, in its order.
  public static let known: [PluralCategory] = [.zero, .one, .two, .few, .many, .other]

  /// The name as the catalog spells it.
  public var rawValue: String

  /// Creates a category from the name that a catalog uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
