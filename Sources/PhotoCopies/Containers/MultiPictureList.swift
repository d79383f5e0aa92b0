import PhotoFormats
import PhotoMetadata

/// The list of the pictures in a JPEG file, CIPA DC-007.
struct MultiPictureList {
  /// A picture of the list.
  struct Picture {
    /// The size in bytes.
    var size: Int
    /// The offset from the TIFF header; 0 for the first picture.
    var offset: Int
    /// Whether it is a smaller version of the first.
    var isPreview: Bool
    /// The number in the list.
    var entry: Int
  }

  /// The pictures.
  let pictures: [Picture]

  private let order: ByteOrder
  /// The places of the entries, of their number, and of the count of their list, from the header.
  private let entries: Int
  private let number: Int?
  private let count: Int

  private static let entrySize = 16
  private static let maximum = 64

  /// Reads a list from its TIFF header on; nil if it is damaged.
  init?(_ bytes: [UInt8], at header: Int) {
    let block = bytes[header...]
    guard let start = TIFFHeader(block) else { return nil }
    order = start.order
    var source = ByteSource(bytes, limit: .max)
    let stored = try? TIFFDirectory(
      at: start.firstDirectory, of: header..<bytes.count, start.layout, in: &source)
    guard let directory = stored, directory.isWhole, directory.count <= 32 else { return nil }
    let number = directory.entry(0xB001)?.fieldPlace
    let list = directory.entry(0xB002).flatMap { entry in
      entry.offset.map { (place: $0, count: entry.size, field: entry.place + 4) }
    }
    guard let list, list.count / Self.entrySize <= Self.maximum,
      list.place <= block.count, list.count <= block.count - list.place
    else { return nil }
    let order = order
    pictures = (0..<list.count / Self.entrySize).map { index in
      let place = list.place + Self.entrySize * index
      // 5.2.3.3: the kind in 3 bytes of the attribute, the size, and the offset.
      let attribute = order.uint32(block, at: place) ?? 0
      return Picture(
        size: order.uint32(block, at: place + 4) ?? 0,
        offset: order.uint32(block, at: place + 8) ?? 0,
        isPreview: attribute >> 16 & 0xFF == 1, entry: index)
    }
    entries = list.place
    self.number = number
    count = list.field
  }

  /// Writes the places of the pictures into a copy whose header is at an offset; pictures without
  /// one leave the list.
  func rewrite(
    in bytes: inout [UInt8], at header: Int, _ place: (Picture) -> (offset: Int, size: Int)?
  ) {
    let start = header + entries
    let size = Self.entrySize
    guard start + size * pictures.count <= bytes.count else { return }
    var kept = 0
    for picture in pictures {
      guard let (offset, byteCount) = place(picture) else { continue }
      let from = start + size * picture.entry
      let to = start + size * kept
      let entry = Array(bytes[from..<from + size])
      bytes.replaceSubrange(to..<to + size, with: entry)
      order.put32(byteCount, at: to + 4, in: &bytes)
      order.put32(offset, at: to + 8, in: &bytes)
      kept += 1
    }
    guard kept < pictures.count else { return }
    bytes.clear(start + size * kept..<start + size * pictures.count)
    if let number { order.put32(kept, at: header + number, in: &bytes) }
    order.put32(size * kept, at: header + count, in: &bytes)
  }
}
