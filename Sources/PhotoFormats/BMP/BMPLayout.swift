/// The header of a BMP file, and where it says that the other parts lie.
///
/// Windows GDI, BITMAPFILEHEADER: `BM`, the size of the file, and the offset of the pixels, then a
/// header that begins with its length. A table of colors may follow it.
package struct BMPLayout: FileLayout {
  /// The header, the colors, the pixels and the profile.
  package private(set) var pieces: [ChunkPart] = []

  package private(set) var problems: [ChunkProblem] = []

  /// The end of the file, by its header and its pieces; the bytes behind it are none of the file.
  package private(set) var end = 0

  /// The size of the picture; nil if it is impossible.
  package private(set) var dimensions: PixelDimensions?

  /// The names of pieces, which the format doesn’t name but for the profile.
  package static let (colors, pixels, profile) = ("colors", "pixels", "bV5ProfileData")

  package init(in source: inout ByteSource) throws(PhotoReadError) {
    let order = ByteOrder.little
    let file = try source.bytes(at: 0, count: Self.fileHeader + Self.longestHeader)
    guard let length = order.uint32(file, at: Self.fileHeader) else { throw .damaged }
    let header = file.dropFirst(Self.fileHeader).prefix(length)
    let end = min(Self.fileHeader + max(4, length), source.size)
    pieces.append(ChunkPart(.header, 0..<end))
    guard let size = Self.size(header, isOld: length == Self.oldHeader) else {
      problems.note(.truncated)
      return
    }
    // A negative height means that the first row is the top one.
    let rows = abs(size.height)
    if size.width > 0, rows > 0 {
      dimensions = PixelDimensions(width: size.width, height: rows)
    }
    if length > end - Self.fileHeader { problems.note(.truncated) }
    if length == Self.longestHeader { addProfile(header, fileSize: source.size) }
    if let start = order.uint32(file, at: Self.pixelsOffset), start >= end, start < source.size {
      addPixels(at: start, header, headerEnd: end, fileSize: source.size)
      let declared = order.uint32(file, at: Self.sizeOffset) ?? 0
      self.end = pieces.reduce(min(declared, source.size)) { max($0, $1.range.upperBound) }
    }
  }

  /// Returns the width and the height in a header, whose numbers have 2 bytes in the oldest one.
  private static func size(
    _ header: ArraySlice<UInt8>, isOld: Bool
  ) -> (width: Int, height: Int)? {
    let order = ByteOrder.little
    if isOld {
      guard let width = order.uint16(header, at: 4), let height = order.uint16(header, at: 6)
      else { return nil }
      return (width, height)
    }
    guard let width = order.uint32(header, at: 4), let height = order.uint32(header, at: 8)
    else { return nil }
    return (
      Int(Int32(truncatingIfNeeded: width)), Int(Int32(truncatingIfNeeded: height))
    )
  }

  // Windows GDI, BITMAPV5HEADER: the color space `MBED` is a profile in the file, at an offset
  // from this header.
  private mutating func addProfile(_ header: ArraySlice<UInt8>, fileSize: Int) {
    guard header.dropFirst(56).starts(with: "DEBM".utf8),
      let offset = ByteOrder.little.uint32(header, at: 112),
      let size = ByteOrder.little.uint32(header, at: 116)
    else { return }
    let start = Self.fileHeader + offset
    guard start < fileSize else {
      problems.note(.truncated)
      return
    }
    pieces.append(ChunkPart(.chunk, Self.profile, start..<min(start + size, fileSize)))
  }

  /// Adds the pixels, and the colors before them.
  ///
  /// Programs leave out what fills up the last row, so that fewer pixels are no damage.
  private mutating func addPixels(
    at start: Int, _ header: ArraySlice<UInt8>, headerEnd: Int, fileSize: Int
  ) {
    if start > headerEnd { pieces.append(ChunkPart(.chunk, Self.colors, headerEnd..<start)) }
    let size = pixelsSize(header)
    if let size, size - (fileSize - start) > Self.longestFill { problems.note(.truncated) }
    let end = size.map { min(start + $0, fileSize) } ?? fileSize
    pieces.append(ChunkPart(.chunk, Self.pixels, start..<end))
  }

  /// Returns the number of bytes of the pixels; nil if nothing tells it.
  ///
  /// BITMAPINFOHEADER: rows of whole groups of four bytes; of compressed pixels, a number.
  private func pixelsSize(_ header: ArraySlice<UInt8>) -> Int? {
    let order = ByteOrder.little
    let isOld = header.count == Self.oldHeader
    guard let dimensions, let bits = order.uint16(header, at: isOld ? 10 : 14) else { return nil }
    let compression = order.uint32(header, at: 16) ?? 0
    guard [0, 3, 6].contains(compression) else {
      return order.uint32(header, at: 20).flatMap { $0 > 0 ? $0 : nil }
    }
    let row = (dimensions.width * bits + 31) / 32 * 4
    let (size, isTooLarge) = row.multipliedReportingOverflow(by: dimensions.height)
    return isTooLarge || size == 0 || size >= 1 << 48 ? nil : size
  }

  private static let fileHeader = 14
  private static let (sizeOffset, pixelsOffset) = (2, 10)

  /// The maximum number of bytes that fill up a row.
  private static let longestFill = 3

  /// OS/2's first header, whose numbers have 2 bytes.
  private static let oldHeader = 12
  private static let longestHeader = 124
}

/// Walks over the parts of a BMP file.
package typealias BMPParts = LayoutParts<BMPLayout>
