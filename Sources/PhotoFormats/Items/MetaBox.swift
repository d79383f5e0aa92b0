/// The metadata box of an ISO base media file: the items, where they lie, what they refer to and
/// what they are like.
package struct MetaBox {
  /// The box itself.
  package let box: Box

  /// The boxes inside, of which the first one of a type counts.
  package private(set) var children: [Box] = []

  /// The bytes inside that are no box; nil if there are none.
  package private(set) var rest: Range<Int>?

  /// The number of the primary picture.
  package private(set) var primaryItem: Int?

  /// The items, in the order of the file.
  package private(set) var items: [ItemEntry] = []

  /// The properties of the pictures.
  package private(set) var properties: ItemProperties?

  /// The locations of the items; nil if there are none that can be read.
  package private(set) var locations: ItemLocations?

  /// The references between items.
  package private(set) var references = ItemReferences()

  /// What is wrong, in the order of the file.
  package private(set) var problems: [BoxProblem] = []

  private var data: Range<Int>?

  /// Reads the boxes inside, each once.
  package init(_ box: Box, in source: inout ByteSource) throws(PhotoReadError) {
    self.box = box
    // ISO/IEC 14496-12, 8.11.1: a version and flags of 4 bytes, then boxes.
    var parts = BoxParts(box.content.dropFirst(4))
    var (seen, noted): (Set<String>, Int) = ([], 0)
    while let part = try parts.next(in: &source) {
      problems += parts.problems.dropFirst(noted)
      noted = parts.problems.count
      guard case .box(let child) = part else {
        rest = part.range
        continue
      }
      children.append(child)
      guard seen.insert(child.type).inserted else { continue }
      try read(child, &source)
    }
  }

  private mutating func read(
    _ child: Box, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    switch child.type {
    case "pitm":
      var reader = ByteReader(try source.bytes(at: child.content.lowerBound, count: 8))
      primaryItem = reader.version().flatMap { reader.number($0 == 0 ? 2 : 4) }
    case "iinf": items = try ItemEntry.entries(in: child, of: &source, problems: &problems)
    case "iloc":
      guard child.content.count <= FormatLimits.boxContent else { return problems.append(.damaged) }
      locations = ItemLocations(
        try source.bytes(at: child.content.lowerBound, count: child.content.count),
        at: child.content.lowerBound)
    case "iref": references = try ItemReferences(child, in: &source, problems: &problems)
    case "iprp": properties = try ItemProperties(child, in: &source, problems: &problems)
    case "idat": data = child.content
    default: break
    }
  }

  /// Returns the first box inside of a type; nil if there is none.
  package func first(_ type: String) -> Box? { children.first { $0.type == type } }

  /// The metadata items: those that describe the primary picture come first.
  package var metadataItems: [ItemEntry] {
    let all = items.filter(\.isMetadata)
    let ofPrimary = Set(references.items(describing: primaryItem))
    return all.filter { ofPrimary.contains($0.id) } + all.filter { !ofPrimary.contains($0.id) }
  }

  /// Returns the first item with a number; nil if there is none.
  package func item(_ id: Int) -> ItemEntry? { items.first { $0.id == id } }

  /// Returns the ranges of an item in the file; they may lie beyond the end of the file.
  ///
  /// ISO/IEC 14496-12, 8.11.3.1: by the method, the bytes are in the file, in the data box, or in
  /// those of another item.
  package func extents(of item: Int) throws(ItemLocations.Problem) -> [Range<Int>] {
    var searchesLeft = FormatLimits.itemSearches
    return try extents(of: item, depth: 0, &searchesLeft)
  }

  private func extents(
    of item: Int, depth: Int, _ searchesLeft: inout Int
  ) throws(ItemLocations.Problem) -> [Range<Int>] {
    searchesLeft -= 1
    guard let locations, depth < FormatLimits.itemDepth, searchesLeft >= 0,
      let location = locations.entry(of: item)
    else { throw .damaged }
    var extents: [Range<Int>] = []
    for extent in try locations.extents(of: location) {
      let start = location.base + extent.offset
      switch location.method {
      case 0:
        extents.append(
          start..<(extent.length == 0 ? ItemLocations.endOfFile : start + extent.length))
      case 1:
        guard let data, start <= data.count, extent.length <= data.count - start else {
          throw .damaged
        }
        extents.append(data.dropFirst(start).prefix(extent.length == 0 ? .max : extent.length))
      case 2:
        let holders = references.itemsHolding(item)
        guard holders.indices.contains(extent.index - 1) else { throw .damaged }
        let holder = MetadataBlock.extents(
          try self.extents(of: holders[extent.index - 1], depth: depth + 1, &searchesLeft))
        extents += holder.dropFirst(start).prefixExtents(
          extent.length == 0 ? .max : extent.length)
      default: throw .notRead
      }
      guard extents.count <= FormatLimits.extents else { throw .damaged }
    }
    return extents
  }
}
