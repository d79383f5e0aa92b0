public import Originality

/// One photo of an audit: the file, and its report or the failure.
public struct PhotoEntry: Hashable, Sendable {
  /// The path as given or found, relative if the given one was.
  public var file: String

  /// The SHA-256 of the file's bytes in lowercase hexadecimal; nil if it could not be read.
  public var sha256: String?

  /// The report, or the failure.
  public var result: Result<OriginalityReport, AppError>

  /// Creates an entry from its parts.
  public init(file: String, sha256: String?, result: Result<OriginalityReport, AppError>) {
    self.file = file
    self.sha256 = sha256
    self.result = result
  }

  /// The report, if there is one.
  public var report: OriginalityReport? { try? result.get() }

  /// The failure, if there is no report.
  public var error: AppError? {
    if case .failure(let error) = result { error } else { nil }
  }
}
