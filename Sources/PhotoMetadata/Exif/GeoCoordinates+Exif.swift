import PhotoFormats

extension GeoCoordinates {
  /// Reads the position from the entries of a GPS IFD; nil if there are none.
  static func read(from block: CompactExif) throws(LocationProblem) -> GeoCoordinates? {
    try read(
      from: block, .latitude, .latitudeReference, .longitude, .longitudeReference)
  }

  /// Reads the position that the camera points at; nil if there is none, or it is invalid.
  static func readTarget(from block: CompactExif) -> GeoCoordinates? {
    try? read(
      from: block, .targetLatitude, .targetLatitudeReference, .targetLongitude,
      .targetLongitudeReference)
  }

  private static func read(
    from block: CompactExif, _ latitudeTag: ExifTag, _ latitudeReference: ExifTag,
    _ longitudeTag: ExifTag, _ longitudeReference: ExifTag
  ) throws(LocationProblem) -> GeoCoordinates? {
    let order = block.order
    let (latitude, longitude) = (block[latitudeTag], block[longitudeTag])
    if latitude == nil, longitude == nil { return nil }
    guard let latitude, let longitude else { throw .incomplete }
    let degreesNorth = try degrees(of: latitude, order: order)
    let degreesEast = try degrees(of: longitude, order: order)
    let north = try sign(of: block[latitudeReference], positive: "N", negative: "S")
    let east = try sign(of: block[longitudeReference], positive: "E", negative: "W")
    // The reference specifies the direction; a sign may repeat it, but not contradict it.
    guard degreesNorth >= 0 || north < 0, degreesEast >= 0 || east < 0,
      let position = GeoCoordinates(
        latitude: north * abs(degreesNorth), longitude: east * abs(degreesEast))
    else { throw .impossible }
    return position
  }

  /// Returns degrees, minutes and seconds as one number of degrees, which is negative if all of
  /// them are.
  ///
  /// EXIF 3.0, 4.6.6: three fractions; some programs write numbers of another type, or the degrees
  /// alone. Some cameras write an omitted part as 0/0.
  private static func degrees(
    of entry: ExifEntry, order: ByteOrder
  ) throws(LocationProblem) -> Double {
    guard entry.holdsNumbers else { throw .malformed }
    var degrees = 0.0
    for (index, unit) in [1.0, 60, 3600].enumerated().prefix(entry.count == 1 ? 1 : 3) {
      guard let number = entry.number(at: index, order: order) else { throw .incomplete }
      guard number * degrees >= 0 else { throw .impossible }
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
