/// The EXIF entries that are read; no other is handed on.
enum ExifTag: Int, CaseIterable {
  case make = 0x010F
  case model = 0x0110
  case software = 0x0131
  case dateTimeOriginal = 0x9003
  case offsetTimeOriginal = 0x9011
  case lensModel = 0xA434
  case latitudeReference = 0x0001
  case latitude = 0x0002
  case longitudeReference = 0x0003
  case longitude = 0x0004

  /// The directory that the entry belongs to.
  var directory: ExifDirectory {
    switch self {
    case .make, .model, .software: .primary
    case .dateTimeOriginal, .offsetTimeOriginal, .lensModel: .exif
    case .latitudeReference, .latitude, .longitudeReference, .longitude: .gps
    }
  }

  /// Whether the entry is a text, and not numbers.
  var holdsText: Bool { self != .latitude && self != .longitude }
}
