import PhotoFormats
import PhotoMetadata

extension PhotoCopier {
  /// Returns the times at which a file can have been made as a copy, as XMP writes them.
  ///
  /// These are the time of the last event of its history, and those of the last change in EXIF,
  /// XMP, and PNG; not all, if a file says very many.
  public static func dates(in copy: [UInt8]) -> [String] {
    guard let metadata = try? PhotoReader().metadata(in: copy) else { return [] }
    var events: [CaptureDate] = []
    var changes: [CaptureDate] = []
    for fact in metadata.facts {
      switch (fact.kind, fact.value) {
      case (.event, .event(let event)): events += [event.date].compactMap { $0 }
      case (.modificationDate, .date(let date)) where date.precision == .second:
        changes.append(date)
      default: break
      }
    }
    let numbers = (events.suffix(1) + changes.prefix(maximumDates)).map {
      [$0.year, $0.month, $0.day, $0.hour, $0.minute, $0.second]
    }
    var dates: [String] = []
    for date in (numbers + [timeNumbers(inPNG: copy)].compactMap { $0 }).map(text)
    where !dates.contains(date) {
      dates.append(date)
    }
    return dates
  }

  /// Returns year, month, day, hour, minute, and second of the last change that a PNG file says,
  /// ISO/IEC 15948, 11.3.5.4.
  private static func timeNumbers(inPNG bytes: [UInt8]) -> [Int]? {
    guard let time = ChunkFile(png: bytes)?.content("tIME"), time.count == 7,
      let year = ByteOrder.big.uint16(time, at: 0)
    else { return nil }
    return [Int(year)] + time.dropFirst(2).map { Int($0) }
  }

  private static let maximumDates = 3

  /// Returns a time as XMP writes it, in UTC.
  private static func text(_ numbers: [Int]) -> String {
    let parts = numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }
    return parts.prefix(3).joined(separator: "-") + "T"
      + parts.dropFirst(3).joined(separator: ":") + "Z"
  }
}
