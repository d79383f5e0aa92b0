import Foundation
import PhotoMetadata
import StringCatalogs

/// A value in a report, independent of language.
enum ReportValue: Hashable, Sendable {
  /// A text of the catalog.
  case message(LocalizedMessage)

  /// Untrusted text from a photo or a file name.
  case untrusted(String)

  /// Untrusted text that is an identifier, such as a digest.
  case code(String)

  /// A list of values.
  case list([ReportValue])

  /// A number of bytes.
  case byteSize(Int)

  /// A byte offset in a file.
  case offset(Int)

  /// The size of a picture.
  case dimensions(PixelDimensions)

  /// A date and time by a camera's clock.
  case captureDate(CaptureDate)

  /// The day of a date by a camera's clock.
  case captureDay(CaptureDate)

  /// A date and time in UTC.
  case date(Date)

  /// A position.
  case coordinates(GeoCoordinates)

  /// The placeholder for a missing value.
  static let absent = ReportValue.message(LocalizedMessage("report.value.absent"))

  /// Untrusted text, or a placeholder for a missing one.
  static func untrusted(orAbsent text: String?) -> ReportValue {
    text.map(ReportValue.untrusted) ?? .absent
  }
}
