import ASCII
import PhotoFormats
import PhotoMetadata

/// The items of a HEIF file: what they are, where they lie, and what they refer to.
///
/// The boxes that list them can be written again without some of the items.
struct HEIFItems {
  /// An item.
  struct Item {
    var id: Int
    /// Four characters, such as `Exif` or `mime`.
    var type: String
    /// The type of the content of a `mime` item.
    var contentType = ""
    /// Whether it is encrypted or compressed.
    var isEncoded = false
  }

  /// A location.
  struct Location {
    var id: Int
    /// The place of the entry in the file.
    var entry: Range<Int>
    /// The method: 0 in the file, 1 in the data box, 2 in another item.
    var method: Int
    /// The places of the numbers of each part: its offset and its length.
    var extents: [(start: Int, length: Int, offsetField: Int, lengthField: Int)]
    /// What the offsets count from.
    var base: Int
  }

  /// The items.
  private(set) var items: [Item] = []

  /// The locations.
  private(set) var locations: [Location] = []

  /// A reference of an item to others.
  struct Reference {
    /// Four characters, such as `thmb` or `cdsc`.
    var type: String
    var from: Int
    var targets: [Int]
  }

  /// The references.
  private(set) var references: [Reference] = []

  /// The items that are thumbnails of others.
  private(set) var thumbnails: Set<Int> = []

  /// The sizes in bytes of offsets and lengths.
  private(set) var (offsetSize, lengthSize) = (0, 0)

  let bytes: [UInt8]
  private let meta: BoxList.Box
  let boxes: BoxList
  private let data: Range<Int>?

  /// Reads the items of a file's metadata box; nil if they are damaged.
  init?(_ meta: BoxList.Box, in bytes: [UInt8]) {
    guard meta.content.count >= 4,
      let boxes = BoxList(bytes, in: meta.content.dropFirst(4))
    else { return nil }
    self.bytes = bytes
    self.meta = meta
    self.boxes = boxes
    data = boxes.first("idat")?.content
    guard readItems(), readLocations(), readReferences() else { return nil }
  }

  /// Returns the places of an item's bytes in the file; nil if they are not all there.
  func extents(of id: Int) -> [Range<Int>]? {
    guard let location = locations.first(where: { $0.id == id }) else { return nil }
    var ranges: [Range<Int>] = []
    for extent in location.extents {
      let start = location.base + extent.start
      switch location.method {
      case 0:
        guard extent.length > 0, start <= bytes.count, extent.length <= bytes.count - start else {
          return nil
        }
        ranges.append(start..<start + extent.length)
      case 1:
        guard let data, start <= data.count, extent.length <= data.count - start else { return nil }
        let length = extent.length == 0 ? data.count - start : extent.length
        ranges.append(data.lowerBound + start..<data.lowerBound + start + length)
      default: return nil
      }
    }
    // Extents that overlap can add up to any number of bytes.
    let count = ranges.reduce(0) { $0 + $1.count }
    return ranges.isEmpty || count > bytes.count ? nil : ranges
  }

  /// Returns the metadata box without some items, as long as before; nil if there is no room.
  func metaBox(without gone: Set<Int>) -> [UInt8]? {
    var content = Array(bytes[meta.content.prefix(4)])
    for box in boxes.boxes {
      switch box.type {
      case "iinf": content += BoxList.box("iinf", itemList(without: gone, box))
      case "iloc": content += BoxList.box("iloc", locationList(without: gone, box))
      case "iref":
        guard let list = referenceList(without: gone, box) else { return nil }
        content += BoxList.box("iref", list)
      case "iprp":
        guard let properties = propertyBox(without: gone, box) else { return nil }
        content += BoxList.box("iprp", properties)
      // What filled a gap before fills it again.
      case "free": break
      case "grpl": return nil
      default: content += bytes[box.range]
      }
    }
    let room = meta.content.count - content.count
    guard room == 0 || room >= 8 else { return nil }
    if room > 0 { content += BoxList.box("free", Array(repeating: 0, count: room - 8)) }
    return bytes[meta.range.lowerBound..<meta.content.lowerBound] + content
  }

  // MARK: Reading

  /// ISO/IEC 14496-12, 8.11.6: a version, flags and the number of items, then a box for each.
  private mutating func readItems() -> Bool {
    guard let list = boxes.first("iinf"), let version = bytes[list.content].first else {
      return false
    }
    let header = 4 + (version == 0 ? 2 : 4)
    guard list.content.count >= header,
      let entries = BoxList(bytes, in: list.content.dropFirst(header))
    else { return false }
    for entry in entries.boxes where entry.type == "infe" {
      guard let item = item(in: entry) else { return false }
      items.append(item)
    }
    return true
  }

  private func item(in entry: BoxList.Box) -> Item? {
    let content = bytes[entry.content]
    guard let version = content.first else { return nil }
    let idSize = version < 3 ? 2 : 4
    guard let id = number(at: entry.content.lowerBound + 4, idSize), content.count >= 4 + idSize + 2
    else { return nil }
    var rest = content.dropFirst(4 + idSize)
    let isProtected = !rest.prefix(2).allSatisfy { $0 == 0 }
    rest = rest.dropFirst(2)
    var item = Item(id: id, type: "mime", isEncoded: isProtected)
    if version >= 2 {
      guard rest.count >= 4 else { return nil }
      item.type = String(decoding: rest.prefix(4), as: UTF8.self)
      rest = rest.dropFirst(4)
    }
    guard item.type == "mime" else { return item }
    // The name, the type of the content, and its encoding, each up to a NUL.
    var texts = rest.split(separator: 0, omittingEmptySubsequences: false).dropFirst().prefix(2)
    if let type = texts.popFirst() { item.contentType = String(decoding: type, as: UTF8.self) }
    if let encoding = texts.popFirst(), !encoding.isEmpty { item.isEncoded = true }
    return item
  }

  /// ISO/IEC 14496-12, 8.11.3: a version, flags, and the sizes in bytes of an entry's numbers.
  private mutating func readLocations() -> Bool {
    guard let list = boxes.first("iloc"), list.content.count >= 8,
      let version = bytes[list.content].first, version <= 2,
      let sizes = number(at: list.content.lowerBound + 4, 2)
    else { return false }
    (offsetSize, lengthSize) = (sizes >> 12, sizes >> 8 & 15)
    let (baseSize, indexSize) = (sizes >> 4 & 15, version == 0 ? 0 : sizes & 15)
    let idSize = version < 2 ? 2 : 4
    var position = list.content.lowerBound + 6
    guard let count = number(at: position, idSize) else { return false }
    position += idSize
    for _ in 0..<count {
      let start = position
      guard let id = number(at: position, idSize) else { return false }
      position += idSize
      var method = 0
      if version > 0 {
        guard let value = number(at: position, 2) else { return false }
        method = value & 15
        position += 2
      }
      position += 2
      guard let base = number(at: position, baseSize) else { return false }
      position += baseSize
      guard let extentCount = number(at: position, 2) else { return false }
      position += 2
      var extents: [(start: Int, length: Int, offsetField: Int, lengthField: Int)] = []
      for _ in 0..<extentCount {
        position += indexSize
        guard let offset = number(at: position, offsetSize),
          let length = number(at: position + offsetSize, lengthSize)
        else { return false }
        extents.append((offset, length, position, position + offsetSize))
        position += offsetSize + lengthSize
      }
      guard position <= list.content.upperBound else { return false }
      locations.append(
        Location(id: id, entry: start..<position, method: method, extents: extents, base: base))
    }
    return true
  }

  /// ISO/IEC 14496-12, 8.11.12: a box for each, with an item, a count and the items it refers to.
  private mutating func readReferences() -> Bool {
    guard let list = boxes.first("iref") else { return true }
    guard let version = bytes[list.content].first, list.content.count >= 4,
      let entries = BoxList(bytes, in: list.content.dropFirst(4))
    else { return false }
    let size = version == 0 ? 2 : 4
    for entry in entries.boxes {
      guard let id = number(at: entry.content.lowerBound, size) else {
        if entry.type == "thmb" { return false }
        continue
      }
      if entry.type == "thmb" { thumbnails.insert(id) }
      let start = entry.content.lowerBound + size + 2
      let count = min(
        number(at: start - 2, 2) ?? 0, max(0, entry.content.upperBound - start) / size)
      let targets = (0..<count).compactMap { number(at: start + size * $0, size) }
      references.append(Reference(type: entry.type, from: id, targets: targets))
    }
    return true
  }

  func number(at offset: Int, _ size: Int) -> Int? {
    guard size <= 8, offset >= 0, offset + size <= bytes.count else { return nil }
    let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < 1 << 48 ? Int(value) : nil
  }

  // MARK: Contents

  /// Returns the item’s bytes; nil if they are not all there.
  func content(of id: Int) -> [UInt8]? { extents(of: id)?.flatMap { bytes[$0] } }

  /// Returns the place of the TIFF header in the content of an Exif item; nil if there is none.
  ///
  /// ISO/IEC 23008-12, A.2.1: 4 bytes contain the number of bytes before the TIFF header.
  static func headerPlace(in content: [UInt8]) -> Int? {
    let distance = ByteOrder.big.uint32(content[...], at: 0) ?? 0
    return distance + 4 < content.count && TIFFHeader.begins(content[(distance + 4)...])
      ? distance + 4 : (0..<min(64, content.count)).first { TIFFHeader.begins(content[$0...]) }
  }

  // MARK: Writing

  private func itemList(without gone: Set<Int>, _ box: BoxList.Box) -> [UInt8] {
    let version = bytes[box.content.lowerBound]
    let countSize = version == 0 ? 2 : 4
    var content = Array(bytes[box.content.prefix(4)])
    let entries = BoxList(bytes, in: box.content.dropFirst(4 + countSize))?.boxes ?? []
    let kept = entries.filter { entry in item(in: entry).map { !gone.contains($0.id) } ?? true }
    content += Self.bytes(of: kept.count, size: countSize)
    return content + kept.flatMap { bytes[$0.range] }
  }

  private func locationList(without gone: Set<Int>, _ box: BoxList.Box) -> [UInt8] {
    let kept = locations.filter { !gone.contains($0.id) }
    let idSize = bytes[box.content.lowerBound] < 2 ? 2 : 4
    return bytes[box.content.prefix(6)] + Self.bytes(of: kept.count, size: idSize)
      + kept.flatMap { bytes[$0.entry] }
  }

  private func referenceList(without gone: Set<Int>, _ box: BoxList.Box) -> [UInt8]? {
    let size = bytes[box.content.lowerBound] == 0 ? 2 : 4
    var content = Array(bytes[box.content.prefix(4)])
    for entry in BoxList(bytes, in: box.content.dropFirst(4))?.boxes ?? [] {
      guard let from = number(at: entry.content.lowerBound, size),
        let count = number(at: entry.content.lowerBound + size, 2)
      else { return nil }
      if gone.contains(from) { continue }
      let targets = (0..<count).compactMap {
        number(at: entry.content.lowerBound + size + 2 + size * $0, size)
      }
      let kept = targets.filter { !gone.contains($0) }
      guard kept.count < targets.count else {
        content += bytes[entry.range]
        continue
      }
      guard !kept.isEmpty else { continue }
      content += BoxList.box(
        entry.type,
        Self.bytes(of: from, size: size) + Self.bytes(of: kept.count, size: 2)
          + kept.flatMap { Self.bytes(of: $0, size: size) })
    }
    return content
  }

  /// ISO/IEC 23008-12, 9.3.2: the properties, and which items have them.
  private func propertyBox(without gone: Set<Int>, _ box: BoxList.Box) -> [UInt8]? {
    guard let children = BoxList(bytes, in: box.content) else { return nil }
    var content: [UInt8] = []
    for child in children.boxes {
      guard child.type == "ipma" else {
        content += bytes[child.range]
        continue
      }
      guard child.content.count >= 8 else { return nil }
      let idSize = bytes[child.content.lowerBound] < 1 ? 2 : 4
      let isWide = bytes[child.content.lowerBound + 3] & 1 == 1
      guard let count = number(at: child.content.lowerBound + 4, 4) else { return nil }
      var position = child.content.lowerBound + 8
      var kept: [UInt8] = []
      var keptCount = 0
      for _ in 0..<count {
        guard let id = number(at: position, idSize),
          let associations = number(at: position + idSize, 1)
        else { return nil }
        let end = position + idSize + 1 + associations * (isWide ? 2 : 1)
        guard end <= child.content.upperBound else { return nil }
        if !gone.contains(id) {
          kept += bytes[position..<end]
          keptCount += 1
        }
        position = end
      }
      content += BoxList.box(
        "ipma", bytes[child.content.prefix(4)] + Self.bytes(of: keptCount, size: 4) + kept)
    }
    return content
  }

  private static func bytes(of number: Int, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
