import PhotoFormats

/// A directory of a TIFF file: its entries, and the picture they describe.
struct TIFFDirectory {
  /// The entries with a valid format.
  let entries: [TIFFEntry]

  /// The offset of the next directory; 0 if there is none.
  let next: Int

  /// The offsets of the directories of further pictures.
  let children: [Int]

  private let order: ByteOrder

  /// Reads the directory at an offset of the file; anything beyond the end of the file is ignored.
  init(
    at offset: Int, order: ByteOrder, in source: inout ByteSource
  ) throws(PhotoReadError) {
    self.order = order
    let count = min(
      order.uint16(try source.bytes(at: offset, count: 2), at: 0) ?? 0,
      FormatLimits.directoryEntries)
    let bytes = try source.bytes(at: offset + 2, count: 12 * count + 4)
    entries = (0..<count).compactMap {
      TIFFEntry(bytes.dropFirst(12 * $0).prefix(12), order: order)
    }
    next = order.uint32(bytes, at: 12 * count) ?? 0
    guard let list = entries.first(where: { $0.tag == Self.subdirectories }), list.unit == 4 else {
      children = []
      return
    }
    let offsets =
      if let place = list.offset {
        try source.bytes(at: place, count: min(list.size, 4 * FormatLimits.directories))
      } else {
        list.field
      }
    children = (0..<min(list.count, FormatLimits.directories)).compactMap {
      order.uint32(offsets, at: 4 * $0)
    }
  }

  /// Whether the picture is not a reduced version of another one in the file.
  var isWholePicture: Bool {
    guard let kind = number(Self.kind) else { return children.isEmpty }
    // 1 is a reduced version, 2 a page of several; 4 and more are masks and the like.
    return kind & ~2 == 0
  }

  /// The size of the picture.
  var dimensions: PixelDimensions? { dimensions(number(0x0100), number(0x0101)) }

  /// The size of the picture, if Panasonic specifies its borders on the sensor.
  var sensorDimensions: PixelDimensions? {
    guard let top = number(4), let left = number(5), let bottom = number(6), let right = number(7)
    else { return dimensions }
    return dimensions(right - left, bottom - top)
  }

  /// Returns a size if it is valid.
  func dimensions(_ width: Int?, _ height: Int?) -> PixelDimensions? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return PixelDimensions(width: width, height: height)
  }

  /// Returns the whole number in an entry; nil if it is absent or contains something else.
  func number(_ tag: Int) -> Int? {
    entries.first { $0.tag == tag }?.wholeNumber(order: order)
  }

  private static let kind = 0x00FE
  private static let subdirectories = 0x014A
}
