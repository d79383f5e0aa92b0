/// A step to a text of the current entry of a ``CatalogWalk``.
package struct WalkedStep: Sendable {
  /// The kind of a step.
  package enum Kind: Sendable {
    case substitution, plural, device, otherAxis, element
  }

  /// The kind of the step.
  package let kind: Kind

  /// The previous step.
  package let parent: Int?

  /// The index of the axis name's value, for an unknown axis.
  let axis: Int

  /// The index of the case's or substitution's name among the values of the file, or the index of
  /// an element.
  let name: Int
}
