import PhotoFormats

/// A TIFF file with several pictures in any layout, in the order of bytes of Intel.
enum SampleTIFF {
  /// A picture, or a smaller version of one.
  struct Page {
    /// The values of entries that have no offsets, by tag; those of more than 16 bits are long.
    var fields: [Int: [Int]]
    /// The strips, or the tiles if there is a `TileWidth`.
    var segments: [[UInt8]]
    /// The pictures in its `SubIFDs`.
    var children: [Page] = []
  }

  /// The entries of a picture of `SamplePictures`, with 8 bits per channel.
  static func fields(_ others: [Int: [Int]] = [:]) -> [Int: [Int]] {
    [
      0x0100: [SamplePictures.width], 0x0101: [SamplePictures.height], 0x0102: [8, 8, 8],
      0x0103: [1], 0x0106: [2], 0x0115: [3],
    ].merging(others) { _, new in new }
  }

  /// A page with the picture of `SamplePictures` in one strip.
  static func page(_ others: [Int: [Int]] = [:]) -> Page {
    Page(
      fields: fields(others).merging([0x0116: [SamplePictures.height]]) { old, _ in old },
      segments: [SamplePictures.pixels])
  }

  /// Returns rows in the compression of runs.
  static func packedBits(_ bytes: [UInt8], rowSize: Int) -> [UInt8] {
    var packed: [UInt8] = []
    for row in stride(from: 0, to: bytes.count, by: rowSize) {
      let end = min(row + rowSize, bytes.count)
      PackBits.encode(bytes.span.extracting(row..<end), into: &packed)
    }
    return packed
  }

  /// Returns bytes in the compression of strings.
  static func packedStrings(_ bytes: [UInt8]) -> [UInt8] {
    var encoder = LZW.Encoder()
    // What arrives in pieces is the same as the whole.
    let middle = bytes.count / 3
    encoder.append(bytes.span.extracting(..<middle))
    encoder.append(bytes.span.extracting(middle...))
    return encoder.finished()
  }

  /// Returns a file with pages.
  static func file(_ pages: [Page]) -> [UInt8] {
    var file: [UInt8] = [0x49, 0x49, 42, 0, 0, 0, 0, 0]
    var pointer = 4
    for page in pages {
      let position = append(page, to: &file)
      order.put32(position, at: pointer, in: &file)
      pointer = position + 2 + 12 * Int(file[position]) + 256 * 12 * Int(file[position + 1])
    }
    return file
  }

  /// Returns a file in which the values of an entry of the first directory lie past the end.
  static func file(_ pages: [Page], withValuesPastTheEndIn tag: Int, by distance: Int) -> [UInt8] {
    var file = file(pages)
    let entry = TIFFBlock(file)?.directories.first?.entries.first { $0.tag == tag }
    order.put32(file.count + distance, at: (entry?.offset ?? file.count) + 8, in: &file)
    return file
  }

  private static let order = ByteOrder.little

  /// Appends the directory of a page, and returns its position.
  private static func append(_ page: Page, to file: inout [UInt8]) -> Int {
    var fields = page.fields
    let isTiled = fields[0x0142] != nil
    var positions: [Int] = []
    for segment in page.segments { positions.append(append(segment, to: &file)) }
    fields[isTiled ? 0x0144 : 0x0111] = positions
    fields[isTiled ? 0x0145 : 0x0117] = page.segments.map(\.count)
    let children = page.children.map { append($0, to: &file) }
    if !children.isEmpty { fields[0x014A] = children }
    var entries: [UInt8] = []
    for (tag, values) in fields.sorted(by: { $0.key < $1.key }) {
      let isLong = [0x0111, 0x0117, 0x0144, 0x0145, 0x014A, 0x8769].contains(tag)
      var bytes: [UInt8] = []
      for value in values {
        if isLong {
          order.append(UInt32(value), to: &bytes)
        } else {
          order.append(UInt16(value), to: &bytes)
        }
      }
      order.append(UInt16(tag), to: &entries)
      order.append(UInt16(isLong ? 4 : 3), to: &entries)
      order.append(UInt32(values.count), to: &entries)
      if bytes.count > 4 {
        order.append(UInt32(append(bytes, to: &file)), to: &entries)
      } else {
        entries += bytes + Array(repeating: 0, count: 4 - bytes.count)
      }
    }
    var directory: [UInt8] = []
    order.append(UInt16(fields.count), to: &directory)
    return append(directory + entries + [0, 0, 0, 0], to: &file)
  }

  private static func append(_ bytes: [UInt8], to file: inout [UInt8]) -> Int {
    if file.count % 2 == 1 { file.append(0) }
    file += bytes
    return file.count - bytes.count
  }
}
