import Originality
import PhotoMetadata
import StringCatalogs

/// The part of a report that is about one file.
struct PhotoSection: Hashable, Sendable {
  /// The position in the report, from 1.
  var number: Int

  /// The path, as text from outside.
  var file: String

  /// The digest of the file's bytes; nil when they could not be read.
  var sha256: String?

  /// The small picture that the file carries; nil when there is none, or none is shown.
  var thumbnail: EncodedThumbnail?

  /// What was found, or why nothing was.
  var outcome: Result<PhotoAssessment, AppError>

  /// Shows a small picture, or says why none is shown.
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

  /// What was found, when something was.
  var assessment: PhotoAssessment? { try? outcome.get() }

  /// Why nothing was found.
  var error: AppError? {
    if case .failure(let error) = outcome { error } else { nil }
  }
}
