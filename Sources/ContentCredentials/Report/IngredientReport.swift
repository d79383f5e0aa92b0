/// What came before a file, or is part of it.
public struct IngredientReport: Hashable, Sendable {
  /// The address of the assertion.
  public var address: String

  /// The relationship to what was made of it.
  public var relationship: IngredientRelationship

  /// The title, which is untrusted text.
  public var title: String?

  /// The media type, which is untrusted text.
  public var format: String?

  /// The label of its manifest; nil if it has none.
  public var manifest: String?

  /// What was found about it and its manifest that was not recorded when it was added.
  public var statuses: [ValidationStatus]

  /// Creates a report of an ingredient.
  package init(
    address: String, relationship: IngredientRelationship, title: String?, format: String?,
    manifest: String?, statuses: [ValidationStatus]
  ) {
    (self.address, self.relationship) = (address, relationship)
    (self.title, self.format, self.manifest) = (title, format, manifest)
    self.statuses = statuses
  }
}
