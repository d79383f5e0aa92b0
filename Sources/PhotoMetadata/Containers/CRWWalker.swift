import PhotoFormats

/// Walks the directories of a CRW file, Canon's raw format before CR2.
struct CRWWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.crw)
  private var camera = CameraFacts()

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    let layout = try CRWLayout(in: &source)
    contents.note(layout.problems)
    for value in layout.values { try read(value, layout.order, &source) }
    contents.exifBlocks = [camera.exif].compactMap { $0 }
  }

  private mutating func read(
    _ entry: CIFFDirectory.Entry, _ order: ByteOrder, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    if entry.tag == Self.preview { contents.previews.append(entry.range) }
    guard !Self.pictures.contains(entry.tag) else { return }
    if entry.tag == Self.thumbnail {
      contents.thumbnail = entry.range
    } else {
      let name = TIFFEntry.name(ofTag: entry.tag)
      contents.add(FilePart(name: name, range: entry.range, content: entry.range))
    }
    guard Self.facts.contains(entry.tag) else { return }
    let bytes = try source.bytes(
      at: entry.range.lowerBound, count: min(entry.range.count, Limits.textHeader))
    switch entry.tag {
    case Self.makeAndModel where camera.make.isEmpty:
      let texts = bytes.split(separator: 0, maxSplits: 2)
      camera.make = texts.first.map(Array.init) ?? []
      camera.model = texts.dropFirst().first.map(Array.init) ?? []
    case Self.firmware: camera.firmware = Array(bytes.prefix { $0 != 0 })
    case Self.captureTime: camera.captureTime = order.uint32(bytes, at: 0)
    case Self.size:
      guard let width = order.uint32(bytes, at: 0), let height = order.uint32(bytes, at: 4),
        width > 0, height > 0
      else { return }
      contents.dimensions = PixelDimensions(width: width, height: height)
    default: break
    }
  }

  private static let makeAndModel = 0x080A
  private static let firmware = 0x080B
  private static let captureTime = 0x180E
  private static let size = 0x1810
  private static let facts: Set<Int> = [makeAndModel, firmware, captureTime, size]

  /// The raw picture and a JPEG file of it.
  private static let pictures: Set<Int> = [0x2005, preview]
  private static let preview = 0x2007
  private static let thumbnail = 0x2008
}
