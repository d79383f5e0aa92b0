import Documents
import Originality
public import PhotoAudits

/// What the overview of a report says of a photo.
public struct EntryOutline: Sendable {
  /// The path.
  let file: String

  /// What the report says of the photo in a few words.
  let outcome: Outcome

  /// The score; nil for a file without one, or that could not be read.
  let score: Int?

  /// The strongest reason.
  var reason = DocumentValue.absent

  /// How much the evidence says, for the order of photos with the same outcome.
  var strength = 0

  /// The first eight bytes of the digest; nil for a file that could not be read.
  var digest: UInt64?

  /// The camera in one line.
  var camera = DocumentValue.absent

  /// The day by the camera's clock.
  var day = DocumentValue.absent

  /// The kinds of flags that speak for processing, or report what is missing.
  var factors: [FlagDetail.Kind] = []
}

extension EntryOutline {
  /// Creates the outline of an entry.
  public init(_ entry: PhotoEntry) {
    self.init(file: entry.file, outcome: Outcome(entry), score: entry.report?.score)
    reason = entry.answer.reason ?? .absent
    strength = entry.strength
    digest = entry.sha256.flatMap { UInt64($0.prefix(16), radix: 16) }
    guard let report = entry.report else { return }
    camera = report.summary.camera
    day = report.summary.creationDate?.dayValue ?? .absent
    factors = report.flags.map(\.detail.kind)
      .filter { [.isEdited, .warning].contains($0.meaning) }
  }
}
