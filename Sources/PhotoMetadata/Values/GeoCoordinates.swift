/// A place on Earth in signed decimal degrees: north and east are positive.
public struct GeoCoordinates: Hashable, Sendable, Codable {
  /// Degrees north of the equator, from −90 to 90.
  public var latitude: Double

  /// Degrees east of Greenwich, from −180 to 180.
  public var longitude: Double

  /// Creates a place; nil if a value is NaN or out of range.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}
