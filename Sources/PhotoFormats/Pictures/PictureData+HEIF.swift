extension PictureData {
  /// Reads the items that are or make up pictures, but for thumbnails.
  mutating func readHEIF(_ bytes: [UInt8]) {
    let (parts, problems) = BoxParts.all(in: bytes)
    let boxes = parts.compactMap { part in if case .box(let box) = part { box } else { nil } }
    guard let meta = boxes.first(where: { $0.type == "meta" }),
      let items = HEIFItems(meta, in: bytes)
    else {
      isSound = false
      return
    }
    isSound = problems.isEmpty && items.meta.problems.isEmpty
    // ISO/IEC 14496-12, 4.2: only the last box of a file may leave its size open.
    for reference in items.meta.references.references where reference.box.isOpen {
      isSound = false
      append("iref", bytes[reference.box.range])
    }
    let metadata = items.items.filter(\.isMetadata).flatMap { items.extents(of: $0.id) ?? [] }
    append("primary", Self.number(items.primary ?? 0))
    for item in items.items.sorted(by: { $0.id < $1.id })
    where Self.pictures.contains(item.type) && !items.thumbnails.contains(item.id) {
      append(item.type, Self.number(item.id))
      // An identity takes its pixels from another item.
      guard item.type != "iden" else { continue }
      guard let extents = items.extents(of: item.id) else {
        isSound = false
        continue
      }
      if extents.contains(where: { extent in metadata.contains { $0.overlaps(extent) } }) {
        isSound = false
      }
      hasPicture = true
      append(item.type, extents.flatMap { bytes[$0] }[...])
    }
    guard let primary = items.primary.flatMap(items.item) else {
      // A file with only metadata has no picture to lose.
      hasPicture = hasPicture || isSound && items.primary == nil
      return
    }
    // Without the data of the item that it names, a file shows nothing.
    hasPicture =
      hasPicture && !primary.isMetadata
      && (primary.type == "iden" || items.extents(of: primary.id) != nil)
  }

  private static func number(_ number: Int) -> ArraySlice<UInt8> {
    Array(String(number).utf8)[...]
  }

  /// ISO/IEC 23008-12, 6.6, and annexes: coded pictures, and those that others make up.
  private static let pictures: Set<String> = [
    "hvc1", "av01", "avc1", "vvc1", "jpeg", "j2k1", "unci", "grid", "iovl", "iden", "tmap",
  ]
}
