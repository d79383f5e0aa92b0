import PhotoFormats

/// A metadata item of an ISO base media file.
struct HEIFItem: Hashable {
  /// The number of the item in the file.
  var id: Int

  /// `Exif`, or `mime` for XMP.
  var type: String

  /// Whether the item is encrypted or otherwise protected.
  var isProtected: Bool

  /// Whether the item is compressed or otherwise encoded.
  var isEncoded: Bool

  /// Reads the metadata items from the box that lists all items.
  ///
  /// ISO/IEC 14496-12, 8.11.6: a version, flags and the number of items, then a box for each.
  static func metadata(
    in box: Box, of source: inout ByteSource, problems: inout [MetadataProblem]
  ) throws(PhotoReadError) -> [HEIFItem] {
    let version = try source.bytes(at: box.content.lowerBound, count: 1).first ?? 0
    var scanner = BoxScanner(
      box.content.dropFirst(4 + (version == 0 ? 2 : 4)), limit: FormatLimits.items)
    var items: [HEIFItem] = []
    while let entry = try scanner.next(in: &source, problems: &problems) {
      guard entry.type == "infe" else { continue }
      let bytes = try source.bytes(
        at: entry.content.lowerBound, count: min(entry.content.count, Self.entrySize))
      if let item = HEIFItem(bytes) { items.append(item) }
    }
    return items
  }

  /// Reads an entry; nil if it is damaged or the item is not metadata.
  private init?(_ entry: ArraySlice<UInt8>) {
    var reader = ByteReader(entry)
    guard let version = reader.version(), let id = reader.number(version < 3 ? 2 : 4),
      let protection = reader.number(2)
    else { return nil }
    self.id = id
    isProtected = protection != 0
    if version >= 2 {
      guard let type = reader.read(4) else { return nil }
      self.type = String(decoding: type, as: UTF8.self)
    } else {
      type = "mime"
    }
    guard type != "Exif" else {
      isEncoded = false
      return
    }
    guard type == "mime", reader.readToNUL() != nil, let content = reader.readToNUL(),
      content.elementsEqual("application/rdf+xml".utf8)
    else { return nil }
    isEncoded = reader.readToNUL().map { !$0.isEmpty } ?? false
  }

  /// The maximum number of bytes of an entry to read.
  private static let entrySize = 512
}

extension ByteReader {
  /// Reads the version and the flags at the start of many boxes, and returns the version.
  mutating func version() -> Int? {
    number(1).flatMap { version in number(3).map { _ in version } }
  }
}
