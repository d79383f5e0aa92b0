import ASCII

/// Dates of IPTC IIM 4.2: `CCYYMMDD` and `HHMMSS±HHMM`.
enum IPTCDate {
  /// Returns a date and a time in the format of EXIF, or the day without a time; nil if the date
  /// has another form.
  static func text(_ date: String, _ time: String?) -> String? {
    guard date.utf8.count == 8, date.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    let day = "\(date.prefix(4)):\(date.dropFirst(4).prefix(2)):\(date.suffix(2))"
    guard let time, time.utf8.count >= 6, time.prefix(6).utf8.allSatisfy(\.isASCIIDigit) else {
      return day
    }
    let clock = "\(time.prefix(2)):\(time.dropFirst(2).prefix(2)):\(time.dropFirst(4).prefix(2))"
    return "\(day) \(clock)\(time.dropFirst(6))"
  }
}
