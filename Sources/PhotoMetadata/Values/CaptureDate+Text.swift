extension CaptureDate {
  /// Creates a date from an EXIF date entry with all its parts, `2017:10:27 08:38:52`.
  ///
  /// Some programs write ISO 8601 dates, so `-`, `/` and `.` may separate the date and `T` the
  /// time. Fractions of a second are ignored. A UTC offset at the end, with or without a space
  /// before it, is kept.
  init?(exif text: String) {
    guard let date = CaptureDate(partial: text), date.precision == .second else { return nil }
    self = date
  }

  /// Creates the day of an EXIF date entry, `2017:10:27`.
  public init?(exifDay text: String) {
    guard let date = CaptureDate(partial: text), date.precision == .day else { return nil }
    self = date
  }

  /// Creates a date from text in the format of EXIF, XMP or PNG, of which smaller parts may be
  /// missing; nil if it is in none.
  init?(anyFormat text: String) {
    guard let date = CaptureDate(partial: text) ?? EnglishDate.date(in: text) else { return nil }
    self = date
  }

  /// Creates a date from ISO 8601 text, in the format of ``iso8601``.
  public init?(iso8601 text: String) {
    guard let date = CaptureDate(partial: text), text.hasPrefix(date.localText) else { return nil }
    var scanner = DigitScanner(String(text.dropFirst(date.localText.count)))
    guard scanner.isAtEnd || scanner.offset() != nil && scanner.isAtEnd else { return nil }
    self = date
  }

  /// Creates a date from text in the format of EXIF or XMP, of which smaller parts may be missing.
  ///
  /// EXIF 3.0, 4.6.5: parts that are unknown are blank; many programs write zeros in place of a
  /// month or a day. ISO 16684-1, 8.2.1: XMP leaves them out.
  init?(partial text: String) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(digits: 4) else { return nil }
    if scanner.hasOnly(charactersIn: " :-/.T0") {
      self.init(year: year, precision: .year)
      return
    }
    guard scanner.skip(oneOf: Self.separators), let month = scanner.number(digits: 2) else {
      return nil
    }
    if scanner.hasOnly(charactersIn: " :-/.T0") {
      self.init(year: year, month: month, precision: .month)
      return
    }
    guard scanner.skip(oneOf: Self.separators), let day = scanner.number(digits: 2) else {
      return nil
    }
    if scanner.hasOnly(charactersIn: " :") {
      self.init(year: year, month: month, day: day, precision: .day)
      return
    }
    guard scanner.skip(oneOf: " T"), let hour = scanner.number(digits: 2),
      scanner.skip(oneOf: ":"), let minute = scanner.number(digits: 2)
    else { return nil }
    var second: Int?
    if scanner.skip(oneOf: ":") {
      second = scanner.number(digits: 2)
      guard second != nil else { return nil }
      scanner.skipFraction()
    }
    _ = scanner.skip(oneOf: " ")
    var offset: Int?
    if !scanner.isAtEnd {
      guard let found = scanner.offset(), scanner.isAtEnd else { return nil }
      offset = found
    }
    self.init(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second ?? 0,
      offsetMinutes: offset, precision: second == nil ? .minute : .second)
  }

  private static let separators: StaticString = ":-/."

  /// The date in ISO 8601 format with the parts that are known: `2017-10-27T08:38:52`,
  /// `2017-10-27T08:38:52+09:00`, `2017-10-27`, `2017`.
  ///
  /// Without an offset it is the camera's local time. UTC itself is written `+00:00`.
  public var iso8601: String {
    guard precision >= .minute, let offsetMinutes else { return localText }
    let sign = offsetMinutes < 0 ? "-" : "+"
    let (hours, minutes) = offsetMinutes.magnitude.quotientAndRemainder(dividingBy: 60)
    return "\(localText)\(sign)\(padded(Int(hours))):\(padded(Int(minutes)))"
  }

  /// The date in ISO 8601 format without the offset.
  private var localText: String {
    var text = padded(year, to: 4)
    if precision >= .month { text += "-\(padded(month))" }
    if precision >= .day { text += "-\(padded(day))" }
    if precision >= .minute { text += "T\(padded(hour)):\(padded(minute))" }
    if precision >= .second { text += ":\(padded(second))" }
    return text
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
