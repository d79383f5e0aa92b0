public import PhotoMetadata

/// Audits photo files; one that fails is an entry as well.
public struct PhotoAuditor: Sendable {
  private let service: PhotoMetadataService

  /// Creates an auditor that analyses photos with `service`.
  public init(service: PhotoMetadataService) {
    self.service = service
  }

  /// Returns the report of a file, or the reason why there is none.
  public func entry(forFileAt path: PhotoPath) -> PhotoEntry {
    do throws(AppError) {
      let report = try service.report(ofPhotoAt: path)
      return PhotoEntry(
        file: path.text, sha256: FileDigest.sha256(ofFileAt: path), result: .success(report))
    } catch {
      return PhotoEntry(
        file: path.text, sha256: digest(of: path, after: error), result: .failure(error))
    }
  }

  /// A file that is no regular file must not be read: a pipe would never end.
  private func digest(of path: PhotoPath, after failure: AppError) -> String? {
    switch failure {
    case .invalidImage, .metadataExtractionFailed: FileDigest.sha256(ofFileAt: path)
    case .photoSelectionFailed, .dataLoadingFailed, .fileSystemError: nil
    }
  }
}
