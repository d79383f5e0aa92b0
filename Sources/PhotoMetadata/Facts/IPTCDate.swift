import ASCII

/// Dates of IPTC IIM 4.2: `CCYYMMDD` and `HHMMSS±HHMM`.
enum IPTCDate {
  /// Returns a date and a time in the format of EXIF, or the day, the month or the year without a
  /// time; the text itself if it has another form.
  ///
  /// Parts that are unknown are zeros; some programs leave them out, or write hyphens between them.
  static func text(_ date: String, _ time: String?) -> String {
    guard [4, 6, 8].contains(date.utf8.count), date.utf8.allSatisfy(\.isASCIIDigit) else {
      return date
    }
    let parts = [date.prefix(4), date.dropFirst(4).prefix(2), date.dropFirst(6)]
    let day = parts.filter { !$0.isEmpty }.joined(separator: ":")
    guard let time, parts.last?.isEmpty == false, parts.last != "00", time.utf8.count >= 6,
      time.prefix(6).utf8.allSatisfy(\.isASCIIDigit)
    else {
      return day
    }
    let clock = "\(time.prefix(2)):\(time.dropFirst(2).prefix(2)):\(time.dropFirst(4).prefix(2))"
    return "\(day) \(clock)\(time.dropFirst(6))"
  }
}
