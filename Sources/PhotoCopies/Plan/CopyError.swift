public import PhotoMetadata
public import PictureRevisions
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

  /// A structure can't be removed without damage to others.
  case cannotRemove(MetadataKind, structure: String)

  /// The picture is damaged, and decoders could show another one in the copy.
  case differentPicture

  /// A value that was to be removed also stands elsewhere in the file.
  case remains(MetadataKind, structure: String)

  /// Compressed metadata takes a library that is not installed, from a package of Debian’s.
  case missingLibrary(package: String)

  /// The picture can't be changed.
  case picture(RevisionError)

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
    case .cannotRemove(let kind, let structure):
      LocalizedMessage("copy.error.cannotRemove", .message(kind.localizedMessage), .text(structure))
    case .differentPicture: LocalizedMessage("copy.error.differentPicture")
    case .remains(let kind, let structure):
      LocalizedMessage("copy.error.remains", .message(kind.localizedMessage), .text(structure))
    case .missingLibrary(let package):
      LocalizedMessage("copy.error.missingLibrary", .text(package))
    case .picture(let error): error.localizedMessage
    case .noRoom(let structure): LocalizedMessage("copy.error.noRoom", .text(structure))
    }
  }
}

extension MetadataKind: LocalizedByValue {
  /// The name of the kind.
  public var localizedMessage: LocalizedMessage { LocalizedMessage("copy.kind.\(rawValue)") }
}
