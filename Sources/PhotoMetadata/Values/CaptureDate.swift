/// The capture date of a photo, by the camera's clock.
///
/// EXIF keeps local time. The UTC offset is a separate entry that many cameras do not write;
/// without it the time zone is unknown, and none is guessed. Of an old photo often only the year or
/// the month is known.
public struct CaptureDate: Hashable, Sendable {
  /// The smallest part of a date that is known.
  public enum Precision: Int, Hashable, Sendable, Comparable, CaseIterable {
    case year, month, day, minute, second

    /// Whether one is coarser than another.
    public static func < (first: Precision, second: Precision) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// The year, from 1 to 9999.
  public let year: Int

  /// The month, from 1 to 12.
  public let month: Int

  /// The day, from 1 to the last day of the month.
  public let day: Int

  /// The hour, from 0 to 23.
  public let hour: Int

  /// The minute, from 0 to 59.
  public let minute: Int

  /// The second, from 0 to 60; 60 is a leap second.
  public let second: Int

  /// Minutes east of UTC, less than a day; nil if unknown.
  public let offsetMinutes: Int?

  /// The smallest part that is known; smaller ones have their first value.
  public let precision: Precision

  /// Creates a date; nil if the day does not exist or a value is out of range.
  public init?(
    year: Int, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0,
    offsetMinutes: Int? = nil, precision: Precision = .second
  ) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.dayCount(ofMonth: month, in: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    if let offsetMinutes, !(-1439...1439).contains(offsetMinutes) { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.offsetMinutes = offsetMinutes
    self.precision = precision
  }

  /// Returns the same local time with a UTC offset.
  func at(offsetMinutes: Int?) -> CaptureDate? {
    CaptureDate(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second,
      offsetMinutes: offsetMinutes, precision: precision)
  }

  /// Returns whether the date says the same as another one, which may be less precise.
  func agrees(with other: CaptureDate) -> Bool {
    guard precision >= other.precision else { return false }
    let isSame =
      year == other.year && (month == other.month || other.precision < .month)
      && (day == other.day || other.precision < .day)
      && (hour == other.hour && minute == other.minute || other.precision < .minute)
      && (second == other.second || other.precision < .second)
    return isSame && (offsetMinutes == other.offsetMinutes || other.offsetMinutes == nil)
  }

  /// Seconds since the beginning of 1970 in local time, whatever the UTC offset, to the beginning
  /// of what is known.
  ///
  /// Only differences are meaningful, since two clocks need not show the same time.
  public var secondsByClock: Int {
    // Days since 1 March of year 0, counted in years that begin in March.
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    let days =
      365 * years + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day - 1
    return (days - 719_468) * 86_400 + hour * 3600 + minute * 60 + second
  }

  private static func dayCount(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}
