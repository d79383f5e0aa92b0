/// The role of a manifest of Content Credentials: what its claims describe.
///
/// A manifest store contains the manifest of the picture and those of its ingredients, C2PA 2.2,
/// 11.1.4.2 and 18.15.3.
public enum ManifestRole: Int, Hashable, Sendable {
  /// The active manifest, which describes the picture.
  case active

  /// The manifest of a `parentOf` ingredient: the picture was made by editing it.
  ///
  /// An ingredient of a parent that is its `parentOf` ingredient is one too.
  case parent

  /// The manifest of a `componentOf` ingredient, a part of the picture, or of what it was made of.
  case component

  /// Any other manifest, such as that of an `inputTo` ingredient, which says nothing about the
  /// picture.
  case other

  /// Creates the role of an ingredient from its relationship to the picture.
  init(relationship: String?) {
    switch relationship {
    case "parentOf": self = .parent
    case "componentOf": self = .component
    default: self = .other
    }
  }

  /// Returns the role of an ingredient of the manifest's subject.
  func combined(with ingredient: ManifestRole) -> ManifestRole {
    ingredient.rawValue > rawValue ? ingredient : self
  }
}
