import Foundation
import PhotoMetadata
import StringCatalogs

/// A value in a report that has not been written in any language yet.
enum ReportValue: Hashable, Sendable {
  /// A text of the catalog.
  case message(LocalizedMessage)

  /// Text from outside: what a photo or a file name says. It is hostile until shown otherwise.
  case untrusted(String)

  /// Text from outside that is an identifier, such as a digest.
  case code(String)

  /// Values that are listed one after the other.
  case list([ReportValue])

  /// A number of bytes.
  case byteSize(Int)

  /// The place of a byte in a file.
  case offset(Int)

  /// The size of a picture.
  case dimensions(PixelDimensions)

  /// A moment by a camera's clock.
  case captureDate(CaptureDate)

  /// The day of a moment by a camera's clock.
  case captureDay(CaptureDate)

  /// A moment in universal time.
  case date(Date)

  /// A place.
  case coordinates(GeoCoordinates)

  /// The placeholder for a value that a photo does not have.
  static let absent = ReportValue.message(LocalizedMessage("report.value.absent"))

  /// Text from outside, or a placeholder for its absence.
  static func untrusted(orAbsent text: String?) -> ReportValue {
    text.map(ReportValue.untrusted) ?? .absent
  }
}
