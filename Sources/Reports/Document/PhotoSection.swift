import Originality

/// The part of a report that is about one file.
struct PhotoSection: Hashable, Sendable {
  /// The position in the report, from 1.
  var number: Int

  /// The path, as text from outside.
  var file: String

  /// The digest of the file's bytes; nil when they could not be read.
  var sha256: String?

  /// What was found, or why nothing was.
  var outcome: Result<PhotoAssessment, AppError>

  /// What was found, when something was.
  var assessment: PhotoAssessment? { try? outcome.get() }

  /// Why nothing was found.
  var error: AppError? {
    if case .failure(let error) = outcome { error } else { nil }
  }
}
