import Originality
import PhotoMetadata
import StringCatalogs

/// The section of a report about one file.
struct PhotoSection: Hashable, Sendable {
  /// The position in the report, from 1.
  var number: Int

  /// The path, as untrusted text.
  var file: String

  /// The digest of the file's bytes; nil if they could not be read.
  var sha256: String?

  /// The thumbnail of the file; nil if there is none, or none is shown.
  var thumbnail: EncodedThumbnail?

  /// The assessment, or the failure.
  var outcome: Result<PhotoAssessment, AppError>

  /// Adds a thumbnail, or a note on why it is missing.
  mutating func setThumbnail(_ picture: () throws(PhotoReadError) -> EncodedThumbnail?) {
    do throws(PhotoReadError) {
      thumbnail = try picture()
    } catch {
      outcome = outcome.map { assessment in
        var assessment = assessment
        assessment.notes.append(LocalizedMessage("report.note.thumbnailChanged"))
        return assessment
      }
    }
  }

  /// The key of the verdict in a few words, or of the failure; reports of the first versions have
  /// no verdict, but a score class.
  var outcomeKey: String {
    guard let assessment else { return "report.badge.failed" }
    guard let verdict = assessment.verdict?.verdict else {
      return "report.badge.\(assessment.badge.rawValue)"
    }
    return "report.assessment.\(verdict.rawValue)"
  }

  /// The assessment, if the photo could be read.
  var assessment: PhotoAssessment? { try? outcome.get() }

  /// The failure, if it could not.
  var error: AppError? {
    if case .failure(let error) = outcome { error } else { nil }
  }
}
