import LocaleFormats
import PhotoMetadata
public import Pictures
public import StringCatalogs

/// How the capture date of a photo is drawn on its picture.
public struct DateDrawing: Hashable, Sendable {
  /// How much of the year is written.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Two digits, as film cameras did: `9 4 '25`, or `'25 9 4` in Japanese.
    case film
    /// All digits, with the separators of the language: `9/4/2025`, or `2025. 9. 4.` in Korean.
    case numeric
  }

  /// The language that decides the order and the calendar, such as `ja` or `ja-u-ca-japanese`.
  public var language: LanguageTag

  /// How much of the year is written.
  public var style: Style

  /// Where it stands.
  public var corner: DateStamp.Corner

  /// Creates a drawing.
  public init(
    language: LanguageTag, style: Style = .film, corner: DateStamp.Corner = .bottomRight
  ) {
    self.language = language
    self.style = style
    self.corner = corner
  }

  /// Returns the stamp for a photo.
  func stamp(for metadata: EmbeddedMetadata) throws(RevisionError) -> DateStamp {
    guard let day = CaptureDay(metadata) else { throw .noCaptureDate }
    let format = LocaleDigitDate(language: language)
    let text =
      switch style {
      case .film: format.filmText(year: day.year, month: day.month, day: day.day)
      case .numeric: format.text(year: day.year, month: day.month, day: day.day)
      }
    guard let stamp = DateStamp(text, corner: corner) else { throw .noCaptureDate }
    return stamp
  }

  /// Returns what was drawn, such as `date '25 9 4 corner=bottom-right source=DateTimeOriginal`.
  func summary(for metadata: EmbeddedMetadata) throws(RevisionError) -> String {
    let source = CaptureDay(metadata)?.source ?? ""
    let text = try stamp(for: metadata).text
    return "date \(text) corner=\(corner.rawValue) source=\(source)"
  }
}
