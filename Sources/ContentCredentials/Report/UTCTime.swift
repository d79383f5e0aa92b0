/// Times as text, as RFC 3339 has them.
enum UTCTime {
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
