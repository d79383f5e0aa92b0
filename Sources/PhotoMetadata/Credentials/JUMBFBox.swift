package import PhotoFormats

/// A box of JUMBF, ISO/IEC 19566-5, which has the form of a box of ISO/IEC 14496-12.
package struct JUMBFBox {
  /// The type, four characters.
  package var type: String

  /// The range of the content in the block; empty if there is none.
  package var content: Range<Int>

  /// Whether the box claims more bytes than the box around it has.
  ///
  /// ``content`` ends with the latter.
  package var isCutOff: Bool

  /// Reads the header of a box at a position in a range of a block; nil if there is none.
  package init?(
    at position: Int, of range: Range<Int>, in block: MetadataBlock, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let left = range.upperBound - position
    guard left >= 8 else { return nil }
    let head = try block.bytes(at: position, count: BoxHeader.maximumSize, in: &source)
    guard let header = BoxHeader(head), header.size <= left else { return nil }
    let size = header.boxSize ?? left
    type = header.type
    content = position + header.size..<position + min(size, left)
    isCutOff = size > left
  }
}
