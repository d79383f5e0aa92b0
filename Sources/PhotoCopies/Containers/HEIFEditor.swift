import PhotoMetadata

/// Changes the metadata of a HEIC, HEIF or AVIF file without moving anything.
///
/// Items are changed where they lie, whatever is removed becomes zeros, and what needs more room is
/// written behind the end.
struct HEIFEditor {
  private var bytes: [UInt8]
  private let list: BoxList
  private let items: HEIFItems
  private let meta: BoxList.Box
  private var appended: [UInt8] = []
  private var hasXMP = false

  /// Reads a file; nil if its boxes are damaged.
  init?(_ bytes: [UInt8]) {
    guard let list = BoxList(bytes, in: 0..<bytes.count), let meta = list.first("meta"),
      let items = HEIFItems(meta, in: bytes)
    else { return nil }
    self.bytes = bytes
    self.list = list
    self.meta = meta
    self.items = items
  }

  /// Returns the file without what a pass removes.
  mutating func edit(_ pass: inout CopyPass) throws(CopyError) -> EditedPhoto {
    var gone: Set<Int> = []
    for item in items.items {
      if items.thumbnails.contains(item.id) {
        if pass.removes(.thumbnail, "HEIF thmb") { gone.insert(item.id) }
        continue
      }
      switch item.type {
      case "Exif": try editExif(item, &pass)
      case "mime" where item.contentType == "application/rdf+xml": try editXMP(item, &pass)
      case "mime", "uri ": try editOther(item, &gone, &pass)
      default: break
      }
    }
    try editBoxes(&pass)
    if !gone.isEmpty { try remove(gone) }
    if !hasXMP, let statement = pass.statement {
      try closeLastBox()
      appended += BoxList.box("uuid", Self.xmpIdentifier + XMPEditor.fresh(statement))
    }
    let pictures = list.boxes.filter { $0.type == "mdat" }.map(\.range)
    return EditedPhoto(
      bytes: bytes + appended, pictures: metadata.isEmpty ? pictures : without(pictures))
  }

  /// The places of metadata in the data of pictures.
  private var metadata: [Range<Int>] {
    items.items.filter { ["Exif", "mime", "uri "].contains($0.type) }
      .flatMap { items.extents(of: $0.id) ?? [] }
  }

  /// Returns the places of pictures without those of metadata.
  private func without(_ pictures: [Range<Int>]) -> [Range<Int>] {
    metadata.reduce(pictures) { ranges, place in
      ranges.flatMap { range -> [Range<Int>] in
        guard range.overlaps(place) else { return [range] }
        return [
          range.lowerBound..<max(range.lowerBound, place.lowerBound),
          min(range.upperBound, place.upperBound)..<range.upperBound,
        ].filter { !$0.isEmpty }
      }
    }
  }

  // MARK: Items

  private mutating func editExif(_ item: HEIFItems.Item, _ pass: inout CopyPass) throws(CopyError) {
    guard !item.isEncoded, let places = items.extents(of: item.id) else {
      if pass.removes(.unread, "HEIF Exif") {
        throw .cannotRemove(.unread, structure: "HEIF Exif")
      }
      return
    }
    let content = places.flatMap { bytes[$0] }
    guard let start = HEIFItems.headerPlace(in: content),
      var editor = ExifEditor(Array(content[start...]))
    else {
      if pass.removes(.unread, "HEIF Exif", bytes: content[...]) {
        write(Self.emptyExif(content.count), at: places)
      }
      return
    }
    if let edited = try editor.edit(&pass) {
      write(content[..<start] + edited, at: places)
    } else {
      write(Self.emptyExif(content.count), at: places)
    }
  }

  /// Returns an item without an entry, which is shorter than all others.
  private static func emptyExif(_ count: Int) -> [UInt8] {
    let block: [UInt8] = [0, 0, 0, 0, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    return Array(block.prefix(count))
  }

  private mutating func editXMP(_ item: HEIFItems.Item, _ pass: inout CopyPass) throws(CopyError) {
    guard !item.isEncoded, let places = items.extents(of: item.id) else {
      if pass.removes(.unread, "XMP") { throw .cannotRemove(.unread, structure: "XMP") }
      return
    }
    let content = places.flatMap { bytes[$0] }
    let isMain = !hasXMP
    hasXMP = true
    guard let edited = XMPEditor.edit(content, &pass, isMain: isMain, in: "XMP") else {
      if isMain { hasXMP = false }
      return write(XMPEditor.empty, at: places, padding: 0x20)
    }
    if edited.count <= content.count { return write(edited, at: places, padding: 0x20) }
    try move(item, to: edited, from: places)
  }

  /// Empties an item whose contents are not read.
  private mutating func editOther(
    _ item: HEIFItems.Item, _ gone: inout Set<Int>, _ pass: inout CopyPass
  ) throws(CopyError) {
    let content = items.extents(of: item.id).map { $0.flatMap { bytes[$0] } }
    let name = "HEIF \(item.type) \(item.contentType)"
    guard pass.removes(.unread, name, bytes: (content ?? [])[...]) else { return }
    guard content != nil else { throw .cannotRemove(.unread, structure: name) }
    gone.insert(item.id)
  }

  /// Writes a content over another, which is at least as long.
  private mutating func write(_ content: [UInt8], at places: [Range<Int>], padding: UInt8 = 0) {
    var rest = content[...]
    for place in places {
      let piece = Array(rest.prefix(place.count))
      rest = rest.dropFirst(piece.count)
      bytes.replaceSubrange(
        place, with: piece + Array(repeating: padding, count: place.count - piece.count))
    }
  }

  /// Writes a content that has become longer behind the end of the file.
  private mutating func move(
    _ item: HEIFItems.Item, to content: [UInt8], from places: [Range<Int>]
  ) throws(CopyError) {
    guard let location = items.locations.first(where: { $0.id == item.id }), location.method == 0,
      location.extents.count == 1, let extent = location.extents.first,
      items.offsetSize >= 4, items.lengthSize >= 4
    else { throw .noRoom(structure: "XMP") }
    try closeLastBox()
    let offset = bytes.count + appended.count + 8
    appended += BoxList.box("mdat", content)
    guard offset + content.count < 1 << 32, offset >= location.base else {
      throw .noRoom(structure: "XMP")
    }
    put(offset - location.base, at: extent.offsetField, items.offsetSize)
    put(content.count, at: extent.lengthField, items.lengthSize)
    for place in places { bytes.clear(place) }
  }

  private mutating func put(_ number: Int, at offset: Int, _ size: Int) {
    for index in 0..<size {
      bytes[offset + index] = UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - index)))
    }
  }

  /// Removes items from all lists, and clears their bytes.
  private mutating func remove(_ gone: Set<Int>) throws(CopyError) {
    let kept = items.items.filter { !gone.contains($0.id) }
      .flatMap { items.extents(of: $0.id) ?? [] }
    for id in gone {
      for place in items.extents(of: id) ?? [] where !kept.contains(where: { $0.overlaps(place) }) {
        bytes.clear(place)
      }
    }
    // What was written meanwhile is in the lists that are written again.
    guard let current = HEIFItems(meta, in: bytes), let box = current.metaBox(without: gone) else {
      throw .cannotRemove(.thumbnail, structure: "HEIF meta")
    }
    bytes.replaceSubrange(meta.range, with: box)
  }

  // MARK: Boxes

  private mutating func editBoxes(_ pass: inout CopyPass) throws(CopyError) {
    for box in list.boxes {
      let content = Array(bytes[box.content])
      switch box.type {
      case "ftyp", "meta", "mdat", "free", "skip", "styp", "sidx": break
      case "uuid" where content.starts(with: Self.xmpIdentifier):
        let packet = Array(content.dropFirst(16))
        let isMain = !hasXMP
        hasXMP = true
        let edited = XMPEditor.edit(packet, &pass, isMain: isMain, in: "XMP") ?? []
        guard edited.count <= packet.count else {
          // A longer packet goes behind the end, and this one becomes free space.
          free(box)
          try closeLastBox()
          appended += BoxList.box("uuid", Self.xmpIdentifier + edited)
          continue
        }
        if edited.isEmpty, isMain { hasXMP = false }
        write(
          Self.xmpIdentifier + edited
            + Array(repeating: 0x20, count: packet.count - edited.count), at: [box.content])
      case "uuid" where content.starts(with: Self.credentialsIdentifier):
        guard pass.isChanging else { continue }
        pass.endCredentials(Array(content.dropFirst(16)), in: "HEIF uuid C2PA")
        free(box)
      case "moov":
        // The pictures of a sequence, which may have metadata of their own.
        let hasMetadata = ["udta", "meta", "uuid"].contains {
          ByteSearch.contains(Array($0.utf8), in: content[...], isWord: false)
        }
        if hasMetadata, pass.removes(.unread, "HEIF moov", bytes: content[...]) {
          throw .cannotRemove(.unread, structure: "HEIF moov")
        }
      default:
        if pass.removes(.unread, "HEIF \(box.type)", bytes: content[...]) { free(box) }
      }
    }
  }

  /// Turns a box into free space.
  private mutating func free(_ box: BoxList.Box) {
    bytes.replaceSubrange(
      box.range.lowerBound + 4..<box.range.lowerBound + 8, with: Array("free".utf8))
    bytes.clear(box.content)
  }

  /// Writes the size of a last box that extends to the end of the file, so that others can follow.
  private mutating func closeLastBox() throws(CopyError) {
    guard let last = list.boxes.last, last.isOpen else { return }
    guard last.range.count < 1 << 32 else { throw .noRoom(structure: "HEIF \(last.type)") }
    put(last.range.count, at: last.range.lowerBound, 4)
  }

  static let xmpIdentifier: [UInt8] = [
    0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
  ]

  /// C2PA 2.2, A.5: d8fec3d6-1b0e-483c-9297-5828877ec481.
  static let credentialsIdentifier: [UInt8] = [
    0xD8, 0xFE, 0xC3, 0xD6, 0x1B, 0x0E, 0x48, 0x3C, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7E, 0xC4, 0x81,
  ]
}
