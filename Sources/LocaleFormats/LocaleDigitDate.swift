import Foundation
public import StringCatalogs

/// Writes days with digits alone, in the order of a language and the years of its calendar.
///
/// Digits are those of ASCII, and the only other characters are those of ``characters``. Source:
/// Foundation's ICU with the data of CLDR, skeleton `yMd`.
public struct LocaleDigitDate: Hashable, Sendable {
  /// The characters of a day besides digits.
  public static let characters: Set<Character> = ["'", " ", ".", "/", "-"]

  /// A part of a day.
  private enum Part: Hashable {
    case year
    case month(digits: Int)
    case day(digits: Int)
    case separator(String)
  }

  private let parts: [Part]
  private let calendar: Calendar

  /// Creates the format of a language.
  ///
  /// The calendar is that of the language, or the one that its tag asks for: `ja-u-ca-japanese`
  /// has the years of eras. Calendars without plain numbers of months are replaced by the Gregorian
  /// one.
  public init(language: LanguageTag) {
    ICUDefault.set()
    let locale = Locale(identifier: language.rawValue)
    var calendar = Self.calendar(of: locale)
    calendar.locale = locale
    calendar.timeZone = .gmt
    self.calendar = calendar
    let sample = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
      .year().month(.defaultDigits).day().attributed.format(Self.sample(of: calendar))
    var parts: [Part] = []
    for run in sample.runs {
      let text = String(sample[run.range].characters)
      switch run.foundation.dateField {
      case .year: parts.append(.year)
      case .month: parts.append(.month(digits: text.allSatisfy(\.isNumber) ? text.count : 1))
      case .day: parts.append(.day(digits: text.count))
      case nil: parts.append(.separator(Self.separator(text)))
      default: break
      }
    }
    self.parts = parts
  }

  /// Returns a day of the Gregorian calendar as film cameras wrote it, with two digits of the year:
  /// `9 4 '25` in American English, `'25 9 4` in Japanese, `4 9 '68` in Thai.
  ///
  /// The apostrophe stands for the missing digits; a year of an era has none: `7 9 4`.
  public func filmText(year: Int, month: Int, day: Int) -> String {
    let (year, month, day) = numbers(year, month, day)
    let fields = parts.compactMap { part -> String? in
      switch part {
      case .year: year < 1000 ? String(year) : "'" + Self.digits(year % 100, 2)
      case .month: String(month)
      case .day: String(day)
      case .separator: nil
      }
    }
    return fields.joined(separator: " ")
  }

  /// Returns a day of the Gregorian calendar with all digits of the year and the separators of the
  /// language: `9/4/2025` in American English, `2025. 9. 4.` in Korean.
  public func text(year: Int, month: Int, day: Int) -> String {
    let (year, month, day) = numbers(year, month, day)
    // Not `trimmingCharacters`, for which the linker would add half of Foundation to small tools.
    let text = parts.map { part in
      switch part {
      case .year: String(year)
      case .month(let count): Self.digits(month, count)
      case .day(let count): Self.digits(day, count)
      case .separator(let text): text
      }
    }.joined()
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
    return String(text[..<end].drop(while: \.isWhitespace))
  }

  /// Returns the numbers of a Gregorian day in the calendar.
  private func numbers(_ year: Int, _ month: Int, _ day: Int) -> (Int, Int, Int) {
    // The day is taken as written: Foundation's calendar is the Julian one before 1582.
    guard ![.gregorian, .iso8601].contains(calendar.identifier) else { return (year, month, day) }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = .gmt
    let parts = DateComponents(year: year, month: month, day: day, hour: 12)
    guard let date = gregorian.date(from: parts) else { return (year, month, day) }
    let numbers = calendar.dateComponents([.year, .month, .day], from: date)
    return (numbers.year ?? year, numbers.month ?? month, numbers.day ?? day)
  }

  /// The calendars whose months are plain numbers; in others, some years have a month twice.
  private static let calendars: Set<Calendar.Identifier> = [
    .gregorian, .iso8601, .buddhist, .japanese, .republicOfChina, .persian, .indian, .coptic,
    .ethiopicAmeteMihret, .ethiopicAmeteAlem, .islamic, .islamicCivil, .islamicTabular,
    .islamicUmmAlQura,
  ]

  /// Returns the calendar of a locale, or the Gregorian one.
  private static func calendar(of locale: Locale) -> Calendar {
    let calendar = locale.calendar
    return calendars.contains(calendar.identifier) ? calendar : Calendar(identifier: .gregorian)
  }

  /// Returns a day whose month and day have one digit in a calendar, so that others are zeros of
  /// the format.
  private static func sample(of calendar: Calendar) -> Date {
    let days = (0..<400).lazy.map { Date(timeIntervalSince1970: Double($0) * 86_400) }
    return days.first { day in
      let numbers = calendar.dateComponents([.month, .day], from: day)
      return (numbers.month ?? 10) < 10 && (numbers.day ?? 10) < 10
    } ?? Date(timeIntervalSince1970: 0)
  }

  /// Returns what can be drawn of a separator: a word separates as a space does.
  private static func separator(_ text: String) -> String {
    if text.contains(where: \.isLetter) { return " " }
    return text.filter(characters.contains)
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
