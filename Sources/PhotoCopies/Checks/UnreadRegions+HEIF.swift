import PhotoFormats
import PhotoMetadata

extension UnreadRegions {
  /// Returns the first region of a HEIF file that is not understood.
  static func heif(_ bytes: [UInt8]) -> String? {
    // Zeros behind the last box tell nothing.
    let last = BoxParts.all(in: bytes).parts.last?.range ?? 0..<0
    let end = bytes[last].allSatisfy { $0 == 0 } ? last.lowerBound : bytes.count
    let (parts, problems) = BoxParts.all(in: bytes, 0..<end, reading: .strict)
    let boxes = parts.compactMap { part in if case .box(let box) = part { box } else { nil } }
    guard problems.isEmpty else { return "HEIF rest" }
    guard let meta = boxes.first(where: { $0.type == "meta" }),
      let items = HEIFItems(meta, in: bytes), items.meta.problems.isEmpty
    else { return "HEIF meta" }
    for item in items.items where !item.isMetadata && !HEIFSurvey.pictures.contains(item.type) {
      return "HEIF \(item.type)"
    }
    for box in items.meta.properties?.boxes ?? [] {
      guard let position = HEIFProperty.profile(in: box, bytes) else { continue }
      if let name = ColorProfileEditor.unread(in: Array(bytes[position])) {
        return "HEIF colr \(name)"
      }
    }
    for item in items.items where item.isMetadata {
      guard let content = items.content(of: item.id) else { return "HEIF \(item.type)" }
      if let name = metadata(item, content) { return name }
    }
    for box in boxes where box.type == "uuid" {
      if let name = xmp(Array(bytes[box.content].dropFirst(Box.xmpIdentifier.count))) {
        return name
      }
    }
    let isOther = { (box: Box) in
      box.type == "uuid" && !bytes[box.content].starts(with: Box.xmpIdentifier)
    }
    return boxes.contains(where: isOther)
      ? "HEIF uuid" : HEIFSurvey(items, parts).regions.first?.name
  }

  private static func metadata(_ item: ItemEntry, _ content: [UInt8]) -> String? {
    guard item.type == "Exif" else { return xmp(content) }
    guard let start = HEIFItems.headerPosition(in: content) else {
      return content.allSatisfy { $0 == 0 } ? nil : "HEIF Exif"
    }
    return exif(Array(content[start...]), isFile: false)
  }
}
