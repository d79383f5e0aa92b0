/// The block of an application in a GIF file: GIF89a Specification, 26.
package struct GIFApplication {
  /// The name and the code of the application, in 11 bytes; untrusted text.
  package let name: String

  /// The sub-blocks behind the name, with the byte that ends them.
  package let content: Range<Int>

  /// Reads the name of a part; nil if it has none, because it is of another kind or damaged.
  package init?(_ part: GIFPart, in source: inout ByteSource) throws(PhotoReadError) {
    guard part.kind == .extension(label: GIFPart.application) else { return nil }
    let header = try source.bytes(at: part.content.lowerBound, count: 1 + Self.nameSize)
    guard header.count == 1 + Self.nameSize, header.first == UInt8(Self.nameSize) else {
      return nil
    }
    name = String(decoding: header.dropFirst(), as: UTF8.self)
    content = part.content.dropFirst(header.count)
  }

  /// Returns the positions of the data; nil if there are more pieces than `limit`.
  ///
  /// XMP Specification Part 3, 1.1.2: a packet stands there itself, without sub-blocks, and then
  /// bytes that lead any reader of sub-blocks to the end. Some programs write sub-blocks.
  package func extents(
    in source: inout ByteSource, limit: Int
  ) throws(PhotoReadError) -> [Range<Int>]? {
    if name == Self.xmp, content.count >= Self.packetEnd.count {
      let end = content.suffix(Self.packetEnd.count)
      if try source.bytes(at: end.lowerBound, count: end.count).elementsEqual(Self.packetEnd) {
        return [content.lowerBound..<end.lowerBound]
      }
    }
    return try Self.extents(of: content, in: &source, limit: limit)
  }

  /// Returns the positions of the data in sub-blocks; nil if there are more than `limit`.
  package static func extents(
    of content: Range<Int>, in source: inout ByteSource, limit: Int
  ) throws(PhotoReadError) -> [Range<Int>]? {
    var subBlocks = GIFSubBlocks(content)
    var extents: [Range<Int>] = []
    while let next = try subBlocks.next(in: &source) {
      guard extents.count < limit else { return nil }
      extents.append(next)
    }
    return extents
  }

  // MARK: Writing

  /// Returns a block with data in sub-blocks, or with an XMP packet.
  package static func block(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let header = [0x21, GIFPart.application, UInt8(nameSize)] + Array(name.utf8)
    return header + (name == xmp ? data + packetEnd : subBlocks(data))
  }

  /// Returns data as sub-blocks, with the byte that ends them.
  package static func subBlocks(_ data: [UInt8]) -> [UInt8] {
    var blocks: [UInt8] = []
    for start in stride(from: 0, to: data.count, by: 255) {
      let piece = data[start..<min(start + 255, data.count)]
      blocks.append(UInt8(piece.count))
      blocks += piece
    }
    return blocks + [0]
  }

  /// Makes a file one of the version that has blocks: GIF89a Specification, 17.
  package static func allowBlocks(in file: inout [UInt8]) {
    if file.starts(with: "GIF87a".utf8) { file[4] = UInt8(ascii: "9") }
  }

  // MARK: Names

  /// The block with an XMP packet.
  package static let xmp = "XMP DataXMP"

  /// The block with a color profile, ICC.1:2022, annex B.6.
  package static let profile = "ICCRGBG1012"

  /// The block with Content Credentials, C2PA 2.2, annex A.
  package static let credentials = "C2PA_GIF\u{1}\0\0"

  /// The blocks that say how often to show the pictures.
  package static let loops: Set<String> = ["NETSCAPE2.0", "ANIMEXTS1.0"]

  /// The blocks in which ImageMagick writes resources of Photoshop, and IPTC.
  package static let (resources, captions) = ("MGK8BIM0000", "MGKIPTC0000")

  private static let nameSize = 11

  /// What leads a reader of sub-blocks from any byte of a packet to its end.
  private static let packetEnd = [1] + (0...255).reversed().map { UInt8($0) } + [0]
}
