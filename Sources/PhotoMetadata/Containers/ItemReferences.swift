import PhotoFormats

/// The references between items of an ISO base media file.
struct ItemReferences {
  private struct Reference {
    var type: String
    var from: Int
    var targets: [Int]
  }

  private var references: [Reference] = []

  /// Creates a list without references.
  init() {}

  /// Reads the references box.
  ///
  /// ISO/IEC 14496-12, 8.11.12: a box for each, with an item, a count and the items it refers to.
  init(
    _ box: Box, in source: inout ByteSource, problems: inout [MetadataProblem]
  ) throws(PhotoReadError) {
    let size = try source.bytes(at: box.content.lowerBound, count: 1).first == 0 ? 2 : 4
    var scanner = BoxScanner(box.content.dropFirst(4), limit: FormatLimits.items)
    while let entry = try scanner.next(in: &source, problems: &problems) {
      guard ["cdsc", "iloc"].contains(entry.type) else { continue }
      let count = min(entry.content.count, size + 2 + size * FormatLimits.extents)
      var reader = ByteReader(try source.bytes(at: entry.content.lowerBound, count: count))
      guard let from = reader.number(size), let count = reader.number(2) else { continue }
      var targets: [Int] = []
      while targets.count < count, let target = reader.number(size) { targets.append(target) }
      references.append(Reference(type: entry.type, from: from, targets: targets))
    }
  }

  /// Returns the items that describe a picture.
  func items(describing picture: Int?) -> [Int] {
    guard let picture else { return [] }
    return references.filter { $0.type == "cdsc" && $0.targets.contains(picture) }.map(\.from)
  }

  /// Returns the items whose bytes contain those of an item.
  func itemsHolding(_ item: Int) -> [Int] {
    references.first { $0.type == "iloc" && $0.from == item }?.targets ?? []
  }
}
