public import LocaleFormats
import PhotoMetadata
public import Pictures

/// How the capture date of a photo is drawn on its picture.
public struct DateDrawing: Hashable, Sendable {
  /// The order, the calendar and the separators.
  public var format: LocaleDigitDate

  /// How much of the year is written.
  public var style: LocaleDigitDate.Style

  /// Where it stands.
  public var corner: DateStamp.Corner

  /// Creates a drawing.
  public init(
    format: LocaleDigitDate, style: LocaleDigitDate.Style = .film,
    corner: DateStamp.Corner = .bottomRight
  ) {
    self.format = format
    self.style = style
    self.corner = corner
  }

  /// Returns the stamp for a photo.
  func stamp(for metadata: EmbeddedMetadata) throws(CopyError) -> DateStamp {
    guard let day = CaptureDay(metadata) else { throw .noCaptureDate }
    let text = format.text(year: day.year, month: day.month, day: day.day, style: style)
    guard let stamp = DateStamp(text, corner: corner) else { throw .noCaptureDate }
    return stamp
  }

  /// Returns what was drawn, such as `date '25 9 4 corner=bottom-right source=DateTimeOriginal`.
  func summary(for metadata: EmbeddedMetadata) throws(CopyError) -> String {
    let source = CaptureDay(metadata)?.source ?? ""
    let text = try stamp(for: metadata).text
    return "date \(text) corner=\(corner.rawValue) source=\(source)"
  }
}
