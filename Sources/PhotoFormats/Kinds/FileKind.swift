/// What a file is by its first bytes.
///
/// ```swift
/// let kind = try FileKind(ofFileAt: path)
/// if case .photo(let container) = kind { print(container) }
/// ```
public enum FileKind: Hashable, Sendable {
  /// A photo that ``PhotoReader`` reads.
  case photo(PhotoContainer)

  /// A video.
  case video

  /// Something else, or nothing that could be recognized.
  case other

  /// Recognizes a file by a few hundred bytes at its beginning; the rest may be damaged.
  ///
  /// Symbolic links are followed. Anything but a regular file is refused before reading.
  public init(ofFileAt path: PhotoPath) throws(PhotoReadError) {
    let bytes = try OpenFile(path: path).bytes(at: 0, count: Self.signatureSize)
    self.init(signature: bytes[...])
  }

  /// Recognizes a file by its first ``signatureSize`` bytes.
  package init(signature bytes: ArraySlice<UInt8>) {
    if let container = PhotoContainer(signature: bytes) {
      self = .photo(container)
    } else {
      self = VideoSignature.begins(bytes) ? .video : .other
    }
  }

  /// The number of bytes that recognizing takes.
  package static let signatureSize = max(PhotoContainer.signatureSize, VideoSignature.size)
}
