public import Foundation
public import PhotoMetadata

/// Reads a photo and assesses what it says.
///
/// A value and no actor: it keeps nothing between two photos, so calls need no order and run in
/// parallel as they are.
public struct PhotoMetadataService: Sendable {
  private let reader: PhotoReader
  private let assessor: OriginalityAssessor
  private let now: @Sendable () -> Date
  private let log: Log?

  /// Creates a service.
  ///
  /// `now` gives the date of a report; a run that must be repeatable gives the same date always.
  /// Comparing thumbnails decodes every picture that has one.
  public init(
    rules: RuleTable = .current, comparingThumbnails: Bool = false, log: Log? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    reader = PhotoReader(comparingThumbnails: comparingThumbnails)
    assessor = OriginalityAssessor(rules: rules)
    self.log = log
    self.now = now
  }

  /// Returns the report of a photo that is in memory.
  ///
  /// - Throws: an ``AppError``.
  public func analyze(photoData: Data) async throws -> OriginalityReport {
    try report { () throws(PhotoReadError) in try reader.metadata(in: [UInt8](photoData)) }.get()
  }

  /// Returns the report of a photo in a file, of which no more is read than the metadata takes.
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

  /// Returns the report of a photo in an open file, on the thread that asks for it.
  func report(
    of file: inout PhotoFile, fileName: String
  ) -> Result<OriginalityReport, AppError> {
    report(fileName: fileName) { () throws(PhotoReadError) in try reader.metadata(of: &file) }
  }

  /// Returns the failure that a person reads for one of reading, and logs it.
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
