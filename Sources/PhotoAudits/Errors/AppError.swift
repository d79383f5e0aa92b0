import ProductStrings
public import StringCatalogs

/// A user-facing error.
public enum AppError: Error, Hashable, Sendable, Codable {
  /// The path is not that of a regular file: a folder, a pipe, a device.
  case photoSelectionFailed

  /// The bytes are not those of a photo.
  case invalidImage

  /// The file is a video.
  case videoNotSupported

  /// The file is a photo, but nothing could be read from it.
  case metadataExtractionFailed

  /// The file's bytes could not be loaded completely.
  case dataLoadingFailed

  /// The file was changed, replaced or removed while it was read.
  case fileChanged

  /// The system reported an error; the description is the system's own.
  case fileSystemError(description: String)
}

extension AppError: LocalizedByValue {
  /// The message of this error.
  public var localizedMessage: LocalizedMessage {
    switch self {
    case .photoSelectionFailed: LocalizedMessage("error.photoSelectionFailed.description")
    case .invalidImage: LocalizedMessage("error.invalidImage.description")
    case .videoNotSupported: LocalizedMessage("error.videoNotSupported.description")
    case .metadataExtractionFailed: LocalizedMessage("error.metadataExtractionFailed.description")
    case .dataLoadingFailed: LocalizedMessage("error.dataLoadingFailed.description")
    case .fileChanged: LocalizedMessage("error.fileChanged.description")
    case .fileSystemError(let description):
      LocalizedMessage(
        "error.fileSystemError.descriptionFormat",
        SystemReasonKey.key(forDescription: description).map { .message(LocalizedMessage($0)) }
          ?? .text(description))
    }
  }
}
