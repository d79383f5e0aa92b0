import ASCII

/// Times as text, as RFC 3339 has them.
enum UTCTime {
  /// Returns the time of a text such as `2026-08-21T09:30:00Z`, RFC 3339, 5.6, in seconds since
  /// 1970, cut off to whole ones; nil if it is none.
  static func seconds(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start + count <= bytes.count else { return nil }
      let digits = bytes[start..<start + count]
      guard digits.allSatisfy(\.isASCIIDigit) else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    func has(_ marks: String, _ index: Int) -> Bool {
      index < bytes.count && marks.utf8.contains(bytes[index])
    }
    guard let year = number(0, 4), has("-", 4), let month = number(5, 2), has("-", 7),
      let day = number(8, 2), has("Tt ", 10), let hour = number(11, 2), has(":", 13),
      let minute = number(14, 2), has(":", 16), let second = number(17, 2),
      (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second <= 60
    else { return nil }
    var index = 19
    if has(".", index) {
      index += 1
      let count = bytes[index...].prefix(while: \.isASCIIDigit).count
      guard count > 0 else { return nil }
      index += count
    }
    var offset = 0
    if has("Zz", index) {
      index += 1
    } else {
      guard has("+-", index), let hours = number(index + 1, 2), has(":", index + 3),
        let minutes = number(index + 4, 2), hours < 24, minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (has("-", index) ? -60 : 60)
      index += 6
    }
    guard index == bytes.count else { return nil }
    let days = days(year, month, day)
    return ((days * 24 + hour) * 60 + minute) * 60 + second - offset
  }

  /// Returns the number of days from 1970 to a day.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // The year begins in March, so that a leap day is its last one.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  /// Returns a time in seconds since 1970 as text, such as `2026-08-21T09:30:00Z`.
  static func text(_ seconds: Int) -> String {
    let days = (seconds - (seconds % 86_400 + 86_400) % 86_400) / 86_400
    let rest = seconds - days * 86_400
    // Days count from March 1 of the year 0, so that a leap day is the last of its year.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let day = shifted - era * 146_097
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let parts = [
      month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1, rest / 3_600,
      rest / 60 % 60, rest % 60,
    ].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let number = String(year + era * 400 + (month < 10 ? 0 : 1))
    let padded = String(repeating: "0", count: max(0, 4 - number.count)) + number
    return "\(padded)-\(parts[0])-\(parts[1])T\(parts[2]):\(parts[3]):\(parts[4])Z"
  }
}
