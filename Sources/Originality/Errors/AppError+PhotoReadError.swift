import Foundation
import PhotoMetadata

extension AppError {
  /// Creates the failure that a person reads from the reason why a photo could not be read.
  init(_ error: PhotoReadError) {
    self =
      switch error {
      case .notAFile: .photoSelectionFailed
      case .changed: .fileChanged
      case .notAPhoto: .invalidImage
      case .damaged: .metadataExtractionFailed
      case .system(EIO): .dataLoadingFailed
      case .system(let code): .fileSystemError(code: code)
      }
  }

  /// Creates the failure for an error number of the system.
  static func fileSystemError(code: Int32) -> AppError {
    .fileSystemError(description: unsafe String(cString: strerror(code)))
  }
}
