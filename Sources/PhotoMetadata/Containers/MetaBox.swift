import PhotoFormats

/// The metadata box of an ISO base media file.
struct MetaBox {
  /// The number of the primary picture.
  private(set) var primaryItem: Int?

  /// The metadata items.
  private(set) var metadataItems: [HEIFItem] = []

  /// The properties of the pictures.
  private(set) var properties: ItemProperties?

  private var locations: ItemLocations?
  private var references = ItemReferences()
  private var data: Range<Int>?

  /// Reads the boxes inside, each once.
  init(
    _ box: Box, in source: inout ByteSource, problems: inout [MetadataProblem]
  ) throws(PhotoReadError) {
    // ISO/IEC 14496-12, 8.11.1: a version and flags of 4 bytes, then boxes.
    var scanner = BoxScanner(box.content.dropFirst(4))
    var seen: Set<String> = []
    while let child = try scanner.next(in: &source, problems: &problems) {
      guard seen.insert(child.type).inserted else { continue }
      switch child.type {
      case "pitm":
        var reader = ByteReader(try source.bytes(at: child.content.lowerBound, count: 8))
        primaryItem = reader.version().flatMap { reader.number($0 == 0 ? 2 : 4) }
      case "iinf":
        metadataItems = try HEIFItem.metadata(in: child, of: &source, problems: &problems)
      case "iloc":
        if let bytes = try Self.bytes(of: child, in: &source, problems: &problems) {
          locations = ItemLocations(bytes)
        }
      case "iref":
        references = try ItemReferences(child, in: &source, problems: &problems)
      case "iprp":
        properties = try ItemProperties(child, in: &source, problems: &problems)
      case "idat": data = child.content
      default: break
      }
    }
    // Those that describe the primary picture come first.
    let ofPrimary = Set(references.items(describing: primaryItem))
    metadataItems =
      metadataItems.filter { ofPrimary.contains($0.id) }
      + metadataItems.filter { !ofPrimary.contains($0.id) }
  }

  /// Returns the ranges of an item in the file.
  mutating func extents(of item: Int) throws(ItemLocations.Problem) -> [Range<Int>] {
    guard locations != nil else { throw .damaged }
    return try locations?.extents(of: item, data: data, references: references) ?? []
  }

  /// Returns the content of a box; nil if it is too long.
  static func bytes(
    of box: Box, in source: inout ByteSource, problems: inout [MetadataProblem]
  ) throws(PhotoReadError) -> ArraySlice<UInt8>? {
    guard box.content.count <= FormatLimits.boxContent else {
      problems.note(.structureDamaged)
      return nil
    }
    return try source.bytes(at: box.content.lowerBound, count: box.content.count)
  }
}
