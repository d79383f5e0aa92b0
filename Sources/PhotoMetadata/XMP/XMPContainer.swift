/// An XMP element whose properties do not describe the photo itself.
enum XMPContainer {
  /// The editing history.
  case history

  /// The file from which the photo was derived.
  case derivedFrom

  /// The namespace of all containers.
  static let namespace = XMPNamespace.mediaManagement

  /// The name of the element in its namespace.
  var name: String {
    switch self {
    case .history: "History"
    case .derivedFrom: "DerivedFrom"
    }
  }
}
