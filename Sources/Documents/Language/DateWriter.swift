import Foundation
import LocaleFormats
import StringCatalogs

/// Writes dates and times in the format of a language.
struct DateWriter: Sendable {
  private let style: LocaleDateStyle

  /// Creates a writer for a language.
  init(language: LanguageTag) {
    style = LocaleDateStyle(language: language)
  }

  /// Returns a moment in UTC; one that no calendar has is the nearest that it has.
  func text(for date: Date) -> String {
    guard !date.timeIntervalSinceReferenceDate.isNaN else { return "–" }
    return format(min(max(date, .distantPast), .distantFuture), time: .standard)
  }

  /// Returns the parts of a date that are known, without its time zone.
  func text(for date: LocalDate) -> String {
    guard let moment = moment(of: date) else { return Self.numbers(of: date) }
    switch date.precision {
    case .year: return style.text(forYearOf: moment)
    case .month: return style.text(forMonthOf: moment)
    case .day: return format(moment, time: .omitted)
    case .minute: return format(moment, time: .shortened)
    case .second: return format(moment, time: .standard)
    }
  }

  /// Returns an offset from UTC, such as `UTC+09:00`.
  static func zone(_ minutes: Int) -> String {
    let magnitude = minutes.magnitude
    return "UTC" + (minutes < 0 ? "−" : "+") + padded(Int(clamping: magnitude / 60), to: 2) + ":"
      + padded(Int(magnitude % 60), to: 2)
  }

  private func format(_ date: Date, time: Date.FormatStyle.TimeStyle) -> String {
    // Fonts for Chinese, Japanese and Korean often lack the narrow space, which then collapses.
    style.text(for: date, day: .abbreviated, time: time)
      .replacing("\u{202F}", with: "\u{A0}")
  }

  /// Returns the local time as if it were UTC, so that formatting changes nothing.
  ///
  /// Nil if it would: a calendar has no leap seconds and no thirteenth month, and counts days
  /// before the Gregorian reform in another way.
  private func moment(of date: LocalDate) -> Date? {
    guard (1583...9999).contains(date.year), (1...12).contains(date.month),
      (1...31).contains(date.day), isOnClock(date.time)
    else { return nil }
    let moment = style.calendar.date(
      from: DateComponents(
        year: date.year, month: date.month, day: date.day, hour: date.time?.hour ?? 0,
        minute: date.time?.minute ?? 0, second: date.time?.second ?? 0))
    guard let moment, style.calendar.component(.day, from: moment) == date.day else { return nil }
    return moment
  }

  private func isOnClock(_ time: LocalDate.Time?) -> Bool {
    guard let time else { return true }
    return (0..<24).contains(time.hour) && (0..<60).contains(time.minute)
      && (0..<60).contains(time.second)
  }

  /// Returns a date as `2016-12-31 23:59:60`.
  private static func numbers(of date: LocalDate) -> String {
    let parts = [padded(date.year, to: 4), padded(date.month, to: 2), padded(date.day, to: 2)]
    switch date.precision {
    case .year: return parts[0]
    case .month: return parts.prefix(2).joined(separator: "-")
    case .day, .minute, .second: break
    }
    let day = parts.joined(separator: "-")
    guard let time = date.time, date.precision != .day else { return day }
    let numbers = [time.hour, time.minute, time.second].map { padded($0, to: 2) }
    return day + " "
      + numbers.prefix(date.precision == .minute ? 2 : 3).joined(separator: ":")
  }

  private static func padded(_ number: Int, to digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
