import PhotoFormats

/// Reads the directory of an X3F file, Sigma's raw format.
///
/// A JPEG file of the picture has EXIF; without one, the properties name the camera.
struct X3FWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.x3f)
  private var properties: Range<Int>?

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    let layout = try X3FLayout(in: &source)
    contents.dimensions = layout.dimensions
    contents.note(layout.problems)
    for section in layout.sections {
      if Self.pictures.contains(section.name) {
        try readPreview(section.range, &source)
      } else {
        contents.add(section)
        if section.name == "PROP" { properties = properties ?? section.range }
      }
    }
    try readProperties(&source)
  }

  private mutating func readPreview(
    _ section: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    guard contents.exifBlocks.isEmpty, contents.previews.count < Limits.blocks,
      let jpeg = try X3FLayout.preview(in: section, of: &source)
    else { return }
    contents.previews.append(jpeg)
    let marker = try source.bytes(at: jpeg.lowerBound + JPEGMarker.start.count, count: 2)
    guard marker.elementsEqual([0xFF, JPEGMarker.app1]) else { return }
    var walker = JPEGWalker(at: jpeg.lowerBound)
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

  private static let pictures: Set<String> = ["IMAG", "IMA2"]
}
