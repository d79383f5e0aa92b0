/// The moment a photo says it was taken, by the camera's clock.
///
/// EXIF keeps wall-clock time. The offset from UTC is a separate entry that many cameras do not
/// write; without it the moment is not known more exactly, and no time zone is guessed.
public struct CaptureDate: Hashable, Sendable {
  /// The year, from 1 to 9999.
  public var year: Int
  /// The month, from 1 to 12.
  public var month: Int
  /// The day of the month, from 1 to 31.
  public var day: Int
  /// The hour, from 0 to 23.
  public var hour: Int
  /// The minute, from 0 to 59.
  public var minute: Int
  /// The second, from 0 to 60.
  public var second: Int
  /// Minutes east of UTC; nil when the photo does not say.
  public var offsetMinutes: Int?
}
