import PhotoMetadata

/// A position on the world map, as templates see it.
struct MapView {
  /// The map units per degree, `Templates/world.html.mustache`.
  private static let unitsPerDegree = 4.0

  /// The distance of the position from the left edge of the map.
  let x: Int

  /// The distance of the position from the upper edge of the map.
  let y: Int

  /// The position in words.
  let label: String

  /// Creates the view of a position in the language of `writer`.
  init(_ place: GeoCoordinates, writer: ReportWriter) {
    x = Int(((place.longitude + 180) * Self.unitsPerDegree).rounded())
    y = Int(((90 - place.latitude) * Self.unitsPerDegree).rounded())
    label = writer.text(.coordinates(place)).plain
  }
}
