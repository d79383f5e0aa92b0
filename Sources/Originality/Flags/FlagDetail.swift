public import StringCatalogs

/// The evidence of a flag, as a value and never as a sentence.
public enum FlagDetail: Hashable, Sendable, Codable {
  /// The software entry names a desktop editor, such as `Adobe Photoshop 25.0 (Macintosh)`.
  case softwareEdited(software: String)

  /// The software entry names a mobile editor, such as `Snapseed 2.0`.
  case mobileAppEdited(software: String)

  /// The software entry names firmware or a program that is not an editor, such as `17.1`.
  case softwareVersion(version: String)

  /// There is no software entry.
  case noSoftwareInfo

  /// The photo names its camera.
  case cameraInfo(make: String, model: String)

  /// The maker or the model of the camera is missing.
  case cameraInfoMissing

  /// The photo has a position.
  case hasGps

  /// The photo has no position.
  case noGps

  /// The photo has a capture date.
  case hasCreationDate

  /// The photo has no capture date.
  case creationDateMissing
}

extension FlagDetail: LocalizedByValue {
  /// The message of this evidence.
  public var localizedMessage: LocalizedMessage {
    switch self {
    case .softwareEdited(let software):
      LocalizedMessage("flag.softwareEdited.description", .text(software))
    case .mobileAppEdited(let software):
      LocalizedMessage("flag.mobileAppEdited.description", .text(software))
    case .softwareVersion(let version):
      LocalizedMessage("flag.softwareVersion.description", .text(version))
    case .noSoftwareInfo:
      LocalizedMessage("flag.noSoftwareInfo.description")
    case .cameraInfo(let make, let model):
      LocalizedMessage("flag.cameraInfo.description", .text(make), .text(model))
    case .cameraInfoMissing:
      LocalizedMessage("flag.cameraInfoMissing.description")
    case .hasGps:
      LocalizedMessage("flag.hasGps.description")
    case .noGps:
      LocalizedMessage("flag.noGps.description")
    case .hasCreationDate:
      LocalizedMessage("flag.hasCreationDate.description")
    case .creationDateMissing:
      LocalizedMessage("flag.creationDateMissing.description")
    }
  }
}
