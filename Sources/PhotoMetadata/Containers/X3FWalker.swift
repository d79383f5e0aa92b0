import PhotoFormats

/// Reads the directory of an X3F file, Sigma's raw format.
///
/// A JPEG file of the picture has EXIF; without one, the properties name the camera.
struct X3FWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.x3f)
  private var previews = 0
  private var properties: Range<Int>?

  // X3F Format, sections 2 and 3: a header, and at the end of the file the offset of a directory:
  // `SECd`, version, count, and entries of an offset, a length and a type.
  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    let order = ByteOrder.little
    let header = try source.bytes(at: 0, count: 48)
    let isNew = order.uint32(header, at: 4).map { $0 >> 16 >= 4 } ?? false
    if let width = order.uint32(header, at: isNew ? 40 : 28),
      let height = order.uint32(header, at: isNew ? 44 : 32), width > 0, height > 0
    {
      contents.dimensions = PixelDimensions(width: width, height: height)
    }
    let end = try source.bytes(at: source.size - 4, count: 4)
    guard let place = order.uint32(end, at: 0), place < source.size else {
      contents.problems.note(.fileTruncated)
      return
    }
    let directory = try source.bytes(at: place, count: 12)
    guard directory.starts(with: "SECd".utf8), let count = order.uint32(directory, at: 8) else {
      contents.problems.note(.fileTruncated)
      return
    }
    let table = try source.bytes(
      at: place + 12, count: Self.entrySize * min(count, FormatLimits.directoryEntries))
    for start in stride(from: 0, through: table.count - Self.entrySize, by: Self.entrySize) {
      let entry = table.dropFirst(start).prefix(Self.entrySize)
      guard let offset = order.uint32(entry, at: 0), let length = order.uint32(entry, at: 4),
        offset <= source.size, length <= source.size - offset
      else {
        contents.problems.note(.structureDamaged)
        continue
      }
      let type = String(decoding: entry.suffix(4), as: UTF8.self)
      try read(type, offset..<offset + length, &source)
    }
    try readProperties(&source)
  }

  private mutating func read(
    _ type: String, _ section: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    guard !Self.pictures.contains(type) else { return try readPreview(section, &source) }
    contents.add(FilePart(name: type, range: section, content: section))
    if type == "PROP" { properties = properties ?? section }
  }

  // X3F Format, section 4: `SECi`, version, 2 for a preview, 18 for JPEG, two sizes and a length.
  private mutating func readPreview(
    _ section: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let header = try source.bytes(at: section.lowerBound, count: 32)
    guard contents.exifBlocks.isEmpty, previews < Limits.blocks, header.count == 32,
      ByteOrder.little.uint32(header, at: 8) == 2, ByteOrder.little.uint32(header, at: 12) == 18,
      header.suffix(4).elementsEqual([0xFF, JPEGMarker.startOfImage, 0xFF, JPEGMarker.app1])
    else { return }
    previews += 1
    var walker = JPEGWalker(at: section.lowerBound + 28)
    try walker.walk(&source)
    contents.exifBlocks = walker.contents.exifBlocks
    contents.xmpPackets = walker.contents.xmpPackets
    contents.extendedXMP = walker.contents.extendedXMP
    for part in walker.contents.parts { contents.add(part) }
    for problem in walker.contents.problems { contents.problems.note(problem) }
  }

  private mutating func readProperties(_ source: inout ByteSource) throws(PhotoReadError) {
    guard contents.exifBlocks.isEmpty, let properties else { return }
    let bytes = try source.bytes(
      at: properties.lowerBound, count: min(properties.count, FormatLimits.boxContent))
    guard let texts = X3FProperties(bytes)?.texts else {
      contents.problems.note(.structureDamaged)
      return
    }
    func text(_ name: String) -> [UInt8] { Array((texts[name] ?? "").utf8) }
    let time = texts["TIME"].flatMap { UInt32($0) }.map { Int($0) }
    let camera = CameraFacts(
      make: text("CAMMANUF"), model: text("CAMMODEL"), firmware: text("FIRMVERS"),
      captureTime: time)
    contents.exifBlocks = [camera.exif].compactMap { $0 }
  }

  private static let entrySize = 12
  private static let pictures: Set<String> = ["IMAG", "IMA2"]
}
