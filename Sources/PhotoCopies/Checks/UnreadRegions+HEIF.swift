import PhotoFormats

extension UnreadRegions {
  /// Returns the first region of a HEIF file that is not understood.
  static func heif(_ bytes: [UInt8]) -> String? {
    let (parts, problems) = BoxParts.all(in: bytes, reading: .strict)
    let boxes = parts.compactMap { part in if case .box(let box) = part { box } else { nil } }
    guard problems.isEmpty else { return "HEIF rest" }
    guard let meta = boxes.first(where: { $0.type == "meta" }),
      let items = HEIFItems(meta, in: bytes), items.meta.problems.isEmpty
    else { return "HEIF meta" }
    for item in items.items where !item.isMetadata && !HEIFSurvey.pictures.contains(item.type) {
      return "HEIF \(item.type)"
    }
    for box in items.meta.properties?.boxes ?? [] {
      guard let place = HEIFProperty.profile(in: box, bytes) else { continue }
      if let name = ColorProfileEditor.unread(in: Array(bytes[place])) {
        return "HEIF colr \(name)"
      }
    }
    let isOther = { (box: Box) in
      box.type == "uuid" && !bytes[box.content].starts(with: Box.xmpIdentifier)
    }
    return boxes.contains(where: isOther)
      ? "HEIF uuid" : HEIFSurvey(items, parts).regions.first?.name
  }
}
