import PhotoFormats
import PhotoMetadata

/// Changes the metadata of a HEIC, HEIF or AVIF file without moving anything.
///
/// Items are changed where they lie, whatever is removed becomes zeros, and what needs more room is
/// written behind the last box.
struct HEIFEditor {
  private var bytes: [UInt8]
  private let boxes: [Box]
  private let parts: [BoxPart]
  private let items: HEIFItems

  /// The end of the last box, where new ones follow.
  private let end: Int
  private var appended: [UInt8] = []
  private var keepsRest = true
  private var lists: HEIFLists
  private var writesLists = false
  private var hasXMP = false

  /// Reads a file; nil if it has no box that describes its items.
  init?(_ bytes: [UInt8]) {
    parts = BoxParts.all(in: bytes).parts
    boxes = parts.compactMap { part in if case .box(let box) = part { box } else { nil } }
    guard let meta = boxes.first(where: { $0.type == "meta" }),
      let items = HEIFItems(meta, in: bytes)
    else { return nil }
    self.bytes = bytes
    self.items = items
    lists = HEIFLists(items)
    end = boxes.last?.range.upperBound ?? bytes.count
  }

  /// Returns the file without what a pass removes.
  mutating func edit(_ pass: inout CopyPass) throws(CopyError) -> EditedPhoto {
    pass.removesVideo = pass.plan.removes(.unread) && boxes.contains { $0.type == Self.video }
    for item in items.items { try edit(item, &pass) }
    try editBoxes(&pass)
    editProfiles(&pass)
    for region in HEIFSurvey(items, parts, without: lists.gone).regions {
      if region.name == "HEIF \(Self.video)", !pass.plan.removes(.unread) { continue }
      let text = region.kind == .comments ? Self.text(bytes[region.range]) : nil
      guard pass.removes(region.kind, region.name, text: text, bytes: bytes[region.range]) else {
        continue
      }
      try apply(region)
    }
    if writesLists { try writeLists() }
    if pass.isChanging, boxes.last?.isCutOff == true { try closeLastBox() }
    if !hasXMP, let statement = pass.statement {
      try append("uuid", Box.xmpIdentifier + XMPEditor.fresh(statement))
    }
    let pictures = boxes.filter { $0.type == "mdat" }.map(\.range)
    let rest = keepsRest ? bytes[end...] : []
    return EditedPhoto(
      bytes: bytes[..<end] + appended + rest,
      pictures: metadata.isEmpty ? pictures : without(pictures))
  }

  /// The positions of metadata in the data of pictures.
  private var metadata: [Range<Int>] {
    items.items.filter { ["Exif", "mime", "uri "].contains($0.type) }
      .flatMap { items.extents(of: $0.id) ?? [] }
  }

  /// Returns the positions of pictures without those of metadata.
  private func without(_ pictures: [Range<Int>]) -> [Range<Int>] {
    metadata.reduce(pictures) { ranges, position in
      ranges.flatMap { range -> [Range<Int>] in
        guard range.overlaps(position) else { return [range] }
        return [
          range.lowerBound..<max(range.lowerBound, position.lowerBound),
          min(range.upperBound, position.upperBound)..<range.upperBound,
        ].filter { !$0.isEmpty }
      }
    }
  }

  /// Returns the texts of a property as one.
  private static func text(_ content: ArraySlice<UInt8>) -> String {
    content.dropFirst(4).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: " ")
  }

  // MARK: Items

  private mutating func edit(_ item: ItemEntry, _ pass: inout CopyPass) throws(CopyError) {
    if items.thumbnails.contains(item.id) {
      if pass.removes(.thumbnail, "HEIF thmb") { remove(item) }
    } else if item.type == "Exif" {
      try editExif(item, &pass)
    } else if item.isXMP {
      try editXMP(item, &pass)
    } else if !HEIFSurvey.pictures.contains(item.type) {
      try editOther(item, &pass)
    }
  }

  private mutating func editExif(_ item: ItemEntry, _ pass: inout CopyPass) throws(CopyError) {
    guard item.isPlain, let positions = items.extents(of: item.id) else {
      if pass.removes(.unread, "HEIF Exif") { remove(item) }
      return
    }
    let content = positions.flatMap { bytes[$0] }
    guard let start = HEIFItems.headerPosition(in: content),
      var editor = ExifEditor(Array(content[start...]))
    else {
      if pass.removes(.unread, "HEIF Exif", bytes: content[...]) {
        write(Self.emptyExif(content.count), at: positions)
      }
      return
    }
    var head = Array(content[..<start])
    // The header may have the name that it has in JPEG files before it.
    let gap = head.dropFirst(4)
    if !gap.elementsEqual("Exif\0\0".utf8), gap.contains(where: { $0 != 0 }),
      pass.removes(.unread, "HEIF Exif gap", bytes: gap)
    {
      head.clear(4..<head.count)
    }
    if let edited = try editor.edit(&pass) {
      write(head + edited, at: positions)
    } else {
      write(Self.emptyExif(content.count), at: positions)
    }
  }

  /// Returns an item without an entry, which is shorter than all others.
  private static func emptyExif(_ count: Int) -> [UInt8] {
    let block: [UInt8] = [0, 0, 0, 0, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    return Array(block.prefix(count))
  }

  private mutating func editXMP(_ item: ItemEntry, _ pass: inout CopyPass) throws(CopyError) {
    guard item.isPlain, let positions = items.extents(of: item.id) else {
      if pass.removes(.unread, "XMP") { remove(item) }
      return
    }
    let content = positions.flatMap { bytes[$0] }
    let isMain = !hasXMP
    hasXMP = true
    guard let edited = XMPEditor.edit(content, &pass, isMain: isMain, in: "XMP") else {
      if isMain { hasXMP = false }
      return write(XMPEditor.empty, at: positions, padding: 0x20)
    }
    if edited.count <= content.count { return write(edited, at: positions, padding: 0x20) }
    if try !moves(item, to: edited, from: positions) {
      remove(item)
      try append("uuid", Box.xmpIdentifier + edited)
    }
  }

  /// Removes an item whose contents are not read.
  private mutating func editOther(_ item: ItemEntry, _ pass: inout CopyPass) throws(CopyError) {
    let content = items.content(of: item.id) ?? []
    let name = ["HEIF", item.type, item.contentType].compactMap { $0 }.joined(separator: " ")
    guard pass.removes(.unread, name, bytes: content[...]) else { return }
    // Whatever the picture is made of stays.
    let isNeeded =
      item.id == items.primary
      || items.references.contains { reference in
        reference.box.type == "dimg"
          && (reference.from == item.id || reference.targets.contains(item.id))
      }
    if isNeeded { throw .cannotRemove(.unread, structure: name) }
    remove(item)
  }

  /// Removes an item from all lists.
  private mutating func remove(_ item: ItemEntry) {
    lists.gone.insert(item.id)
    writesLists = true
  }

  /// Writes a content over another, which is at least as long.
  private mutating func write(_ content: [UInt8], at positions: [Range<Int>], padding: UInt8 = 0) {
    var rest = content[...]
    for position in positions {
      let piece = Array(rest.prefix(position.count))
      rest = rest.dropFirst(piece.count)
      bytes.replaceSubrange(
        position, with: piece + Array(repeating: padding, count: position.count - piece.count))
    }
  }

  /// Writes a content that has become longer behind the last box, and returns whether the item can
  /// lie there.
  private mutating func moves(
    _ item: ItemEntry, to content: [UInt8], from positions: [Range<Int>]
  ) throws(CopyError) -> Bool {
    let offset = end + appended.count + 8
    guard let location = items.meta.locations?.entry(of: item.id), location.method == 0,
      let extents = try? items.meta.locations?.extents(of: location), extents.count == 1,
      let extent = extents.first, extent.offsetField.count >= 4, extent.lengthField.count >= 4,
      offset + content.count < 1 << 32, offset >= location.base
    else { return false }
    try append("mdat", content)
    put(offset - location.base, at: extent.offsetField)
    put(content.count, at: extent.lengthField)
    for position in positions { bytes.clear(position) }
    return true
  }

  private mutating func put(_ number: Int, at field: Range<Int>) {
    for (index, position) in field.enumerated() {
      bytes[position] = UInt8(truncatingIfNeeded: number >> (8 * (field.count - 1 - index)))
    }
  }

  // MARK: What was not read

  private mutating func apply(_ region: HEIFRegion) throws(CopyError) {
    switch region.remedy {
    case .zeros: bytes.clear(region.range)
    case .spaces: write([], at: [region.range], padding: 0x20)
    case .free: free(region.range)
    case .bytes(let new, let positions): write(new, at: positions)
    case .lists: (lists.areClean, writesLists) = (true, true)
    case .property(let number):
      free(region.range)
      lists.goneProperties.insert(number)
      writesLists = true
    case .end(let item):
      guard let location = items.meta.locations?.entry(of: item),
        let extent = (try? items.meta.locations?.extents(of: location))?.last,
        extent.length > region.range.count
      else { throw .cannotRemove(.unread, structure: region.name) }
      put(extent.length - region.range.count, at: extent.lengthField)
      bytes.clear(region.range)
    case .cut:
      bytes.clear(region.range)
      keepsRest = false
    case .none: throw .cannotRemove(.unread, structure: region.name)
    }
  }

  /// Turns a box into free space.
  private mutating func free(_ range: Range<Int>) {
    let isLarge = bytes[range].prefix(4).elementsEqual([0, 0, 0, 1])
    bytes.replaceSubrange(range.dropFirst(4).prefix(4), with: Array("free".utf8))
    bytes.clear(range.dropFirst(isLarge ? 16 : 8))
  }

  /// Removes items from all lists, and clears their bytes.
  private mutating func writeLists() throws(CopyError) {
    let kept = items.items.filter { !lists.gone.contains($0.id) }
      .flatMap { items.extents(of: $0.id) ?? [] }
    for id in lists.gone {
      for position in items.extents(of: id) ?? []
      where !kept.contains(where: { $0.overlaps(position) }) {
        bytes.clear(position)
      }
    }
    // What was written meanwhile is in the lists that are written again.
    guard let current = HEIFItems(items.meta.box, in: bytes) else { throw .damaged }
    var new = HEIFLists(current)
    (new.gone, new.goneProperties) = (lists.gone, lists.goneProperties)
    new.areClean = lists.areClean
    guard let box = new.metaBox() else {
      throw .cannotRemove(.unread, structure: "HEIF meta")
    }
    bytes.replaceSubrange(items.meta.box.range, with: box)
  }

  // MARK: Boxes

  /// Removes from ICC profiles what conversions of colors don’t need.
  private mutating func editProfiles(_ pass: inout CopyPass) {
    for (index, box) in (items.meta.properties?.boxes ?? []).enumerated() {
      guard let position = HEIFProperty.profile(in: box, bytes) else { continue }
      let profile = Array(bytes[position])
      if let edited = ColorProfileEditor.edit(profile, &pass, in: "HEIF colr") {
        write(edited, at: [position])
      } else {
        free(box.range)
        lists.goneProperties.insert(index + 1)
        writesLists = true
      }
    }
  }

  /// The box with the video of a motion photo.
  private static let video = "mpvd"

  private mutating func editBoxes(_ pass: inout CopyPass) throws(CopyError) {
    for box in boxes where box.type == Self.video && !pass.plan.removes(.unread) {
      let edited = VideoEditor.edit(Array(bytes[box.content]), &pass)
      bytes.replaceSubrange(box.content, with: edited)
    }
    for box in boxes where box.type == "uuid" {
      let content = Array(bytes[box.content])
      if content.starts(with: Box.xmpIdentifier) {
        let packet = Array(content.dropFirst(16))
        let isMain = !hasXMP
        hasXMP = true
        let edited = XMPEditor.edit(packet, &pass, isMain: isMain, in: "XMP") ?? []
        guard edited.count <= packet.count else {
          // A longer packet goes behind the last box, and this one becomes free space.
          free(box.range)
          try append("uuid", Box.xmpIdentifier + edited)
          continue
        }
        if edited.isEmpty, isMain { hasXMP = false }
        write(
          Box.xmpIdentifier + edited
            + Array(repeating: 0x20, count: packet.count - edited.count), at: [box.content])
      } else if content.starts(with: Box.credentialsIdentifier), pass.endsCredentials {
        pass.endCredentials(
          Array(CredentialsStore.bytes(inBox: content[...])), in: "HEIF uuid C2PA")
        free(box.range)
      }
    }
  }

  /// Writes a box behind the last one.
  private mutating func append(
    _ type: String, _ content: [UInt8]
  ) throws(CopyError) {
    guard
      end == bytes.count ? !hasItems(behind: ItemLocations.endOfFile - 1) : !hasItems(behind: end)
    else { throw .noRoom(structure: "HEIF \(type)") }
    try closeLastBox()
    appended += Box.bytes(type, content)
  }

  /// Whether an item extends beyond a position.
  private func hasItems(behind position: Int) -> Bool {
    items.items.contains { item in
      (try? items.meta.extents(of: item.id))?.contains { $0.upperBound > position } == true
    }
  }

  /// Writes the size of a last box that doesn’t say it, or says a wrong one, so that others can
  /// follow.
  private mutating func closeLastBox() throws(CopyError) {
    guard let last = boxes.last, last.isOpen || last.isCutOff else { return }
    let header = last.content.lowerBound - last.range.lowerBound
    if header == 16 {
      return put(last.range.count, at: last.range.dropFirst(8).prefix(8))
    }
    guard last.range.count < 1 << 32 else { throw .noRoom(structure: "HEIF \(last.type)") }
    put(last.range.count, at: last.range.prefix(4))
  }
}
