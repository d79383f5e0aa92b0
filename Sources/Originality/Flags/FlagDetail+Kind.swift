extension FlagDetail {
  /// The kinds of evidence, in the order of a report.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A desktop editor is named.
    case softwareEdited
    /// A mobile editor is named.
    case mobileAppEdited
    /// Firmware or another program is named.
    case softwareVersion
    /// No software is named.
    case noSoftwareInfo
    /// The camera is named.
    case cameraInfo
    /// The camera is not named.
    case cameraInfoMissing
    /// There is a position.
    case hasGps
    /// There is no position.
    case noGps
    /// There is a capture date.
    case hasCreationDate
    /// There is no capture date.
    case creationDateMissing
  }

  /// The kind of this evidence.
  public var kind: Kind {
    switch self {
    case .softwareEdited: .softwareEdited
    case .mobileAppEdited: .mobileAppEdited
    case .softwareVersion: .softwareVersion
    case .noSoftwareInfo: .noSoftwareInfo
    case .cameraInfo: .cameraInfo
    case .cameraInfoMissing: .cameraInfoMissing
    case .hasGps: .hasGps
    case .noGps: .noGps
    case .hasCreationDate: .hasCreationDate
    case .creationDateMissing: .creationDateMissing
    }
  }
}
