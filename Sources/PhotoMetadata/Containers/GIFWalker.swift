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
    case GIFPart.application:
      let header = try source.bytes(
        at: part.content.lowerBound, count: 1 + Self.applicationSize)
      // GIF89a Specification, 26: the first sub-block has the name and a code of the application.
      guard header.first == UInt8(Self.applicationSize) else { return }
      let content = part.content.dropFirst(header.count)
      let name = String(decoding: header.dropFirst(), as: UTF8.self)
      contents.add(FilePart(name: name, range: part.range, content: content))
      // XMP Specification Part 3, 1.1.2: the packet itself, without sub-blocks, and then bytes
      // that lead any reader of sub-blocks to the end.
      if name == Self.xmp { contents.xmpPackets.append(.extents([content.dropLast(258)])) }
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

  /// The name and code of the block with Content Credentials, C2PA 2.2, annex A.
  static let credentialsName = "C2PA_GIF\u{1}\0\0"

  private static let (signatureSize, applicationSize) = (6, 11)
  private static let xmp = "XMP DataXMP"
}
