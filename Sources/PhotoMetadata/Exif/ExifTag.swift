/// The EXIF entries that are read; all others are ignored.
public enum ExifTag: Int, Sendable, CaseIterable {
  case imageDescription = 0x010E
  case make = 0x010F
  case model = 0x0110
  case orientation = 0x0112
  case software = 0x0131
  case dateTime = 0x0132
  case artist = 0x013B
  case exposureTime = 0x829A
  case fNumber = 0x829D
  case dateTimeOriginal = 0x9003
  case dateTimeDigitized = 0x9004
  case offsetTimeOriginal = 0x9011
  case flash = 0x9209
  case focalLength = 0x920A
  case userComment = 0x9286
  case pixelWidth = 0xA002
  case pixelHeight = 0xA003
  case digitalZoom = 0xA404
  case focalLength35 = 0xA405
  case lensModel = 0xA434
  case latitudeReference = 0x0001
  case latitude = 0x0002
  case longitudeReference = 0x0003
  case longitude = 0x0004
  case gpsTime = 0x0007
  case gpsDate = 0x001D

  /// The number of entries that are read.
  static let count = allCases.count

  /// The directory that the entry belongs to.
  public var directory: ExifDirectory {
    switch self {
    case .imageDescription, .make, .model, .orientation, .software, .dateTime, .artist: .primary
    case .latitudeReference, .latitude, .longitudeReference, .longitude, .gpsTime, .gpsDate: .gps
    default: .exif
    }
  }

  /// Whether the entry is a text, not numbers.
  var holdsText: Bool {
    switch self {
    case .orientation, .latitude, .longitude, .gpsTime, .exposureTime, .fNumber, .flash,
      .focalLength,
      .pixelWidth, .pixelHeight, .digitalZoom, .focalLength35:
      false
    default: true
    }
  }

  /// Whether the entry is a text of any length, of which the beginning is enough.
  var isFreeText: Bool {
    switch self {
    case .imageDescription, .artist, .userComment: true
    default: false
    }
  }

  /// Whether the entry is part of a position, which must not be shown.
  var isPosition: Bool {
    switch self {
    case .latitude, .latitudeReference, .longitude, .longitudeReference: true
    default: false
    }
  }

  /// The name of the entry in the EXIF 3.0 standard.
  var name: String {
    switch self {
    case .imageDescription: "ImageDescription"
    case .make: "Make"
    case .model: "Model"
    case .orientation: "Orientation"
    case .software: "Software"
    case .dateTime: "DateTime"
    case .artist: "Artist"
    case .exposureTime: "ExposureTime"
    case .fNumber: "FNumber"
    case .dateTimeOriginal: "DateTimeOriginal"
    case .dateTimeDigitized: "DateTimeDigitized"
    case .offsetTimeOriginal: "OffsetTimeOriginal"
    case .flash: "Flash"
    case .focalLength: "FocalLength"
    case .userComment: "UserComment"
    case .pixelWidth: "PixelXDimension"
    case .pixelHeight: "PixelYDimension"
    case .digitalZoom: "DigitalZoomRatio"
    case .focalLength35: "FocalLengthIn35mmFilm"
    case .lensModel: "LensModel"
    case .latitudeReference: "GPSLatitudeRef"
    case .latitude: "GPSLatitude"
    case .longitudeReference: "GPSLongitudeRef"
    case .longitude: "GPSLongitude"
    case .gpsTime: "GPSTimeStamp"
    case .gpsDate: "GPSDateStamp"
    }
  }
}
