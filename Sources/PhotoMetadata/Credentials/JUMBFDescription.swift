package import PhotoFormats

/// The description of a JUMBF superbox, ISO/IEC 19566-5, B.3: its kind and label.
package struct JUMBFDescription {
  /// The label; empty if there is none.
  package var label = ""

  /// Whether there is a label that does not end, or is too long.
  package var isLabelDamaged = false

  /// The kind of the superbox as four characters, such as `c2pa` for a store of manifests; nil for
  /// any other identifier.
  package var kind: String?

  /// What kind of manifest of Content Credentials the superbox is; nil if it is none.
  package var manifest: ManifestKind? { kind.flatMap(ManifestKind.init) }

  /// Reads the description box at the beginning of a superbox; nil if there is none.
  package init?(
    of superbox: Range<Int>, in block: MetadataBlock, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let box = try JUMBFBox(at: superbox.lowerBound, of: superbox, in: block, &source)
    guard let content = box?.content, box?.type == "jumd" else { return nil }
    // The kind in 16 bytes, then bits, of which the second indicates a label.
    let bytes = try block.bytes(
      at: content.lowerBound, count: min(content.count, Limits.credentialDescription), in: &source)
    var reader = ByteReader(bytes)
    guard let kind = reader.read(16), let bits = reader.number(1) else { return nil }
    if kind.dropFirst(4).elementsEqual(Self.kindEnding) {
      self.kind = String(decoding: kind.prefix(4), as: UTF8.self)
    }
    guard bits & 2 != 0 else { return }
    if let name = reader.readToNUL() {
      label = String(decoding: name, as: UTF8.self)
    } else {
      isLabelDamaged = true
    }
  }

  /// The end of the kinds that are four characters, ISO/IEC 19566-5, B.1.
  private static let kindEnding: [UInt8] = [
    0x00, 0x11, 0x00, 0x10, 0x80, 0x00, 0x00, 0xAA, 0x00, 0x38, 0x9B, 0x71,
  ]
}
