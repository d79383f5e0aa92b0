import Documents
import Originality

/// What the overview of a report says of a photo.
struct EntryOutline: Sendable {
  /// The path.
  let file: String

  /// What the report says of the photo in a few words.
  let outcome: Outcome

  /// The score; nil for a file without one, or that could not be read.
  let score: Int?

  /// The camera in one line.
  var camera = DocumentValue.absent

  /// The program or firmware that wrote the file.
  var software = DocumentValue.absent

  /// The day by the camera's clock.
  var day = DocumentValue.absent

  /// The kinds of flags that speak for processing, or report what is missing.
  var factors: [FlagDetail.Kind] = []
}

extension EntryOutline {
  /// Creates the outline of an entry.
  init(_ entry: PhotoEntry) {
    self.init(file: entry.file, outcome: Outcome(entry), score: entry.report?.score)
    guard let report = entry.report else { return }
    camera = report.summary.camera
    software = .untrusted(orAbsent: report.summary.software)
    day = report.summary.creationDate?.dayValue ?? .absent
    factors =
      report.score == nil
      ? []
      : report.flags.map(\.detail.kind)
        .filter { [.isEdited, .warning].contains($0.meaning) }
  }
}
