import PhotoAudits

extension AppError {
  /// The name of the error in a stored report.
  var code: String {
    switch self {
    case .photoSelectionFailed: "photoSelectionFailed"
    case .invalidImage: "invalidImage"
    case .videoNotSupported: "videoNotSupported"
    case .metadataExtractionFailed: "metadataExtractionFailed"
    case .dataLoadingFailed: "dataLoadingFailed"
    case .fileChanged: "fileChanged"
    case .fileSystemError: "fileSystemError"
    }
  }
}
