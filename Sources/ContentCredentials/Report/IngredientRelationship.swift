/// The relationship of an ingredient to what was made of it, C2PA 2.2, 18.15.3.
public struct IngredientRelationship: RawRepresentable, Hashable, Sendable {
  /// The term; other writers may use others, so it is untrusted text.
  public var rawValue: String

  /// Creates a relationship from its term.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The file was made by editing the ingredient.
  public static let parent = IngredientRelationship(rawValue: "parentOf")

  /// The ingredient is a part of the file.
  public static let component = IngredientRelationship(rawValue: "componentOf")

  /// The ingredient was given to a program that made the file, such as a model of a generator.
  public static let input = IngredientRelationship(rawValue: "inputTo")
}
