public import PhotoMetadata
public import StringCatalogs

/// Why a copy can't be made as it was asked for; nothing is written then.
public enum CopyError: Error, Hashable, Sendable {
  /// The file is not a photo.
  case notAPhoto

  /// The structure of the file is damaged, so that it is unknown what lies where.
  case damaged

  /// Metadata in this kind of file can’t be changed; its name, such as `GIF`.
  case unsupported(String)

  /// The file is a picture of JPEG XL alone, which has no place for metadata.
  case noBoxes

  /// The file is too large to be changed in memory.
  case tooLarge

  /// The picture to be changed has more pixels than a limit, which a file with few bytes can make
  /// lower.
  case tooManyPixels(limit: Int)

  /// A structure can't be removed without damage to others.
  case cannotRemove(MetadataKind, structure: String)

  /// A value that was to be removed also stands elsewhere in the file.
  case remains(MetadataKind, structure: String)

  /// The picture is in a form that can’t be changed, named as its format does.
  case unsupportedPicture(String)

  /// The picture is damaged or cut short.
  case damagedPicture

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

  /// The file has no room to record what was done.
  case noRoom(structure: String)
}

extension CopyError: LocalizedByValue {
  /// The message for the person who asked for the copy.
  public var localizedMessage: LocalizedMessage {
    switch self {
    case .notAPhoto: LocalizedMessage("copy.error.notAPhoto")
    case .damaged: LocalizedMessage("copy.error.damaged")
    case .unsupported(let name): LocalizedMessage("copy.error.unsupported", .text(name))
    case .noBoxes: LocalizedMessage("copy.error.noBoxes")
    case .tooLarge: LocalizedMessage("copy.error.tooLarge")
    case .tooManyPixels(let limit):
      LocalizedMessage("copy.error.tooManyPixels", .integer(Int64(limit)))
    case .cannotRemove(let kind, let structure):
      LocalizedMessage("copy.error.cannotRemove", .message(kind.localizedMessage), .text(structure))
    case .remains(let kind, let structure):
      LocalizedMessage("copy.error.remains", .message(kind.localizedMessage), .text(structure))
    case .unsupportedPicture(let name):
      LocalizedMessage("copy.error.unsupportedPicture", .text(name))
    case .damagedPicture: LocalizedMessage("copy.error.damagedPicture")
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

extension MetadataKind: LocalizedByValue {
  /// The name of the kind.
  public var localizedMessage: LocalizedMessage { LocalizedMessage("copy.kind.\(rawValue)") }
}
