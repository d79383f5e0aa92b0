import Originality
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

  /// Returns the report of a file, or the failure, and the state that it describes; nil if the file
  /// can't be opened, or changed meanwhile.
  ///
  /// The file is opened once, so that the report and the digest describe the same bytes. If it has
  /// changed at the end, the entry reports the change, and has neither.
  public func audit(fileAt path: PhotoPath) -> (entry: PhotoEntry, state: FileState?) {
    do throws(PhotoReadError) {
      var file = try PhotoFile(toReadWhole: path)
      let result = service.report(of: &file, fileName: path.lastComponent)
      let digest = Self.needsDigest(result) ? FileDigest.sha256(of: file) : nil
      guard file.isUnchanged else { throw .changed }
      return (PhotoEntry(file: path.text, sha256: digest, result: result), file.state)
    } catch {
      let failure = service.failure(error)
      return (PhotoEntry(file: path.text, sha256: nil, result: .failure(failure)), nil)
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
