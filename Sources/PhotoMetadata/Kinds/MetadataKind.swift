/// What a piece of metadata is about, which decides whether a copy keeps it.
public enum MetadataKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// Where the photo was taken: positions, directions, names of places.
  case location
  /// The serial numbers of the camera and of its parts.
  case serialNumbers = "serial-numbers"
  /// Who owns the camera, or made or describes the photo, and how to reach them.
  case owner
  /// The copyright notice and the terms of use.
  case copyright
  /// Smaller pictures of the photo.
  case thumbnail
  /// What people wrote about the photo: titles, captions, keywords, comments.
  case comments
  /// How the file was made: events, the files that it was made from.
  case history
  /// Where faces are, and who is in the picture.
  case faces
  /// Numbers and names that distinguish this photo from all others.
  case identifiers
  /// Content Credentials, which any change of the file invalidates.
  case credentials
  /// The maker note of the camera, as a whole.
  case makerNote = "maker-note"
  /// Parts that can't be read, which may contain anything.
  case unread
  /// The camera and its settings.
  case camera
  /// When the photo was taken, and the file written.
  case date
  /// What is needed to show the picture, and declarations of its origin.
  case technical
  /// Everything else.
  case other
}
