/// A piece of a JUMBF box, such as that of Content Credentials, which a segment is too short for.
///
/// ISO/IEC 19566-5, D.2: `JP`, the number of the box in 2 bytes, the number of the piece in 4, then
/// the header of the box, which each piece repeats.
package struct JUMBFPiece: Hashable, Sendable {
  /// The number of the box.
  package let box: Int

  /// The number of the piece.
  package let number: Int

  /// The content of the segment.
  package let content: Range<Int>

  /// Reads the header of a piece; nil if the segment contains something else.
  package init?(_ header: ArraySlice<UInt8>, content: Range<Int>) {
    var reader = ByteReader(header)
    guard reader.read(2)?.elementsEqual("JP".utf8) == true, let box = reader.number(2),
      let number = reader.number(4), content.count > Self.headerSize,
      reader.read(4) != nil, reader.read(4)?.elementsEqual("jumb".utf8) == true
    else { return nil }
    self.box = box
    self.number = number
    self.content = content
  }

  /// Returns the boxes assembled from pieces, each with its header once.
  package static func blocks(of pieces: [JUMBFPiece]) -> [MetadataBlock] {
    Dictionary(grouping: pieces, by: \.box).sorted { $0.key < $1.key }.map { _, pieces in
      .extents(
        pieces.sorted { $0.number < $1.number }.enumerated().map { index, piece in
          piece.content.dropFirst(index == 0 ? 8 : headerSize)
        })
    }
  }

  /// The number of bytes of the header: `JP`, two numbers, and the size and type of the box.
  package static let headerSize = 2 + 2 + 4 + 8
}
