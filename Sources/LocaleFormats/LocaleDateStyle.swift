public import Foundation
public import StringCatalogs

/// Writes dates and times of universal time as a language does: `2025. 9. 4.` in Korean,
/// `2025/09/04` in Japanese.
public struct LocaleDateStyle: Sendable {
  /// The Gregorian calendar of universal time with the habits of the language.
  public let calendar: Calendar

  private let locale: Locale

  /// Creates the style of a language.
  public init(language: LanguageTag) {
    ICUDefault.set()
    locale = Locale(identifier: language.rawValue)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    self.calendar = calendar
  }

  /// Returns a date with as much of the day and of the time as is asked for.
  public func text(
    for date: Date, day: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(date: day, time: time, locale: locale, calendar: calendar, timeZone: .gmt)
      .format(date)
  }
}
