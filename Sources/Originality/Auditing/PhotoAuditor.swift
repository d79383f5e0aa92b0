public import PhotoFormats
import PhotoMetadata

/// Audits photo files; a failure gives an entry as well.
///
/// ```swift
/// let auditor = PhotoAuditor(service: PhotoMetadataService())
/// let entries = files.map(auditor.entry(forFileAt:))
/// ```
public struct PhotoAuditor: Sendable {
  private let service: PhotoMetadataService

  /// Creates an auditor that analyzes photos with `service`.
  public init(service: PhotoMetadataService) {
    self.service = service
  }

  /// Returns the report of a file, or the failure.
  public func entry(forFileAt path: PhotoPath) -> PhotoEntry {
    audit(fileAt: path).entry
  }

  /// Audits a file, and returns its state.
  ///
  /// The file is opened once, so that the report and the digest describe the same bytes. If it has
  /// changed at the end, the entry reports the change, and has neither.
  public func audit(fileAt path: PhotoPath) -> AuditedFile {
    do throws(PhotoReadError) {
      var file = try PhotoFile(toReadWhole: path)
      let result = service.report(of: &file, fileName: path.lastComponent)
      let digest = Self.needsDigest(result) ? FileDigest.sha256(of: file) : nil
      guard file.isUnchanged else { throw .changed }
      return AuditedFile(
        path: path, state: file.state,
        entry: PhotoEntry(file: path.text, sha256: digest, result: result))
    } catch {
      return AuditedFile(
        path: path, state: nil,
        entry: PhotoEntry(file: path.text, sha256: nil, result: .failure(service.failure(error))))
    }
  }

  /// Returns whether the bytes of a file can be read, photo or not.
  private static func needsDigest(_ result: Result<OriginalityReport, AppError>) -> Bool {
    switch result {
    case .success, .failure(.invalidImage), .failure(.videoNotSupported),
      .failure(.metadataExtractionFailed):
      true
    case .failure: false
    }
  }
}
