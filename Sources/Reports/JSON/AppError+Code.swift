import Originality

extension AppError {
  /// The name by which a stored report knows the failure.
  var code: String {
    switch self {
    case .photoSelectionFailed: "photoSelectionFailed"
    case .invalidImage: "invalidImage"
    case .metadataExtractionFailed: "metadataExtractionFailed"
    case .dataLoadingFailed: "dataLoadingFailed"
    case .fileChanged: "fileChanged"
    case .fileSystemError: "fileSystemError"
    }
  }
}
