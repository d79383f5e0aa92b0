public import Foundation
public import Originality
public import PhotoFormats
import PhotoMetadata
import Thumbnails

/// Reads a photo and assesses its metadata.
///
/// It is a value, not an actor: it has no state, so calls may run in parallel.
///
/// ```swift
/// let service = PhotoMetadataService()
/// let report = try await service.analyze(photoAt: url)
/// ```
public struct PhotoMetadataService: Sendable {
  private let reader: PhotoReader
  private let assessor: OriginalityAssessor
  private let now: @Sendable () -> Date
  private let log: Log?

  /// Creates a service.
  ///
  /// `now` returns the date of a report; a reproducible run always returns the same date. Comparing
  /// thumbnails decodes the picture of every photo that has one.
  public init(
    rules: RuleTable = .current, comparingThumbnails: Bool = true, log: Log? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    reader = PhotoReader(comparingThumbnails: comparingThumbnails)
    assessor = OriginalityAssessor(rules: rules)
    self.log = log
    self.now = now
  }

  /// Returns the report of a photo in memory.
  ///
  /// - Throws: an ``AppError``.
  public func analyze(photoData: Data) async throws -> OriginalityReport {
    try report { () throws(PhotoReadError) in try reader.metadata(in: [UInt8](photoData)) }.get()
  }

  /// Returns the report of a photo in a file, reading only as much as the metadata requires.
  ///
  /// - Throws: an ``AppError``.
  public func analyze(photoAt url: URL) async throws -> OriginalityReport {
    try await analyze(photoAt: PhotoPath(url.path))
  }

  /// Returns the report of a photo in a file whose name need not be UTF-8.
  ///
  /// - Throws: an ``AppError``.
  public func analyze(photoAt path: PhotoPath) async throws -> OriginalityReport {
    try report(fileName: path.lastComponent) { () throws(PhotoReadError) in
      try reader.metadata(ofFileAt: path)
    }.get()
  }

  /// Returns the report of a photo in an open file, on the calling thread.
  func report(
    of file: inout PhotoFile, fileName: String
  ) -> Result<OriginalityReport, AppError> {
    report(fileName: fileName) { () throws(PhotoReadError) in try reader.metadata(of: &file) }
  }

  /// Returns the user-facing error for a read error, and logs it.
  func failure(_ error: PhotoReadError) -> AppError {
    log?.debug("not read: \(error)")
    return AppError(error)
  }

  private func report(
    fileName: String? = nil, _ read: () throws(PhotoReadError) -> EmbeddedMetadata
  ) -> Result<OriginalityReport, AppError> {
    do {
      let metadata = try read()
      log?.debug("read \(metadata.container.rawValue), problems: \(metadata.problems)")
      return .success(assessor.report(for: metadata, fileName: fileName, date: now()))
    } catch {
      return .failure(failure(error))
    }
  }
}
