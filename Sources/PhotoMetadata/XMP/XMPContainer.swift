/// An element of XMP around properties that speak of something else than the photo as it is.
enum XMPContainer {
  /// What was done to the photo.
  case history

  /// The file that the photo was made of.
  case derivedFrom

  /// The namespace of all of them.
  static let namespace = XMPNamespace.mediaManagement

  /// The name of the element in its namespace.
  var name: String {
    switch self {
    case .history: "History"
    case .derivedFrom: "DerivedFrom"
    }
  }
}
