import PhotoFormats

/// Walks the blocks of a GIF file to the end, because metadata may follow the pictures.
struct GIFWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.gif)

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    // GIF89a Specification, 18: width and height of the screen follow the signature.
    let screen = try source.bytes(at: Self.signatureSize, count: 4)
    contents.dimensions = Self.dimensions(screen, at: 0)
    var parts = GIFParts()
    while let part = try parts.next(in: &source) {
      switch part.kind {
      case .image where contents.dimensions == nil:
        // GIF89a Specification, 20: those of a picture follow its position.
        let descriptor = try source.bytes(at: part.range.lowerBound + 1, count: 8)
        contents.dimensions = Self.dimensions(descriptor, at: 4)
      case .extension(let label): try readExtension(label, part, &source)
      case .rest: contents.addRemainder(part.range)
      case .header, .image, .trailer, .gap: break
      }
    }
    contents.note(parts.problems)
  }

  private mutating func readExtension(
    _ label: UInt8, _ part: GIFPart, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    switch label {
    case GIFPart.comment where !part.content.isEmpty:
      contents.add(
        FilePart(name: Self.commentName, range: part.range, content: part.content))
    case GIFPart.plainText where contents.texts.count < Limits.blocks:
      contents.texts.append(
        FilePart(name: Self.plainTextName, range: part.range, content: part.content))
    case GIFPart.application:
      guard let block = try GIFApplication(part, in: &source) else { return }
      contents.add(FilePart(name: block.name, range: part.range, content: block.content))
      if block.name == GIFApplication.xmp {
        let extents = try block.extents(in: &source, limit: Limits.credentialPieces)
        if let extents { contents.xmpPackets.append(.extents(extents)) }
      }
    default: break
    }
  }

  private static func dimensions(_ bytes: ArraySlice<UInt8>, at offset: Int) -> PixelDimensions? {
    guard let width = ByteOrder.little.uint16(bytes, at: offset),
      let height = ByteOrder.little.uint16(bytes, at: offset + 2), width > 0, height > 0
    else { return nil }
    return PixelDimensions(width: width, height: height)
  }

  /// The name of the parts with comments, which is no application's name.
  static let commentName = "Comment"

  /// The name of the parts with texts that are drawn on the picture.
  static let plainTextName = "PlainText"

  private static let signatureSize = 6
}
