extension GeoCoordinates {
  /// Reads the position from the entries of a GPS IFD; nil when there are none.
  static func read(
    from block: borrowing LibExifBlock, order: ByteOrder
  ) throws(LocationProblem) -> GeoCoordinates? {
    let (latitude, longitude) = (block.entry(.latitude), block.entry(.longitude))
    if latitude == nil, longitude == nil { return nil }
    guard let latitude, let longitude else { throw .incomplete }
    let degreesNorth = try degrees(of: latitude, order: order)
    let degreesEast = try degrees(of: longitude, order: order)
    let north = try sign(of: block.entry(.latitudeReference), positive: "N", negative: "S")
    let east = try sign(of: block.entry(.longitudeReference), positive: "E", negative: "W")
    guard
      let position = GeoCoordinates(latitude: north * degreesNorth, longitude: east * degreesEast)
    else { throw .impossible }
    return position
  }

  /// Returns degrees, minutes and seconds as one number of degrees.
  ///
  /// EXIF 3.0, 4.6.6: three fractions. A fraction 0/0 is how some cameras leave one out.
  private static func degrees(
    of entry: ExifEntry, order: ByteOrder
  ) throws(LocationProblem) -> Double {
    guard entry.format == ExifEntry.rational || entry.format == ExifEntry.signedRational
    else { throw .malformed }
    guard entry.count >= 3 else { throw .incomplete }
    var degrees = 0.0
    for (index, unit) in [1.0, 60, 3600].enumerated() {
      guard let numerator = order.uint32(entry.value, at: 8 * index),
        let denominator = order.uint32(entry.value, at: 8 * index + 4), denominator != 0
      else { throw .incomplete }
      let fraction = number(numerator, entry.format) / number(denominator, entry.format)
      // The direction is in the reference alone; a sign here would contradict it or repeat it.
      guard fraction >= 0 else { throw .impossible }
      degrees += fraction / unit
    }
    return degrees
  }

  private static func number(_ bits: Int, _ format: Int) -> Double {
    format == ExifEntry.signedRational
      ? Double(Int32(truncatingIfNeeded: bits)) : Double(bits)
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
