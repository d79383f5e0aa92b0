/// Reads what a photo says about itself, and no more of the file than that takes.
///
/// JPEG is read; of the other kinds ``PhotoContainer`` names, a reader says which one it met. A
/// photo in a file and the same bytes in memory give equal results.
public struct PhotoReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Reads a photo that is in memory.
  public func metadata(in bytes: [UInt8]) throws(PhotoReadError) -> EmbeddedMetadata {
    var source = ByteSource(bytes)
    return try metadata(from: &source)
  }

  /// Reads a photo from a file.
  ///
  /// A symbolic link is followed. What is not a regular file is refused before a byte is read.
  public func metadata(ofFileAt path: PhotoPath) throws(PhotoReadError) -> EmbeddedMetadata {
    var source = try ByteSource(fileAt: path)
    return try metadata(from: &source)
  }

  func metadata(from source: inout ByteSource) throws(PhotoReadError) -> EmbeddedMetadata {
    let signature = try source.bytes(at: 0, count: PhotoContainer.signatureSize)
    guard let container = PhotoContainer(signature: signature) else { throw .notAPhoto }
    let contents: ContainerContents
    switch container {
    case .jpeg: contents = try JPEGWalker.contents(of: &source)
    case .png, .webp, .heif, .tiff, .jpegXL: throw .unsupported(container)
    }
    var problems = contents.problems
    let exif = try ExifFields.read(contents.exifBlocks, in: &source, problems: &problems)
    let xmp = try XMPFields.read(contents.xmpPackets, in: &source, problems: &problems)
    if source.isExhausted { problems.note(.readLimitReached) }
    guard contents.dimensions != nil || exif != nil || xmp != nil else { throw .damaged }
    return EmbeddedMetadata(
      container: container, fileSize: source.size, dimensions: contents.dimensions,
      exif: exif, xmp: xmp, problems: problems)
  }
}
