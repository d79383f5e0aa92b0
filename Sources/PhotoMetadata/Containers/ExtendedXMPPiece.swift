/// A piece of an XMP packet that was too long for one segment of JPEG.
///
/// XMP Specification Part 3, 1.1.3.1: the main packet names the other one by its digest; each piece
/// repeats the digest and says where in the packet it belongs.
struct ExtendedXMPPiece: Hashable {
  /// The digest of the packet: 32 hexadecimal digits.
  var digest: [UInt8]

  /// The length in bytes of the packet.
  var packetSize: Int

  /// Where in the packet the piece begins.
  var offset: Int

  /// Where in the file the piece lies.
  var range: Range<Int>

  /// The bytes before the piece: digest, length and offset.
  static let headerSize = 32 + 4 + 4

  /// Reads the bytes before a piece; nil when there are fewer.
  init?(_ header: ArraySlice<UInt8>, range: Range<Int>) {
    var reader = ByteReader(header)
    guard let digest = reader.read(32), let size = reader.number(4), let offset = reader.number(4)
    else { return nil }
    self.digest = Array(digest)
    packetSize = size
    self.offset = offset
    self.range = range
  }

  /// Returns the packet that the pieces with a digest make up; nil when one is missing or too much.
  static func packet(of pieces: [ExtendedXMPPiece], digest: String) -> MetadataBlock? {
    let ordered = pieces.filter { $0.digest.elementsEqual(digest.utf8) }.sorted {
      $0.offset < $1.offset
    }
    guard let size = ordered.first?.packetSize else { return nil }
    var end = 0
    for piece in ordered {
      guard piece.packetSize == size, piece.offset == end else { return nil }
      end += piece.range.count
    }
    return end == size ? .extents(ordered.map(\.range)) : nil
  }
}
