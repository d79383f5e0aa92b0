/// The EXIF entries that are read; all others are ignored.
public enum ExifTag: Int, Sendable, CaseIterable {
  case processingSoftware = 0x000B
  case imageDescription = 0x010E
  case make = 0x010F
  case model = 0x0110
  case orientation = 0x0112
  case software = 0x0131
  case dateTime = 0x0132
  case artist = 0x013B
  case hostComputer = 0x013C
  case copyright = 0x8298
  case cameraSerialNumber = 0xC62F
  case exposureTime = 0x829A
  case fNumber = 0x829D
  case isoSpeed = 0x8827
  case dateTimeOriginal = 0x9003
  case dateTimeDigitized = 0x9004
  case offsetTime = 0x9010
  case offsetTimeOriginal = 0x9011
  case offsetTimeDigitized = 0x9012
  case flash = 0x9209
  case imageHistory = 0x9213
  case focalLength = 0x920A
  case userComment = 0x9286
  case xpTitle = 0x9C9B
  case xpComment = 0x9C9C
  case xpAuthor = 0x9C9D
  case xpKeywords = 0x9C9E
  case xpSubject = 0x9C9F
  case colorSpace = 0xA001
  case pixelWidth = 0xA002
  case pixelHeight = 0xA003
  case digitalZoom = 0xA404
  case focalLength35 = 0xA405
  case cameraOwnerName = 0xA430
  case bodySerialNumber = 0xA431
  case lensModel = 0xA434
  case lensSerialNumber = 0xA435
  case imageTitle = 0xA436
  case photographer = 0xA437
  case imageEditor = 0xA438
  case cameraFirmware = 0xA439
  case rawDevelopingSoftware = 0xA43A
  case imageEditingSoftware = 0xA43B
  case metadataEditingSoftware = 0xA43C
  case latitudeReference = 0x0001
  case latitude = 0x0002
  case longitudeReference = 0x0003
  case longitude = 0x0004
  case altitudeReference = 0x0005
  case altitude = 0x0006
  case gpsTime = 0x0007
  case imageDirection = 0x0011
  case targetLatitudeReference = 0x0013
  case targetLatitude = 0x0014
  case targetLongitudeReference = 0x0015
  case targetLongitude = 0x0016
  case gpsProcessingMethod = 0x001B
  case gpsAreaInformation = 0x001C
  case gpsDate = 0x001D

  /// The number of entries that are read.
  static let count = allCases.count

  /// The directory that the entry belongs to.
  public var directory: ExifDirectory {
    switch self {
    case .processingSoftware, .imageDescription, .make, .model, .orientation, .software, .dateTime,
      .artist, .hostComputer, .copyright, .cameraSerialNumber, .imageHistory, .xpTitle,
      .xpComment, .xpAuthor, .xpKeywords, .xpSubject:
      .primary
    case .latitudeReference, .latitude, .longitudeReference, .longitude, .altitudeReference,
      .altitude, .gpsTime, .imageDirection, .targetLatitudeReference, .targetLatitude,
      .targetLongitudeReference, .targetLongitude, .gpsProcessingMethod, .gpsAreaInformation,
      .gpsDate:
      .gps
    default: .exif
    }
  }

  /// Whether the entry is a text, not numbers.
  var holdsText: Bool {
    switch self {
    case .orientation, .latitude, .longitude, .altitudeReference, .altitude, .gpsTime,
      .imageDirection, .exposureTime, .fNumber, .isoSpeed, .flash, .focalLength, .colorSpace,
      .pixelWidth, .pixelHeight, .digitalZoom, .focalLength35, .targetLatitude, .targetLongitude:
      false
    default: true
    }
  }

  /// Whether the entry is a text of any length, of which the beginning is enough.
  var isFreeText: Bool {
    switch self {
    case .imageDescription, .artist, .copyright, .userComment, .imageHistory, .xpTitle,
      .xpComment, .xpAuthor, .xpKeywords, .xpSubject, .imageTitle,
      .gpsAreaInformation:
      true
    default: false
    }
  }

  /// Whether programs write the entry into IFD0 and into the Exif IFD.
  ///
  /// Libraries with one list of entries, such as Pillow’s, write all of the Exif IFD into IFD0, and
  /// TIFF/EP does, too.
  var isInEitherDirectory: Bool {
    switch self {
    case .processingSoftware, .hostComputer, .imageHistory: true
    // The lens says much about a photo, and stands there only in damaged files.
    case .lensModel: false
    default: directory == .exif
    }
  }

  /// The bytes of the value that are read.
  var valueLimit: Int {
    switch self {
    case .userComment, .xpComment: Limits.settingsText
    default: Limits.exifValue
    }
  }

  /// Whether the entry is part of a position, which must not be shown.
  var isPosition: Bool {
    switch self {
    case .latitude, .latitudeReference, .longitude, .longitudeReference, .targetLatitude,
      .targetLatitudeReference, .targetLongitude, .targetLongitudeReference:
      true
    default: false
    }
  }

  /// The name of the entry in the EXIF 3.0 standard, in TIFF/EP or DNG 1.7, or by ExifTool.
  package var name: String {
    switch self {
    case .processingSoftware: "ProcessingSoftware"
    case .imageDescription: "ImageDescription"
    case .make: "Make"
    case .model: "Model"
    case .orientation: "Orientation"
    case .software: "Software"
    case .dateTime: "DateTime"
    case .artist: "Artist"
    case .hostComputer: "HostComputer"
    case .copyright: "Copyright"
    case .cameraSerialNumber: "CameraSerialNumber"
    case .exposureTime: "ExposureTime"
    case .fNumber: "FNumber"
    case .isoSpeed: "PhotographicSensitivity"
    case .dateTimeOriginal: "DateTimeOriginal"
    case .dateTimeDigitized: "DateTimeDigitized"
    case .offsetTime: "OffsetTime"
    case .offsetTimeOriginal: "OffsetTimeOriginal"
    case .offsetTimeDigitized: "OffsetTimeDigitized"
    case .flash: "Flash"
    case .imageHistory: "ImageHistory"
    case .focalLength: "FocalLength"
    case .userComment: "UserComment"
    case .xpTitle: "XPTitle"
    case .xpComment: "XPComment"
    case .xpAuthor: "XPAuthor"
    case .xpKeywords: "XPKeywords"
    case .xpSubject: "XPSubject"
    case .colorSpace: "ColorSpace"
    case .pixelWidth: "PixelXDimension"
    case .pixelHeight: "PixelYDimension"
    case .digitalZoom: "DigitalZoomRatio"
    case .focalLength35: "FocalLengthIn35mmFilm"
    case .cameraOwnerName: "CameraOwnerName"
    case .bodySerialNumber: "BodySerialNumber"
    case .lensModel: "LensModel"
    case .lensSerialNumber: "LensSerialNumber"
    case .imageTitle: "ImageTitle"
    case .photographer: "Photographer"
    case .imageEditor: "ImageEditor"
    case .cameraFirmware: "CameraFirmware"
    case .rawDevelopingSoftware: "RAWDevelopingSoftware"
    case .imageEditingSoftware: "ImageEditingSoftware"
    case .metadataEditingSoftware: "MetadataEditingSoftware"
    case .latitudeReference: "GPSLatitudeRef"
    case .latitude: "GPSLatitude"
    case .longitudeReference: "GPSLongitudeRef"
    case .longitude: "GPSLongitude"
    case .altitudeReference: "GPSAltitudeRef"
    case .altitude: "GPSAltitude"
    case .gpsTime: "GPSTimeStamp"
    case .imageDirection: "GPSImgDirection"
    case .targetLatitudeReference: "GPSDestLatitudeRef"
    case .targetLatitude: "GPSDestLatitude"
    case .targetLongitudeReference: "GPSDestLongitudeRef"
    case .targetLongitude: "GPSDestLongitude"
    case .gpsProcessingMethod: "GPSProcessingMethod"
    case .gpsAreaInformation: "GPSAreaInformation"
    case .gpsDate: "GPSDateStamp"
    }
  }
}
