import PhotoFormats

/// The list of further pictures in a JPEG file, CIPA DC-007.
enum MultiPictureIndex {
  /// The signature of a segment with the list.
  static let name = Array("MPF\0".utf8)

  /// Returns the range of the smallest preview of the photo in the file; nil if the list has none.
  ///
  /// `content` is the content of the segment, and `offset` its offset in the file.
  static func preview(
    in content: ArraySlice<UInt8>, at offset: Int
  ) throws(PhotoReadError) -> Range<Int>? {
    guard content.starts(with: name) else { return nil }
    let block = Array(content.dropFirst(name.count))
    guard let header = TIFFHeader(block[...]) else { return nil }
    var source = ByteSource(block)
    let directory = try TIFFDirectory(
      at: header.firstDirectory, of: block.indices, header.layout, in: &source)
    guard let list = directory?.entry(entries), let place = list.offset else { return nil }
    let bytes = try source.bytes(at: place, count: min(list.size, entrySize * Limits.blocks))
    // 5.2.3.3: the kind in 3 bytes of the attribute, the size, and the offset from the TIFF header.
    let previews = stride(from: 0, to: bytes.count, by: entrySize).compactMap {
      start -> Range<Int>? in
      let entry = bytes.dropFirst(start)
      guard let attribute = header.order.uint32(entry, at: 0), attribute >> 16 & 0xFF == preview,
        let size = header.order.uint32(entry, at: 4), let start = header.order.uint32(entry, at: 8),
        size > 0, start > 0
      else { return nil }
      return offset + name.count + start..<offset + name.count + start + size
    }
    return previews.min { $0.count < $1.count }
  }

  private static let entries = 0xB002
  private static let entrySize = 16

  /// The kind of previews; others are additional pictures, as of a panorama.
  private static let preview = 1
}
