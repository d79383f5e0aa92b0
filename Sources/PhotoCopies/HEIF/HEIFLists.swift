import PhotoFormats

/// Writes the box that describes the items of a HEIF file again, without some of them.
struct HEIFLists {
  private let items: HEIFItems
  private let bytes: [UInt8]

  /// The items to leave out.
  var gone: Set<Int> = []

  /// The properties that no item has anymore.
  var goneProperties: Set<Int> = []

  /// Whether to leave out what is not understood.
  var areClean = false

  init(_ items: HEIFItems) { (self.items, bytes) = (items, items.bytes) }

  /// Returns the box, as long as before; nil if there is no room.
  func metaBox() -> [UInt8]? {
    let meta = items.meta
    var children: [(type: String, bytes: [UInt8])] = []
    var seen: Set<String> = []
    for box in meta.children {
      // What filled a gap before fills it again.
      guard box.type != "free" else { continue }
      let isFirst = seen.insert(box.type).inserted
      guard isFirst, let content = content(of: box) else {
        children.append((box.type, Array(bytes[box.range])))
        continue
      }
      children.append((box.type, Box.bytes(box.type, content)))
    }
    let rest = areClean ? [] : meta.rest.map { Array(bytes[$0]) } ?? []
    var room = meta.box.content.dropFirst(4).count - rest.count
    room -= children.reduce(0) { $0 + $1.bytes.count }
    if (1..<8).contains(room), let index = children.firstIndex(where: { $0.type == "hdlr" }) {
      // Free space takes 8 bytes, and the name of the handler ends with zeros.
      let content = children[index].bytes.dropFirst(8) + Array(repeating: 0, count: room)
      children[index].bytes = Box.bytes("hdlr", content)
      room = 0
    }
    guard room == 0 || room >= 8 else { return nil }
    let free = room == 0 ? [] : Box.bytes("free", Array(repeating: 0, count: room - 8))
    return bytes[meta.box.range.lowerBound..<meta.box.content.dropFirst(4).lowerBound]
      + children.flatMap(\.bytes) + free + rest
  }

  /// Returns the content of a list without what is gone; nil for other boxes.
  private func content(of box: Box) -> [UInt8]? {
    switch box.type {
    case "iinf": entries(box)
    case "iloc": locations(box)
    case "iref": references(box)
    case "iprp": properties(box)
    case "grpl": groups(box)
    default: nil
    }
  }

  private func parts(in range: Range<Int>) -> [BoxPart] {
    BoxParts.all(in: bytes, range).parts
  }

  private func isKept(_ item: Int) -> Bool {
    !gone.contains(item) && (!areClean || items.item(item) != nil)
  }

  private func entries(_ box: Box) -> [UInt8] {
    let countSize = bytes[box.content].first == 0 ? 2 : 4
    let known = Dictionary(
      items.items.map { ($0.box, $0.id) }, uniquingKeysWith: { first, _ in first })
    let kept = parts(in: box.content.dropFirst(4 + countSize)).filter { part in
      if case .box(let entry) = part, let id = known[entry] { return !gone.contains(id) }
      return !areClean
    }
    return bytes[box.content.prefix(4)] + Self.bytes(of: kept.count, size: countSize)
      + kept.flatMap { bytes[$0.range] }
  }

  private func locations(_ box: Box) -> [UInt8]? {
    guard let locations = items.meta.locations else { return nil }
    var seen: Set<Int> = []
    let kept = locations.entries.filter { entry in
      isKept(entry.id) && (!areClean || seen.insert(entry.id).inserted)
    }
    let idSize = bytes[box.content].first.map { $0 < 2 } == true ? 2 : 4
    return bytes[box.content.prefix(6)] + Self.bytes(of: kept.count, size: idSize)
      + kept.flatMap { bytes[$0.range] }
      + (areClean ? [] : bytes[locations.end..<box.content.upperBound])
  }

  private func references(_ box: Box) -> [UInt8] {
    let size = items.meta.references.idSize
    let known = Dictionary(
      items.references.map { ($0.box, $0) }, uniquingKeysWith: { first, _ in first })
    var content = Array(bytes[box.content.prefix(4)])
    for part in parts(in: box.content.dropFirst(4)) {
      guard case .box(let box) = part, let reference = known[box],
        !areClean || HEIFSurvey.references.contains(box.type)
      else {
        if !areClean { content += bytes[part.range] }
        continue
      }
      guard isKept(reference.from) else { continue }
      let targets = reference.targets.filter(isKept)
      guard targets.count < reference.targets.count else {
        content += bytes[box.range]
        continue
      }
      guard !targets.isEmpty else { continue }
      content += Box.bytes(
        box.type,
        Self.bytes(of: reference.from, size: size) + Self.bytes(of: targets.count, size: 2)
          + targets.flatMap { Self.bytes(of: $0, size: size) })
    }
    return content
  }

  /// ISO/IEC 23008-12, 9.3.2: the properties, and which items have them.
  private func properties(_ box: Box) -> [UInt8] {
    let lists = Set(items.meta.properties?.lists ?? [])
    let count = items.meta.properties?.boxes.count ?? 0
    var content: [UInt8] = []
    var hasContainer = false
    for part in parts(in: box.content) {
      guard case .box(let child) = part else {
        if !areClean { content += bytes[part.range] }
        continue
      }
      if lists.contains(child) {
        content += Box.bytes("ipma", associations(child, count))
      } else if child.type == "ipco", !hasContainer, areClean {
        hasContainer = true
        let properties = items.meta.properties?.boxes ?? []
        content += Box.bytes("ipco", properties.flatMap { bytes[$0.range] })
      } else {
        content += bytes[child.range]
      }
    }
    return content
  }

  private func associations(_ box: Box, _ count: Int) -> [UInt8] {
    let content = bytes[box.content]
    guard content.count >= 8, let version = content.first else { return Array(content) }
    let (idSize, isWide) = (version < 1 ? 2 : 4, content[content.startIndex + 3] & 1 == 1)
    var entries = AssociationEntries(content)
    var list: [UInt8] = []
    var kept = 0
    while let entry = entries.next() {
      guard isKept(entry.item) else { continue }
      let associations = entry.associations.filter { association in
        !goneProperties.contains(association.property)
          && (!areClean || association.property <= count)
      }
      list += Self.bytes(of: entry.item, size: idSize) + [UInt8(clamping: associations.count)]
      for association in associations {
        let mark = association.isEssential ? (isWide ? 0x8000 : 0x80) : 0
        list += Self.bytes(of: association.property | mark, size: isWide ? 2 : 1)
      }
      kept += 1
    }
    return content.prefix(4) + Self.bytes(of: kept, size: 4) + list
      + (areClean ? [] : entries.rest)
  }

  private func groups(_ box: Box) -> [UInt8] {
    var content: [UInt8] = []
    for part in parts(in: box.content) {
      guard case .box(let group) = part,
        let count = items.number(at: group.content.lowerBound + 8, 4), group.type != "free",
        12 + 4 * count <= group.content.count
      else {
        if case .rest = part, areClean { continue }
        content += bytes[part.range]
        continue
      }
      let members = (0..<count).compactMap {
        items.number(at: group.content.lowerBound + 12 + 4 * $0, 4)
      }
      let kept = members.filter { !gone.contains($0) }
      guard kept.count < members.count else {
        content += bytes[group.range]
        continue
      }
      guard !kept.isEmpty else { continue }
      content += Box.bytes(
        group.type,
        bytes[group.content.prefix(8)] + Self.bytes(of: kept.count, size: 4)
          + kept.flatMap { Self.bytes(of: $0, size: 4) })
    }
    return content
  }

  private static func bytes(of number: Int, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
