public import StringCatalogs

/// The reason why a catalog can't be changed as was asked.
public enum EditingError: Error, Hashable, Sendable {
  /// An object has two members of the same name.
  case duplicate(name: String, at: CatalogPosition, later: CatalogPosition)

  /// The place in the file that is in the way; nil when it is not one place.
  public var position: CatalogPosition? {
    switch self {
    case .duplicate(_, let position, _): position
    }
  }

  /// Throws when an object of a catalog has two members of the same name.
  static func refuseDuplicates(in catalog: StringCatalog) throws(EditingError) {
    guard let found = catalog.overriddenMembers.first else { return }
    throw .duplicate(
      name: found.member.name, at: catalog.position(at: found.member.nameRange.lowerBound),
      later: catalog.position(at: found.later.nameRange.lowerBound))
  }
}

extension EditingError: LocalizedByValue {
  /// What is wrong, and what to do.
  public var localizedMessage: LocalizedMessage {
    switch self {
    case .duplicate(let name, _, let later):
      LocalizedMessage("error.edit.duplicate", .text(name), .integer(Int64(later.line)))
    }
  }
}
