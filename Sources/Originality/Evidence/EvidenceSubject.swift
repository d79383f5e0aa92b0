/// What a rule is about.
///
/// Rules about one subject tend to speak together, so only one of them counts.
public enum EvidenceSubject: String, Hashable, Sendable, CaseIterable {
  /// The names of programs, and what programs leave behind.
  case program
  /// What the file declares about its origin.
  case declaration
  /// The coding of the picture.
  case coding
  /// Dates and times.
  case dates
  /// The EXIF block as cameras write it.
  case exif
  /// The device and its lenses.
  case device
  /// The ways that the file took.
  case distribution
  /// The structure of the file.
  case structure
}
