/// The subject of a rule.
///
/// Rules about one subject tend to apply together, so only one of them counts.
public enum EvidenceSubject: String, Hashable, Sendable, CaseIterable {
  /// The names of programs, and traces of programs.
  case program
  /// What the file declares about its origin.
  case declaration
  /// The coding of the picture.
  case coding
  /// Dates and times.
  case dates
  /// The EXIF block of cameras.
  case exif
  /// The device and its lenses.
  case device
  /// The transmission of the file.
  case distribution
  /// The structure of the file.
  case structure
}
