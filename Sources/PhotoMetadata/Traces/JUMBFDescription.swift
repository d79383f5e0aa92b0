import PhotoFormats

/// The description of a JUMBF superbox, ISO/IEC 19566-5, B.3: its kind and label.
struct JUMBFDescription {
  /// The label; empty if there is none.
  var label = ""

  /// Whether the superbox is a manifest of Content Credentials, C2PA 2.2, 11.1.4.2: a standard one,
  /// a compressed one, or an update.
  var isManifest: Bool

  /// Reads the description box at the beginning of a superbox; nil if there is none.
  init?(
    of superbox: Range<Int>, in block: MetadataBlock, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let box = try JUMBFBox(at: superbox.lowerBound, of: superbox, in: block, &source)
    guard let content = box?.content, box?.type == "jumd" else { return nil }
    // The kind in 16 bytes, then bits, of which the second indicates a label.
    let bytes = try block.bytes(
      at: content.lowerBound, count: min(content.count, Limits.credentialDescription), in: &source)
    var reader = ByteReader(bytes)
    guard let kind = reader.read(16), let bits = reader.number(1) else { return nil }
    isManifest =
      kind.dropFirst(4).elementsEqual(Self.kindEnding)
      && ["c2ma", "c2cm", "c2um"].contains { kind.starts(with: $0.utf8) }
    if bits & 2 != 0, let name = reader.readToNUL() {
      label = String(decoding: name, as: UTF8.self)
    }
  }

  /// The end of the kinds that are four characters, ISO/IEC 19566-5, B.1.
  private static let kindEnding: [UInt8] = [
    0x00, 0x11, 0x00, 0x10, 0x80, 0x00, 0x00, 0xAA, 0x00, 0x38, 0x9B, 0x71,
  ]
}
