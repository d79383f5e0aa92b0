import PhotoMetadata

/// A place on the map of the world as templates see it.
struct MapView {
  /// The units of a degree on the map, `Templates/world.html.mustache`.
  private static let unitsPerDegree = 4.0

  /// How far the place is from the left edge of the map.
  let x: Int

  /// How far the place is from the upper edge of the map.
  let y: Int

  /// The place in words.
  let label: String

  /// Creates the view of a place in the language of `writer`.
  init(_ place: GeoCoordinates, writer: ReportWriter) {
    x = Int(((place.longitude + 180) * Self.unitsPerDegree).rounded())
    y = Int(((90 - place.latitude) * Self.unitsPerDegree).rounded())
    label = writer.text(.coordinates(place)).plain
  }
}
