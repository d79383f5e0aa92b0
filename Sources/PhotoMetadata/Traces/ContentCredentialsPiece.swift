import PhotoFormats

/// A piece of Content Credentials in a JPEG segment, which is too short for the whole.
///
/// ISO/IEC 19566-5, D.2: `JP`, the number of the box in 2 bytes, the number of the piece in 4, then
/// the header of the box, which each piece repeats.
struct ContentCredentialsPiece {
  private var box: Int
  private var number: Int
  private var content: Range<Int>

  /// Reads the header of a piece; nil if the segment contains something else.
  init?(_ header: ArraySlice<UInt8>, content: Range<Int>) {
    var reader = ByteReader(header)
    guard reader.read(2)?.elementsEqual("JP".utf8) == true, let box = reader.number(2),
      let number = reader.number(4), content.count > Self.headSize,
      reader.read(4) != nil, reader.read(4)?.elementsEqual("jumb".utf8) == true
    else { return nil }
    self.box = box
    self.number = number
    self.content = content
  }

  /// Returns the boxes assembled from pieces, each with its header once.
  static func blocks(of pieces: [ContentCredentialsPiece]) -> [MetadataBlock] {
    Dictionary(grouping: pieces, by: \.box).sorted { $0.key < $1.key }.map { _, pieces in
      .extents(
        pieces.sorted { $0.number < $1.number }.enumerated().map { index, piece in
          piece.content.dropFirst(index == 0 ? 8 : headSize)
        })
    }
  }

  /// `JP`, two numbers, and the size and type of the box.
  private static let headSize = 2 + 2 + 4 + 8
}
