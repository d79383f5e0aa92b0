public import PhotoMetadata

/// Where a photo says it was taken, or that it says so.
public enum PhotoLocation: Hashable, Sendable {
  /// The place itself.
  case coordinates(GeoCoordinates)

  /// There is a place, and it was left out to protect people.
  case withheld
}
