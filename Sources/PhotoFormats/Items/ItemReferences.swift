/// The references between items of an ISO base media file.
package struct ItemReferences {
  /// A reference of an item to others.
  package struct Reference: Hashable, Sendable {
    /// The box of the reference, whose type is that of the reference, such as `thmb` or `cdsc`.
    package var box: Box
    package var from: Int
    package var targets: [Int]

    /// The end of the last target, which may lie before the end of the box.
    package var end: Int
  }

  /// The references, in the order of the file.
  package private(set) var references: [Reference] = []

  /// The size in bytes of an item's number.
  package private(set) var idSize = 2

  /// Creates a list without references.
  init() {}

  /// Reads the references box.
  ///
  /// ISO/IEC 14496-12, 8.11.12: a box for each, with an item, a count and the items it refers to.
  init(
    _ box: Box, in source: inout ByteSource, problems: inout [BoxProblem]
  ) throws(PhotoReadError) {
    idSize = try source.bytes(at: box.content.lowerBound, count: 1).first == 0 ? 2 : 4
    var parts = BoxParts(box.content.dropFirst(4), limit: FormatLimits.items)
    var targetsLeft = FormatLimits.itemTargets
    while let entry = try parts.nextBox(in: &source) {
      let size = min(entry.content.count, idSize + 2 + idSize * min(targetsLeft, 0xFFFF))
      var reader = ByteReader(try source.bytes(at: entry.content.lowerBound, count: size))
      guard let from = reader.number(idSize), let count = reader.number(2) else { continue }
      var targets: [Int] = []
      while targets.count < count, let target = reader.number(idSize) { targets.append(target) }
      targetsLeft -= targets.count
      references.append(
        Reference(
          box: entry, from: from, targets: targets,
          end: entry.content.lowerBound + size - reader.rest.count))
    }
    problems += parts.problems
  }

  /// Returns the items that describe a picture.
  package func items(describing picture: Int?) -> [Int] {
    guard let picture else { return [] }
    return references.filter { $0.box.type == "cdsc" && $0.targets.contains(picture) }.map(\.from)
  }

  /// Returns the items whose bytes contain those of an item.
  package func itemsHolding(_ item: Int) -> [Int] {
    references.first { $0.box.type == "iloc" && $0.from == item }?.targets ?? []
  }
}
