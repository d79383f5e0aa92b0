import Foundation
package import PhotoFormats
import PhotoMetadata
import ProductStrings

extension AppError {
  /// Creates the user-facing error for a photo that could not be read.
  package init(_ error: PhotoReadError) {
    self =
      switch error {
      case .notAFile: .photoSelectionFailed
      case .changed: .fileChanged
      case .notAPhoto: .invalidImage
      case .video: .videoNotSupported
      case .damaged: .metadataExtractionFailed
      case .system(EIO): .dataLoadingFailed
      case .system(let code): .fileSystemError(code: code)
      }
  }

  /// Creates the error for an `errno`.
  static func fileSystemError(code: Int32) -> AppError {
    .fileSystemError(description: SystemReasonKey.description(of: code))
  }
}
