/// An item of an ISO base media file, as the list of all items describes it.
package struct ItemEntry: Hashable, Sendable {
  /// The box of the entry.
  package var box: Box

  /// The number of the item in the file.
  package var id: Int

  /// Four characters, such as `hvc1` or `Exif`; `mime` in old entries without a type.
  package var type: String

  /// The range of the name, without its NUL; nil if there is none.
  package var name: Range<Int>?

  /// The type of the content of a `mime` item; nil if there is none.
  package var contentType: String?

  /// Whether the item is encrypted or otherwise protected.
  package var isProtected: Bool

  /// Whether the item is compressed or otherwise encoded.
  package var isEncoded: Bool

  /// Whether the bytes of the item are what they are, neither protected nor encoded.
  package var isPlain: Bool { !isProtected && !isEncoded }

  /// The end of what the entry says, which may lie before the end of the box.
  package var end: Int

  /// The content type of XMP.
  package static let xmp = "application/rdf+xml"

  /// Whether the item is an XMP packet.
  package var isXMP: Bool { type == "mime" && contentType == Self.xmp }

  /// Whether the item is metadata.
  package var isMetadata: Bool { type == "Exif" || isXMP }

  /// Reads the entries from the box that lists all items.
  ///
  /// ISO/IEC 14496-12, 8.11.6: a version, flags and the number of items, then a box for each.
  /// Entries that are damaged are left out.
  static func entries(
    in list: Box, of source: inout ByteSource, problems: inout [BoxProblem]
  ) throws(PhotoReadError) -> [ItemEntry] {
    guard let range = try list.children(in: &source) else { return [] }
    var parts = BoxParts(range, limit: FormatLimits.items)
    var entries: [ItemEntry] = []
    while let box = try parts.nextBox(in: &source) {
      guard box.type == "infe" else { continue }
      let bytes = try source.bytes(
        at: box.content.lowerBound, count: min(box.content.count, FormatLimits.itemEntry))
      if let entry = ItemEntry(box, bytes) { entries.append(entry) }
    }
    problems += parts.problems
    return entries
  }

  /// Reads an entry; nil if it is damaged.
  private init?(_ box: Box, _ bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    func location() -> Int { box.content.lowerBound + bytes.count - reader.rest.count }
    guard let version = reader.version(), let id = reader.number(version < 3 ? 2 : 4),
      let protection = reader.number(2)
    else { return nil }
    self.box = box
    self.id = id
    isProtected = protection != 0
    isEncoded = false
    if version >= 2 {
      guard let type = reader.read(4) else { return nil }
      self.type = String(decoding: type, as: UTF8.self)
    } else {
      type = "mime"
    }
    end = location()
    let start = end
    guard reader.readToNUL() != nil else { return }
    end = location()
    name = start..<end - 1
    guard type == "mime", let content = reader.readToNUL() else { return }
    contentType = String(decoding: content, as: UTF8.self)
    end = location()
    guard let encoding = reader.readToNUL() else { return }
    isEncoded = !encoding.isEmpty
    end = location()
  }
}

extension ByteReader {
  /// Reads the version and the flags at the start of many boxes, and returns the version.
  package mutating func version() -> Int? {
    number(1).flatMap { version in number(3).map { _ in version } }
  }
}
