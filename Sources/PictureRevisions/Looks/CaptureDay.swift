import PhotoMetadata

/// The day on which a photo was taken, by the camera’s clock.
///
/// Dates of changes and of digitization, and names of files, say nothing about it.
struct CaptureDay: Hashable {
  /// The year, from 1 to 9999.
  let year: Int

  /// The month, from 1 to 12.
  let month: Int

  /// The day, from 1 to 31.
  let day: Int

  /// The structure of the file that says it, such as `ExifIFD 0x9003 DateTimeOriginal`.
  let source: String

  /// Finds the day: in EXIF, or else in XMP, IPTC or a text of PNG; nil if none has a day that
  /// exists.
  init?(_ metadata: EmbeddedMetadata) {
    if let trace = metadata.traces.exif(.dateTimeOriginal),
      let date = metadata.exif?.dateTimeOriginal, date.precision >= .day
    {
      self.init(date, source: trace.sourceName)
      return
    }
    for fact in metadata.facts where fact.kind == .creationDate {
      guard case .date(let date) = fact.value, date.precision >= .day else { continue }
      self.init(date, source: fact.source)
      return
    }
    return nil
  }

  private init(_ date: CaptureDate, source: String) {
    (year, month, day) = (date.year, date.month, date.day)
    self.source = source
  }
}
