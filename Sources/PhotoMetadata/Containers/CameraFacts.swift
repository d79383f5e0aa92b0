import PhotoFormats

/// The camera and the time of a photo in a format that has fields of its own in place of EXIF.
struct CameraFacts {
  var make: [UInt8] = []
  var model: [UInt8] = []
  var firmware: [UInt8] = []

  /// The seconds since 1970 by the camera's clock.
  var captureTime: Int?

  /// The facts as an EXIF block, so that one reader serves all formats; nil if there are none.
  var exif: MetadataBlock? {
    var block = CompactExif(order: .big)
    let date = captureTime.map { Array(Self.dateText($0).utf8) } ?? []
    for (tag, text) in [
      (ExifTag.make, make), (.model, model), (.software, firmware), (.dateTimeOriginal, date),
    ] where !text.isEmpty {
      let value = text.prefix(Limits.exifValue - 1) + [0]
      _ = block.add(
        ExifEntry(format: TIFFFormat.ascii, count: value.count, value: value), for: tag, at: 0)
    }
    return block.members.isEmpty
      ? nil : .bytes(Array(block.bytes.dropFirst(CompactExif.name.count)))
  }

  /// Returns a time as EXIF writes it, `2003:11:10 17:39:26`.
  private static func dateText(_ seconds: Int) -> String {
    // Years are counted from March, so that a leap day is the last of a year and of 400 years;
    // day 0 is March 1 of the year 0.
    let day = seconds / 86_400 + 719_468
    let dayOfEra = day % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = day / 146_097 * 400 + yearOfEra + (month < 10 ? 0 : 1)
    let second = seconds % 86_400
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = [
      "\(year)", padded(month < 10 ? month + 3 : month - 9),
      padded(dayOfYear - (153 * month + 2) / 5 + 1),
    ]
    let time = [second / 3_600, second / 60 % 60, second % 60].map(padded)
    return date.joined(separator: ":") + " " + time.joined(separator: ":")
  }
}
