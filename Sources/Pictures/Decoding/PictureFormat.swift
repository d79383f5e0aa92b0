/// A file format of pictures.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg
  case png
  case webp

  /// Recognizes a file by its first bytes, of which 12 are enough.
  public init?(_ file: some Collection<UInt8>) {
    let start = Array(file.prefix(12))
    if start.starts(with: [0xFF, 0xD8]) {
      self = .jpeg
    } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: "RIFF".utf8), start.dropFirst(8).elementsEqual("WEBP".utf8) {
      self = .webp
    } else {
      return nil
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
