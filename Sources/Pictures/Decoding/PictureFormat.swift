package import PhotoFormats

/// A file format of pictures.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg
  case png
  case webp

  /// Recognizes a file by its first bytes, of which 12 are enough.
  public init?(_ file: some Collection<UInt8>) {
    let start = Array(file.prefix(12))
    if start.starts(with: JPEGMarker.start) {
      self = .jpeg
    } else if start.starts(with: PNGParts.signature) {
      self = .png
    } else if RIFFParts.beginsWebP(start[...]) {
      self = .webp
    } else {
      return nil
    }
  }

  /// The kind of file.
  package var container: PhotoContainer {
    switch self {
    case .jpeg: .jpeg
    case .png: .png
    case .webp: .webp
    }
  }

  /// The extensions of file names, in small letters.
  public var fileExtensions: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg"]
    case .png: ["png"]
    case .webp: ["webp"]
    }
  }
}
