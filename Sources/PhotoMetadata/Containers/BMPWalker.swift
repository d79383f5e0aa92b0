import PhotoFormats

/// Reads the headers of a BMP file: the size of the picture, and a color profile.
struct BMPWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.bmp)

  // Windows GDI, BITMAPFILEHEADER: "BM" and 12 bytes, then a header that begins with its length.
  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    let header = try source.bytes(at: Self.fileHeaderSize, count: Self.longestHeader)
    guard let size = ByteOrder.little.uint32(header, at: 0) else { throw .damaged }
    let isOld = size == Self.oldHeader
    let (width, height) =
      isOld
      ? (ByteOrder.little.uint16(header, at: 4), ByteOrder.little.uint16(header, at: 6))
      : (ByteOrder.little.uint32(header, at: 4), ByteOrder.little.uint32(header, at: 8))
    guard let width, let height else {
      contents.problems.note(.fileTruncated)
      return
    }
    // A negative height means that the first row is the top one.
    let rows = isOld ? height : abs(Int(Int32(truncatingIfNeeded: height)))
    if width > 0, width <= Int(Int32.max), rows > 0 {
      contents.dimensions = PixelDimensions(width: width, height: rows)
    }
    if size == Self.longestHeader { addProfile(header, fileSize: source.size) }
  }

  // Windows GDI, BITMAPV5HEADER: the color space `MBED` is a profile in the file, at an offset
  // from this header.
  private mutating func addProfile(_ header: ArraySlice<UInt8>, fileSize: Int) {
    guard header.dropFirst(56).starts(with: "DEBM".utf8),
      let offset = ByteOrder.little.uint32(header, at: 112),
      let size = ByteOrder.little.uint32(header, at: 116)
    else { return }
    let start = Self.fileHeaderSize + offset
    guard start < fileSize else {
      contents.problems.note(.fileTruncated)
      return
    }
    let range = start..<min(start + size, fileSize)
    contents.add(FilePart(name: Self.profile, range: range, content: range))
  }

  /// The name of the part with the color profile.
  static let profile = "bV5ProfileData"

  private static let fileHeaderSize = 14

  /// OS/2's first header, whose numbers have 2 bytes.
  private static let oldHeader = 12
  private static let longestHeader = 124
}
