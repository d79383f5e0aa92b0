import PhotoFormats

/// A piece of an XMP packet that was too long for one JPEG segment.
///
/// XMP Specification Part 3, 1.1.3.1: the main packet names the extended one by its digest; each
/// piece repeats the digest and its offset in the packet.
struct ExtendedXMPPiece: Hashable {
  /// The digest of the packet: 32 hexadecimal digits.
  var digest: [UInt8]

  /// The length in bytes of the packet.
  var packetSize: Int

  /// The offset of the piece in the packet.
  var offset: Int

  /// The range of the piece in the file.
  var range: Range<Int>

  /// The header of the piece: digest, length and offset.
  static let headerSize = 32 + 4 + 4

  /// Reads the header of a piece; nil if it is truncated.
  init?(_ header: ArraySlice<UInt8>, range: Range<Int>) {
    var reader = ByteReader(header)
    guard let digest = reader.read(32), let size = reader.number(4), let offset = reader.number(4)
    else { return nil }
    self.digest = Array(digest)
    packetSize = size
    self.offset = offset
    self.range = range
  }

  /// Returns the packet of the pieces with a digest; nil if the pieces have gaps or overlap.
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
