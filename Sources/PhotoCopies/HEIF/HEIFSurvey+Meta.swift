import PhotoFormats
import PhotoMetadata

extension HEIFSurvey {
  /// Looks through the box that describes the items.
  mutating func readMeta() {
    let meta = items.meta
    add("meta", meta.box.content.prefix(4), .zeros)
    if let rest = meta.rest { add("meta", rest, .lists) }
    var seen: Set<String> = []
    for child in meta.children {
      let isFirst = seen.insert(child.type).inserted
      switch child.type {
      case "free", "skip": for gap in gaps(in: child.content) { add(child.type, gap, .zeros) }
      case _ where !isFirst: addUnknown(child)
      case "hdlr": readHandler(child)
      // ISO/IEC 14496-12, 8.11.4: a version, flags, and the number of an item.
      case "pitm": addSurplus(child, after: bytes[child.content].first == 0 ? 6 : 8)
      case "iinf": readEntries(child)
      case "iloc": readLocations(child)
      case "iref": readReferences(child)
      case "iprp": readProperties(child)
      case "idat": for gap in gaps(in: child.content) { add("gap", gap, .zeros) }
      case "dinf": if !isThisFile(child) { addUnknown(child) }
      case "grpl": readGroups(child)
      default: addUnknown(child)
      }
    }
  }

  /// ISO/IEC 14496-12, 8.4.3: 4 bytes, the type of the handler, 12 bytes, and a name.
  private mutating func readHandler(_ box: Box) {
    let content = box.content
    add(box.type, content.prefix(8), .zeros)
    add(box.type, content.dropFirst(12).prefix(12), .zeros)
    if !bytes[content.dropFirst(8).prefix(4)].elementsEqual("pict".utf8), content.count >= 12 {
      add(box.type, content.dropFirst(8).prefix(4), .none)
    }
    let name = bytes[content.dropFirst(24)]
    let isKnown = Self.handlers.contains { text in
      name.starts(with: text.utf8) && name.dropFirst(text.utf8.count).allSatisfy { $0 == 0 }
    }
    if !isKnown { addSurplus(box, after: 24) }
  }

  /// The names that programs give to each picture.
  private static let handlers = [
    "libavif", "pict", "AVIF Still Picture", "cavif - https://github.com/link-u/cavif",
    "GPAC pict Handler",
  ]

  /// ISO/IEC 14496-12, 8.7.2: that all data is in this file takes 12 bytes.
  private func isThisFile(_ box: Box) -> Bool {
    let reference: [UInt8] = [0, 0, 0, 12, 0x75, 0x72, 0x6C, 0x20, 0, 0, 0, 1]
    let list = [0, 0, 0, 0, 0, 0, 0, 1] + reference
    return bytes[box.content].elementsEqual(Box.bytes("dref", list))
  }

  // MARK: Entries

  private mutating func readEntries(_ box: Box) {
    let known = Set(items.items.map(\.box))
    let header = bytes[box.content].first == 0 ? 6 : 8
    let parts = BoxParts.all(in: bytes, box.content.dropFirst(header)).parts
    for part in parts {
      if case .box(let entry) = part, known.contains(entry) { continue }
      add(box.type, part.range, .lists)
    }
    for entry in items.items where !gone.contains(entry.id) {
      let content = entry.box.content
      add("infe", entry.end..<content.upperBound, .zeros)
      guard let name = entry.name, !bytes[name].allSatisfy({ $0 == 0x20 }),
        !Self.names.contains(String(decoding: bytes[name], as: UTF8.self))
      else { continue }
      add("infe", name, .spaces)
    }
  }

  /// The names that programs give items of a kind.
  private static let names: Set<String> = [
    "", "Color", "Alpha", "Exif", "XMP", "HEVC Image", "AV1 Image", "GMap", "TMap",
  ]

  private mutating func readLocations(_ box: Box) {
    guard let locations = items.meta.locations else {
      return add(box.type, box.content, .none)
    }
    add(box.type, locations.end..<box.content.upperBound, .zeros)
    var known = Set(items.items.map(\.id))
    for entry in locations.entries {
      guard known.remove(entry.id) != nil else {
        add(box.type, entry.range, .lists)
        continue
      }
      guard entry.method != 2, let extents = try? locations.extents(of: entry) else { continue }
      // Only items in other items need the number of the other item.
      for extent in extents { add(box.type, extent.indexField, .zeros) }
    }
  }

  /// ISO/IEC 14496-12, 8.11.12, and ISO/IEC 23008-12, 6.4 to 6.6.
  private mutating func readReferences(_ box: Box) {
    let references = items.references
    let known = Set(items.items.map(\.id))
    let boxes = Set(references.map(\.box))
    add(box.type, box.content.dropFirst(1).prefix(3), .zeros)
    for part in BoxParts.all(in: bytes, box.content.dropFirst(4)).parts {
      if case .box(let reference) = part, boxes.contains(reference) { continue }
      add(box.type, part.range, .lists)
    }
    for reference in references {
      guard Self.references.contains(reference.box.type), known.contains(reference.from),
        reference.targets.allSatisfy(known.contains)
      else {
        add(box.type, reference.box.range, .lists)
        continue
      }
      add(box.type, reference.end..<reference.box.content.upperBound, .zeros)
    }
  }

  /// The kinds of references.
  static let references: Set<String> = [
    "thmb", "cdsc", "auxl", "dimg", "iloc", "base", "prem", "tbas", "exbl", "pred", "dpnd",
  ]

  /// ISO/IEC 14496-12, 8.15.3: a version, flags, the number of the group, and those of its items.
  private mutating func readGroups(_ box: Box) {
    for part in BoxParts.all(in: bytes, box.content).parts {
      guard case .box(let group) = part else {
        add(box.type, part.range, .lists)
        continue
      }
      guard ["altr", "eqiv", "ster", "brst", "tsyn"].contains(group.type),
        let count = items.number(at: group.content.lowerBound + 8, 4),
        12 + 4 * count <= group.content.count
      else {
        if group.type != "free" || bytes[group.content].contains(where: { $0 != 0 }) {
          addUnknown(group)
        }
        continue
      }
      add(group.type, group.content.prefix(4), .zeros)
      addSurplus(group, after: 12 + 4 * count)
    }
  }

  // MARK: Properties

  private mutating func readProperties(_ box: Box) {
    guard let properties = items.meta.properties else { return }
    var hasContainer = false
    for part in BoxParts.all(in: bytes, box.content).parts {
      guard case .box(let child) = part else {
        add(box.type, part.range, .lists)
        continue
      }
      switch child.type {
      case "ipco" where !hasContainer:
        hasContainer = true
        let parts = BoxParts.all(in: bytes, child.content).parts
        if case .rest(let range)? = parts.last { add(child.type, range, .lists) }
      case "ipma" where properties.lists.contains(child): readAssociations(child)
      case "free", "skip": add(child.type, child.content, .zeros)
      default: addUnknown(child)
      }
    }
    var used: Set<Int> = []
    var essential: Set<Int> = []
    for item in items.items where !gone.contains(item.id) {
      for association in properties.associations(ofItem: item.id) {
        used.insert(association.property)
        if association.isEssential { essential.insert(association.property) }
      }
    }
    for (index, property) in properties.boxes.enumerated() {
      let number = index + 1
      readProperty(
        property, number, isUsed: used.contains(number), isEssential: essential.contains(number))
    }
  }

  private mutating func readProperty(
    _ box: Box, _ number: Int, isUsed: Bool, isEssential: Bool
  ) {
    let content = bytes[box.content]
    if box.type == "free" || box.type == "skip" { return add(box.type, box.content, .zeros) }
    guard isUsed else { return add("ipco \(box.type)", box.range, .property(number)) }
    if ItemText.types.contains(box.type) {
      return add(box.type, box.content, .zeros, .comments)
    }
    guard let count = HEIFProperty.knownCount(of: box.type, content) else {
      return add(box.type, box.range, isEssential ? .none : .property(number))
    }
    addSurplus(box, after: count)
    if box.type == "hvcC", let units = HEVCUnits(configuration: content) {
      var sets: Set<[Int]> = []
      for unit in units.units {
        let range = box.content.dropFirst(unit.range.lowerBound).prefix(unit.range.count)
        if HEVCUnit.parameterSets.contains(unit.type) {
          // A picture needs one of each kind.
          if !sets.insert([unit.type, unit.layer]).inserted {
            add("HEVC unit \(unit.type)", range, .none)
          }
          continue
        }
        if isKnownMessage(unit, at: range) { continue }
        let filler = HEVCMessages.fillerMessages(range.count)
        add("HEVC unit \(unit.type)", range, filler.map { .bytes($0, at: [range]) } ?? .none)
      }
    } else if box.type == "av1C" {
      let units = box.content.dropFirst(4)
      let rest = units.dropFirst(AV1Units(bytes[units]).end)
      let padding = Self.paddingUnit(rest.count)
      readAV1(
        bytes[units], at: [units], named: box.type,
        end: padding.map { .bytes($0, at: [rest]) } ?? .none)
    }
  }

  /// ISO/IEC 23008-12, 9.3.1.
  private mutating func readAssociations(_ box: Box) {
    var entries = AssociationEntries(bytes[box.content])
    let known = Set(items.items.map(\.id))
    let count = items.meta.properties?.boxes.count ?? 0
    while let entry = entries.next() {
      guard known.contains(entry.item), entry.associations.allSatisfy({ $0.property <= count })
      else {
        add(box.type, box.range, .lists)
        break
      }
    }
    guard !entries.isDamaged else { return add(box.type, box.range, .none) }
    add(box.type, box.content.upperBound - entries.rest.count..<box.content.upperBound, .zeros)
  }
}
