public import PhotoMetadata

/// What a person can ask a copy to leave out.
public enum PrivateFacts: String, Hashable, Sendable, CaseIterable {
  /// Where the photo was taken.
  case location
  /// The serial numbers of the camera and of its parts.
  case serialNumbers = "serial-numbers"
  /// The people who own the camera and made the photo, with the copyright notice, which names them.
  case owner
  /// Smaller pictures of the photo, which may show what was cropped away.
  case thumbnail
  /// What people wrote about the photo.
  case comments
  /// How the file was made.
  case history
  /// The faces and the people in the picture.
  case faces
  /// All of these, the maker note, identifiers, and whatever can't be read.
  case all = "all-private"

  /// The kinds of metadata that it includes.
  public var kinds: Set<MetadataKind> {
    switch self {
    case .location: [.location]
    case .serialNumbers: [.serialNumbers]
    case .owner: [.owner, .copyright]
    case .thumbnail: [.thumbnail]
    case .comments: [.comments]
    case .history: [.history]
    case .faces: [.faces]
    case .all: Set(MetadataKind.allCases).subtracting([.camera, .date, .technical])
    }
  }
}
