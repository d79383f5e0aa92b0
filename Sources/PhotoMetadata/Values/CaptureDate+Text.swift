extension CaptureDate {
  /// Creates a date from an EXIF date entry, `2017:10:27 08:38:52`.
  ///
  /// Some programs write ISO 8601 dates, so `-` and `/` may separate the date and `T` the time.
  /// Fractions of a second are ignored. A UTC offset at the end, with or without a space before it,
  /// is kept.
  init?(exif text: String) {
    self.init(text, dateSeparators: ":-/", timeSeparators: " T", isStrict: false)
  }

  /// Creates the start of the day in an EXIF date entry, `2017:10:27`.
  public init?(exifDay text: String) {
    self.init(exif: text + " 00:00:00")
  }

  /// Creates a date from XMP text without seconds, `2017-10-27T08:38+09:00`.
  init?(minuteOfXMP text: String) {
    self.init(exif: text.prefix(16) + ":00" + text.dropFirst(16))
  }

  /// Creates a date from ISO 8601 text, in the format of ``iso8601``.
  public init?(iso8601 text: String) {
    self.init(text, dateSeparators: "-", timeSeparators: "T", isStrict: true)
  }

  private init?(
    _ text: String, dateSeparators: StaticString, timeSeparators: StaticString,
    isStrict: Bool
  ) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(digits: 4), scanner.skip(oneOf: dateSeparators),
      let month = scanner.number(digits: 2), scanner.skip(oneOf: dateSeparators),
      let day = scanner.number(digits: 2), scanner.skip(oneOf: timeSeparators),
      let hour = scanner.number(digits: 2), scanner.skip(oneOf: ":"),
      let minute = scanner.number(digits: 2), scanner.skip(oneOf: ":"),
      let second = scanner.number(digits: 2)
    else { return nil }
    if !isStrict {
      scanner.skipFraction()
      _ = scanner.skip(oneOf: " ")
    }
    var offset: Int?
    if !scanner.isAtEnd {
      guard let found = scanner.offset(), scanner.isAtEnd else { return nil }
      offset = found
    }
    self.init(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second,
      offsetMinutes: offset)
  }

  /// The date in ISO 8601 format, `2017-10-27T08:38:52` or `2017-10-27T08:38:52+09:00`.
  ///
  /// Without an offset it is the camera's local time. UTC itself is written `+00:00`.
  public var iso8601: String {
    let date = "\(padded(year, to: 4))-\(padded(month))-\(padded(day))"
    let time = "\(padded(hour)):\(padded(minute)):\(padded(second))"
    guard let offsetMinutes else { return "\(date)T\(time)" }
    let sign = offsetMinutes < 0 ? "-" : "+"
    let (hours, minutes) = offsetMinutes.magnitude.quotientAndRemainder(dividingBy: 60)
    return "\(date)T\(time)\(sign)\(padded(Int(hours))):\(padded(Int(minutes)))"
  }

  /// Returns the minutes east of UTC in an EXIF offset entry, `+09:00`, `-07:00` or `Z`.
  static func offsetMinutes(exif text: String) -> Int? {
    var scanner = DigitScanner(text)
    guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
    return offset
  }

  private func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension CaptureDate: Codable {
  /// Decodes the date from ISO 8601 text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let date = try CaptureDate(iso8601: container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a moment of ISO 8601")
    }
    self = date
  }

  /// Encodes the date as ISO 8601 text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso8601)
  }
}
