public import Originality

extension FlagDetail.Kind {
  /// What this kind of flag means to the reader of a report.
  ///
  /// It follows the effect on the score: whatever costs points is more than information, and a
  /// missing software entry is not typical of a camera, although it costs none.
  public var meaning: OriginalityFlagType {
    switch self {
    case .softwareEdited, .mobileAppEdited: .isEdited
    case .cameraInfo, .hasGps, .hasCreationDate: .isOriginal
    case .cameraInfoMissing, .noGps, .creationDateMissing: .warning
    case .softwareVersion, .noSoftwareInfo: .information
    }
  }
}
