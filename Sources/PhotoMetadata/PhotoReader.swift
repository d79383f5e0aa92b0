/// Reads what a photo says about itself, and no more of the file than that takes.
public struct PhotoReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Reads a photo that is in memory.
  public func metadata(in bytes: [UInt8]) throws(PhotoReadError) -> EmbeddedMetadata {
    throw .notAPhoto
  }

  /// Reads a photo from a file.
  public func metadata(ofFileAt path: String) throws(PhotoReadError) -> EmbeddedMetadata {
    throw .notAPhoto
  }
}
