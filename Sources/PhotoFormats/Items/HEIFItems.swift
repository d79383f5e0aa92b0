/// The items of a HEIF file in memory: what they are, where they lie, and what they refer to.
package struct HEIFItems {
  /// The file.
  package let bytes: [UInt8]

  /// The box that describes the items.
  package let meta: MetaBox

  /// The items that are thumbnails of others.
  package let thumbnails: Set<Int>

  /// Reads the items of a file's metadata box; nil if there are none.
  package init?(_ box: Box, in bytes: [UInt8]) {
    var source = ByteSource(bytes)
    guard let meta = try? MetaBox(box, in: &source), !source.isExhausted else { return nil }
    self.bytes = bytes
    self.meta = meta
    thumbnails = Set(meta.references.references.filter { $0.box.type == "thmb" }.map(\.from))
  }

  /// The items.
  package var items: [ItemEntry] { meta.items }

  /// The references.
  package var references: [ItemReferences.Reference] { meta.references.references }

  /// The item that is shown; nil if none is named (ISO/IEC 14496-12, 8.11.4).
  package var primary: Int? { meta.primaryItem }

  /// Returns an item; nil if there is none with this number.
  package func item(_ id: Int) -> ItemEntry? { meta.item(id) }

  /// Returns the positions of an item’s bytes in the file; nil if they are not all there.
  package func extents(of id: Int) -> [Range<Int>]? {
    guard let extents = try? meta.extents(of: id) else { return nil }
    let ranges = extents.map { $0.upperBound == ItemLocations.endOfFile ? toEnd($0) : $0 }
    // Extents that overlap can add up to any number of bytes.
    let count = ranges.reduce(0) { $0 + $1.count }
    guard count > 0, count <= bytes.count, ranges.allSatisfy({ $0.upperBound <= bytes.count })
    else { return nil }
    return ranges
  }

  private func toEnd(_ extent: Range<Int>) -> Range<Int> {
    min(extent.lowerBound, bytes.count)..<bytes.count
  }

  /// Returns the item’s bytes; nil if they are not all there.
  package func content(of id: Int) -> [UInt8]? { extents(of: id)?.flatMap { bytes[$0] } }

  /// Returns the properties of an item in their order (ISO/IEC 23008-12, 9.3).
  package func properties(of id: Int) -> [Box] { meta.properties?.boxes(ofItem: id) ?? [] }

  /// Returns the type of an auxiliary picture, such as `urn:mpeg:hevc:2015:auxid:2`; nil if it is
  /// none (ISO/IEC 23008-12, 6.5.8).
  package func auxiliaryType(of id: Int) -> String? {
    guard let box = properties(of: id).first(where: { $0.type == "auxC" }) else { return nil }
    return String(decoding: bytes[box.content].dropFirst(4).prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Returns the items of a kind that describe a picture; those that describe none if there are no
  /// such.
  package func items(describing picture: Int, where isKind: (ItemEntry) -> Bool) -> [ItemEntry] {
    let descriptions = references.filter { $0.box.type == "cdsc" }
    let all = items.filter(isKind)
    let own = all.filter { item in
      descriptions.contains { $0.from == item.id && $0.targets.contains(picture) }
    }
    return own.isEmpty
      ? all.filter { item in !descriptions.contains { $0.from == item.id } } : own
  }

  /// Returns a number in the file; nil past its end.
  package func number(at offset: Int, _ size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count else { return nil }
    var reader = ByteReader(bytes[offset...])
    return reader.number(size)
  }

  /// Returns the position of the TIFF header in the content of an Exif item; nil if there is none.
  ///
  /// ISO/IEC 23008-12, A.2.1: 4 bytes contain the number of bytes before the TIFF header.
  package static func headerPosition(in content: [UInt8]) -> Int? {
    var source = ByteSource(content)
    guard let block = try? MetadataBlock.extents([0..<content.count]).exifItem(in: &source),
      let position = block.fileOffset(of: 0), TIFFHeader.begins(content[position...])
    else { return nil }
    return position
  }
}
