import PhotoFormats
import PhotoMetadata

/// What is known of the resources of Photoshop that a copy keeps.
enum ImageResourceForm {
  /// Returns the bytes of a resource with what is known of its content, and nothing else; nil if
  /// nothing is known.
  static func read(_ resource: ImageResource, of block: [UInt8]) -> [UInt8]? {
    let content = block[resource.content]
    guard let size = sizes[resource.number] ?? listSize(of: resource.number, content) else {
      return nil
    }
    return piece(resource.number, named: [0, 0], Array(content.prefix(size)))
  }

  /// Returns what a resource may hold of which not everything is known.
  static func hidden(_ resource: ImageResource, of block: [UInt8]) -> Set<MetadataKind> {
    let content = block[resource.content]
    let isPath = (0x07D0...0x0BB7).contains(resource.number)
    // Only people give names to paths; Photoshop writes those of other resources.
    let name: Set<MetadataKind> =
      isPath ? HiddenFacts.possible(in: block[resource.name]).intersection([.comments]) : []
    if let known = sizes[resource.number] ?? listSize(of: resource.number, content) {
      let surplus = content.dropFirst(known)
      return name.union(surplus.isEmpty ? [] : HiddenFacts.possible(in: surplus))
    }
    // How to print: Photoshop’s own settings have the name of a printer, or an empty one.
    if resource.number == 0x043B || hasNoPrinter(content) { return name }
    if resource.number == 0x03E9, content.count == printRecord { return name }
    if printing.contains(resource.number) {
      return HiddenFacts.mayHoldName(content) ? name.union([.owner]) : name
    }
    // How Photoshop saves a WebP picture: the quality, and choices.
    if resource.number == 0x0443, content.count == 14, content.starts(with: "PbeW".utf8) {
      return name
    }
    // Frames of ImageReady: their numbers, times, and layers.
    if resource.number == 0x0FA0, content.starts(with: "maniIRFR".utf8) { return name }
    if resource.number == 0x0FA1, content.starts(with: "mfri".utf8) { return name }
    return name.union(HiddenFacts.possible(in: content))
  }

  /// Whether settings for printing have an empty name of a printer.
  static func hasNoPrinter(_ content: ArraySlice<UInt8>) -> Bool {
    printer(in: content).map { content[$0].allSatisfy { $0 == 0 || $0 == 0x20 } } == true
  }

  /// Returns the position of the name of a printer in Photoshop’s settings for printing; nil if
  /// they have none.
  ///
  /// It is a text with a NUL at its end, behind its key, its type, and its length.
  static func printer(in content: ArraySlice<UInt8>) -> Range<Int>? {
    guard
      let key = content.firstRange(ofBytes: Array("printerNameTEXT".utf8)),
      let length = ByteOrder.big.uint32(content[key.upperBound...], at: 0)
    else { return nil }
    let start = key.upperBound + 4
    let size = 2 * max(0, length - 1)
    return size <= content.endIndex - start ? start..<start + size : nil
  }

  /// Returns the size of a resource that says how much it has; nil if it is none, or damaged.
  private static func listSize(of number: Int, _ content: ArraySlice<UInt8>) -> Int? {
    let order = ByteOrder.big
    switch number {
    // Guides: a version, a grid, their number, and 5 bytes each.
    case 0x0408: return order.uint32(content, at: 12).map { 16 + 5 * $0 }
    // Channels: a version, and 13 bytes each.
    case 0x0435: return content.count % 13 == 4 ? content.count : nil
    // The numbers of channels and of layers.
    case 0x041D: return content.count % 4 == 0 ? content.count : nil
    case 0x0402: return content.count % 2 == 0 ? content.count : nil
    case 0x042D: return order.uint16(content, at: 0).map { 2 + 4 * $0 }
    // Measured colors: a version, their number, and up to 14 bytes each.
    case 0x040E, 0x0431: return content.count <= 8 + 14 * 10 ? content.count : nil
    // Which layers belong to an enabled group.
    case 0x0430: return content.allSatisfy { $0 < 2 } ? content.count : nil
    // Paths, in records of 26 bytes.
    case 0x07D0...0x0BB6: return content.count % 26 == 0 ? content.count : nil
    // A version, a flag, the names of the programs that wrote and read it, and a version.
    case 0x0421:
      guard let writer = order.uint32(content, at: 5),
        let reader = order.uint32(content, at: 9 + 2 * writer)
      else { return nil }
      return 17 + 2 * (writer + reader)
    default: return nil
    }
  }

  /// Returns a resource as bytes.
  static func piece(
    _ number: Int, named name: ArraySlice<UInt8>, _ content: [UInt8]
  ) -> [UInt8] {
    var bytes = ImageResources.signature
    ByteOrder.big.append(UInt16(truncatingIfNeeded: number), to: &bytes)
    bytes += name
    ByteOrder.big.append(UInt32(truncatingIfNeeded: content.count), to: &bytes)
    return bytes + content + (content.count % 2 == 1 ? [0] : [])
  }

  /// The sizes of the resources that Adobe’s description of Photoshop’s files gives; IPTC,
  /// thumbnails and profiles have structures of their own.
  private static let sizes: [Int: Int] = [
    // Resolution, the quality of JPEG, the seed of numbers, and the digest of IPTC.
    0x03ED: 16, 0x0406: 7, 0x0414: 4, ImageResource.iptcDigest: 16,
    // Flags for printing, halftones, transfer functions, and background and border.
    0x03F1: 6, 0x03F2: 10, 0x03F3: 9, 0x03F4: 18, 0x03F5: 72, 0x03F7: 28, 0x03F8: 112, 0x0426: 14,
    0x2710: 10,
    // Layers, the direction of light, colors, and the shape of pixels.
    0x0400: 2, 0x040D: 4, 0x0410: 1, 0x0411: 1, 0x0412: 1, 0x0416: 2, 0x0417: 2, 0x0419: 4,
    0x0428: 12, 0x0444: 16,
    ImageResource.iptc: .max, ImageResource.profile: .max, ImageResource.oldThumbnail: .max,
    ImageResource.thumbnail: .max, 0x040A: 1, 0x040B: .max, 0x041A: .max, 0x041E: .max,
  ]

  /// The size of the print record of the classic Mac OS, which has numbers alone: Inside Macintosh,
  /// Imaging With QuickDraw, 9.
  private static let printRecord = 120

  /// What printing takes: the systems’ settings and Photoshop’s.
  private static let printing: Set<Int> = [
    0x03E9, 0x03EA, 0x042F, 0x043A, 0x043B, 0x043C, 0x043D,
  ]
}
