import PhotoFormats

extension GeoCoordinates {
  /// Reads the position from the entries of a GPS IFD; nil if there are none.
  static func read(from block: CompactExif) throws(LocationProblem) -> GeoCoordinates? {
    let order = block.order
    let (latitude, longitude) = (block[.latitude], block[.longitude])
    if latitude == nil, longitude == nil { return nil }
    guard let latitude, let longitude else { throw .incomplete }
    let degreesNorth = try degrees(of: latitude, order: order)
    let degreesEast = try degrees(of: longitude, order: order)
    let north = try sign(of: block[.latitudeReference], positive: "N", negative: "S")
    let east = try sign(of: block[.longitudeReference], positive: "E", negative: "W")
    guard
      let position = GeoCoordinates(latitude: north * degreesNorth, longitude: east * degreesEast)
    else { throw .impossible }
    return position
  }

  /// Returns degrees, minutes and seconds as one number of degrees.
  ///
  /// EXIF 3.0, 4.6.6: three fractions; some programs write numbers of another type. Some cameras
  /// write an omitted part as 0/0.
  private static func degrees(
    of entry: ExifEntry, order: ByteOrder
  ) throws(LocationProblem) -> Double {
    guard entry.holdsNumbers else { throw .malformed }
    var degrees = 0.0
    for (index, unit) in [1.0, 60, 3600].enumerated() {
      guard let number = entry.number(at: index, order: order) else { throw .incomplete }
      // Only the reference specifies the direction; a sign here would contradict or repeat it.
      guard number >= 0 else { throw .impossible }
      degrees += number / unit
    }
    return degrees
  }

  private static func sign(
    of reference: ExifEntry?, positive: Character, negative: Character
  ) throws(LocationProblem) -> Double {
    switch reference?.text?.uppercased().first {
    case positive: 1
    case negative: -1
    default: throw .referenceMissing
    }
  }
}
