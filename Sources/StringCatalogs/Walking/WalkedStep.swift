/// A step to a text of the entry that a ``CatalogWalk`` stands at.
package struct WalkedStep: Sendable {
  /// What a step leads into.
  package enum Kind: Sendable {
    case substitution, plural, device, otherAxis, element
  }

  /// What the step leads into.
  package let kind: Kind

  /// The step before this one.
  package let parent: Int?

  /// The value of the name of the axis, for an axis that is not known.
  let axis: Int

  /// The name of the case or substitution among the values of the file, or the index of an element.
  let name: Int
}
