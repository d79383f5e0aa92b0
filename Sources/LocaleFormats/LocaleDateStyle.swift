public import Foundation
public import StringCatalogs

/// Writes dates and times in UTC in the format of a language: `2025. 9. 4.` in Korean, `2025/09/04`
/// in Japanese.
public struct LocaleDateStyle: Sendable {
  /// The Gregorian calendar in UTC with the conventions of the language.
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

  /// Returns the year of a date: `1965`, `1965年`.
  public func text(forYearOf date: Date) -> String {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt).year().format(date)
  }

  /// Returns the month of a date with its year: `Jun 1965`, `1965年6月`.
  public func text(forMonthOf date: Date) -> String {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
      .year().month(.abbreviated).format(date)
  }

  /// Returns a date with the requested parts of the day and the time.
  public func text(
    for date: Date, day: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(date: day, time: time, locale: locale, calendar: calendar, timeZone: .gmt)
      .format(date)
  }
}
