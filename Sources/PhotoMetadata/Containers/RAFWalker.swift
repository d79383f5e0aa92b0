import PhotoFormats

/// Reads a RAF file, Fujifilm's raw format: a header that points to a JPEG file with the metadata,
/// and to a list of properties of the raw picture.
struct RAFWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.raf)

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    var header = ByteReader(try source.bytes(at: Self.directory, count: 16))
    guard let preview = header.number(4), header.number(4) != nil, preview > Self.directory,
      preview < source.size, let list = header.number(4), let size = header.number(4)
    else { throw .damaged }
    var walker = JPEGWalker(at: preview)
    try walker.walk(&source)
    contents = walker.contents.within(.raf)
    if let size = try rawDimensions(list..<list + min(size, FormatLimits.boxContent), &source) {
      contents.dimensions = size
    }
  }

  /// Returns the size in the list: entries of a tag, a length and a value.
  private func rawDimensions(
    _ list: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) -> PixelDimensions? {
    var reader = ByteReader(try source.bytes(at: list.lowerBound, count: list.count))
    var sizes: [Int: PixelDimensions] = [:]
    for _ in 0..<min(reader.number(4) ?? 0, FormatLimits.directoryEntries) {
      guard let tag = reader.number(2), let length = reader.number(2),
        let value = reader.read(length)
      else { break }
      var numbers = ByteReader(value)
      guard Self.sizes.contains(tag), let height = numbers.number(2), let width = numbers.number(2),
        width > 0, height > 0
      else { continue }
      sizes[tag] = PixelDimensions(width: width, height: height)
    }
    return Self.sizes.compactMap { sizes[$0] }.first
  }

  /// The places in the header that point to the JPEG file and to the list.
  private static let directory = 84

  /// The size of the picture without its margins, and with them.
  private static let sizes = [0x0111, 0x0100]
}
