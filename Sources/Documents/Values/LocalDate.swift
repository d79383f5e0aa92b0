/// A date as a calendar and a clock show it, with or without a time and a time zone.
public struct LocalDate: Hashable, Sendable {
  /// A time of day by a clock.
  public struct Time: Hashable, Sendable {
    /// From 0 to 23.
    public var hour: Int

    /// From 0 to 59.
    public var minute: Int

    /// From 0 to 60.
    public var second: Int

    /// Creates a time.
    public init(hour: Int, minute: Int, second: Int) {
      self.hour = hour
      self.minute = minute
      self.second = second
    }
  }

  /// The smallest part of a date that is known.
  public enum Precision: Hashable, Sendable {
    case year, month, day, minute, second
  }

  /// The year of the Gregorian calendar.
  public var year: Int

  /// From 1 to 12.
  public var month: Int

  /// From 1 to 31.
  public var day: Int

  /// The time of day; nil if only the day is known or shown.
  public var time: Time?

  /// The minutes by which the clock is ahead of UTC; nil if the time zone is unknown.
  public var offsetMinutes: Int?

  /// The smallest part that is known and shown; smaller ones are ignored.
  public var precision: Precision

  /// Creates a date; without a precision all its parts are known.
  public init(
    year: Int, month: Int, day: Int, time: Time? = nil, offsetMinutes: Int? = nil,
    precision: Precision? = nil
  ) {
    self.precision = precision ?? (time == nil ? .day : .second)
    self.year = year
    self.month = month
    self.day = day
    self.time = time
    self.offsetMinutes = offsetMinutes
  }
}
