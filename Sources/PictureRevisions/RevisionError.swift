public import StringCatalogs

/// Why a picture can't be changed; nothing is written then.
public enum RevisionError: Error, Hashable, Sendable {
  /// The structure of the file is damaged, so that it is unknown what lies where.
  case damaged

  /// The picture is in a form that can’t be changed, named as its format does.
  case unsupported(String)

  /// The picture is damaged or cut short.
  case damagedPicture

  /// The file is too large to be changed in memory.
  case tooLarge

  /// The picture has more pixels than a limit, which a file with few bytes can make lower.
  case tooManyPixels(limit: Int)

  /// The picture can show more light than a file that can be written, by a function such as `PQ`.
  case highDynamicRange(String)

  /// The picture has transparent parts, which the file to be written can’t have.
  case transparent

  /// The picture takes a library that is not installed, from a package of Debian’s.
  case missingLibrary(package: String)

  /// A date was to be drawn on the picture of a photo that does not say when it was taken.
  case noCaptureDate

  /// The picture is too small for a date that can be read.
  case noRoomForDate

  /// The file has no room for what describes the new picture.
  case noRoom(structure: String)
}

extension RevisionError: LocalizedByValue {
  /// The message for the person who asked for the change.
  public var localizedMessage: LocalizedMessage {
    switch self {
    case .damaged: LocalizedMessage("copy.error.damaged")
    case .unsupported(let name):
      LocalizedMessage("copy.error.unsupportedPicture", .text(name))
    case .damagedPicture: LocalizedMessage("copy.error.damagedPicture")
    case .tooLarge: LocalizedMessage("copy.error.tooLarge")
    case .tooManyPixels(let limit):
      LocalizedMessage("copy.error.tooManyPixels", .integer(Int64(limit)))
    case .highDynamicRange(let name): LocalizedMessage("copy.error.highDynamicRange", .text(name))
    case .transparent: LocalizedMessage("copy.error.transparent")
    case .missingLibrary(let package):
      LocalizedMessage("copy.error.missingLibrary", .text(package))
    case .noCaptureDate: LocalizedMessage("copy.error.noCaptureDate")
    case .noRoomForDate: LocalizedMessage("copy.error.noRoomForDate")
    case .noRoom(let structure): LocalizedMessage("copy.error.noRoom", .text(structure))
    }
  }
}
