public import PhotoMetadata

/// The position in a photo, or the fact that there is one.
public enum PhotoLocation: Hashable, Sendable {
  /// The position.
  case coordinates(GeoCoordinates)

  /// There is a position, which was removed for privacy.
  case withheld
}
