import PhotoFormats
import PhotoMetadata
import Pictures

/// The primary picture of a HEIC or AVIF file, as the boxes describe it before anything is decoded.
///
/// Only coded pictures and grids of them are read, as cameras write them. What a decoder would
/// allocate is known and limited then, and no reference leads in a circle. libheif 1.15 follows
/// circular references without end, stops the process at some references to no picture, and does
/// not compare the size of an alpha channel with that of its picture.
struct HEIFPrimary {
  /// The item.
  let id: Int

  /// How the picture, or each of its tiles, is coded.
  let codec: HEIFPicture.Codec

  /// The size as coded, before the picture is turned.
  let width: Int
  let height: Int

  /// The orientation of EXIF, 1 to 8, that says the same as the properties of the picture; nil if
  /// it is also cropped or mirrored.
  let orientation: Int?

  /// The ICC profile; nil if there is none.
  private(set) var profile: [UInt8]?

  /// The colors; nil if the file has no numbers for them.
  private(set) var colors: CodedColors?

  /// The number of bits per channel.
  let bits: Int

  /// Whether two pixels of a row and of a column share a color, as most cameras have it.
  let isSubsampled: Bool

  /// The items that the picture consists of.
  let parts: Set<Int>

  /// Reads the description of the picture, which must have at most `limit` pixels.
  init(_ items: HEIFItems, limit: Int) throws(RevisionError) {
    guard let id = items.primary else { throw .unsupported("HEIF, pitm") }
    try self.init(items, picture: id, limit: limit)
  }

  /// Reads the description of a picture with the number of an item.
  init(_ items: HEIFItems, picture id: Int, limit: Int) throws(RevisionError) {
    guard let item = items.item(id) else { throw .unsupported("HEIF, pitm") }
    let tiles =
      item.type == "grid" ? items.references.first { $0.box.type == "dimg" && $0.from == id } : nil
    let coded = tiles?.targets ?? [id]
    guard let first = coded.first.flatMap(items.item), let codec = Self.codecs[first.type] else {
      throw .unsupported("HEIF \(item.type)")
    }
    guard coded.count <= Self.maximumTiles else { throw .tooLarge }
    (self.id, self.codec, parts) = (id, codec, Set(coded).union([id]))
    let properties = items.properties(of: id)
    let size = try Self.size(properties, items)
    guard size.width <= limit / size.height else { throw .tooManyPixels(limit: limit) }
    (width, height) = size
    var pixels = 0
    var known: [Int: Int] = [:]
    for part in coded {
      guard let tile = items.item(part), tile.type == first.type, tile.isPlain else {
        throw .unsupported("HEIF \(item.type)")
      }
      if known[part] == nil { known[part] = try Self.codedPixels(of: part, codec, items) }
      pixels += known[part] ?? 0
      // The tiles at the right and at the bottom may be larger than what they show.
      guard pixels <= 2 * limit else { throw .tooManyPixels(limit: limit) }
    }
    if item.type == "grid" {
      guard let content = items.content(of: id),
        Self.isGrid(content, of: coded.count, width: width, height: height)
      else { throw .damagedPicture }
    }
    let configuration = items.properties(of: first.id)
    let coding = Self.coding(configuration, items)
    // libheif 1.15 gives such pictures other tones than they have.
    guard !coding.isMonochrome || coding.bits == 8 else {
      throw .unsupported("\(coding.bits)-bit monochrome \(codec.rawValue)")
    }
    (bits, isSubsampled) = (coding.bits, coding.isSubsampled)
    orientation = Self.orientation(properties, items)
    for box in properties + configuration where box.type == "colr" { readColors(box, items) }
  }

  private static let codecs: [String: HEIFPicture.Codec] = ["hvc1": .hevc, "av01": .av1]

  /// ISO/IEC 23008-12, 6.5.3: a version and flags, then width and height.
  private static func size(
    _ properties: [Box], _ items: HEIFItems
  ) throws(RevisionError) -> (width: Int, height: Int) {
    guard let box = properties.first(where: { $0.type == "ispe" }),
      let width = items.number(at: box.content.lowerBound + 4, 4), width > 0,
      let height = items.number(at: box.content.lowerBound + 8, 4), height > 0
    else { throw .damagedPicture }
    guard max(width, height) <= maximumSide else { throw .tooLarge }
    return (width, height)
  }

  /// Returns the number of pixels that a decoder allocates for a coded picture.
  ///
  /// Its own size, which the decoder goes by, may be larger than that in the boxes by a part of a
  /// coding block, at most.
  private static func codedPixels(
    of part: Int, _ codec: HEIFPicture.Codec, _ items: HEIFItems
  ) throws(RevisionError) -> Int {
    let properties = items.properties(of: part)
    let size = try size(properties, items)
    let (name, read) =
      codec == .hevc ? ("hvcC", HEVCSequence.sizes) : ("av1C", AV1Sequence.sizes)
    guard let data = items.content(of: part),
      let configuration = properties.first(where: { $0.type == name }),
      let sizes = read(items.bytes[configuration.content], data), !sizes.isEmpty,
      sizes.allSatisfy({
        $0.width <= size.width + codingBlock && $0.height <= size.height + codingBlock
      })
    else { throw .damagedPicture }
    return sizes.map { $0.width * $0.height }.max() ?? 0
  }

  /// The side of the largest block of HEVC; those of AV1 are not part of its sizes.
  private static let codingBlock = 64

  /// The maximum number of tiles; phones need fewer than a hundred.
  private static let maximumTiles = 4096

  /// The longest side that libheif decodes.
  static let maximumSide = 32_767

  /// ISO/IEC 23008-12, 6.6.2.3.2: a version, flags, the last row and column, and the size, whose
  /// numbers have four bytes if the first flag is set.
  private static func isGrid(_ content: [UInt8], of tiles: Int, width: Int, height: Int) -> Bool {
    guard content.count >= 8, tiles == (Int(content[2]) + 1) * (Int(content[3]) + 1) else {
      return false
    }
    let order = ByteOrder.big
    return content[1] & 1 == 0
      ? order.uint16(content[...], at: 4) == width && order.uint16(content[...], at: 6) == height
      : order.uint32(content[...], at: 4) == width && order.uint32(content[...], at: 8) == height
  }

  /// How the colors of a picture are coded.
  private struct Coding {
    var bits = 8
    var isSubsampled = true
    var isMonochrome = false
  }

  /// Returns what the configuration of the codec says: ISO/IEC 14496-15, 8.3.2.1, and AV1-ISOBMFF,
  /// 2.3.3.
  private static func coding(_ properties: [Box], _ items: HEIFItems) -> Coding {
    for box in properties {
      let content = items.bytes[box.content]
      let start = content.startIndex
      if box.type == "hvcC", content.count >= 18 {
        let chroma = content[start + 16] & 3
        return Coding(
          bits: 8 + Int(content[start + 17] & 7), isSubsampled: chroma <= 1,
          isMonochrome: chroma == 0)
      }
      if box.type == "av1C", content.count >= 3 {
        let flags = content[start + 2]
        let bits = flags & 0x40 == 0 ? 8 : flags & 0x20 == 0 ? 10 : 12
        let isMonochrome = flags & 0x10 != 0
        return Coding(
          bits: bits, isSubsampled: isMonochrome || flags & 0x0C == 0x0C,
          isMonochrome: isMonochrome)
      }
    }
    return Coding()
  }

  /// ISO/IEC 23008-12, 6.5.10: a number of quarters, against the clock.
  private static func orientation(_ properties: [Box], _ items: HEIFItems) -> Int? {
    guard !properties.contains(where: { ["clap", "imir"].contains($0.type) }) else { return nil }
    let turns = properties.filter { $0.type == "irot" }
    guard turns.count < 2 else { return nil }
    let quarters = turns.first.flatMap { items.number(at: $0.content.lowerBound, 1) } ?? 0
    return [1, 8, 3, 6][quarters & 3]
  }

  /// ISO/IEC 14496-12, 12.1.5: the kind of color information, of which two are ICC profiles.
  private mutating func readColors(_ box: Box, _ items: HEIFItems) {
    let content = items.bytes[box.content]
    switch String(decoding: content.prefix(4), as: UTF8.self) {
    case "prof", "rICC": profile = profile ?? Array(content.dropFirst(4))
    case "nclx":
      guard colors == nil, let primaries = items.number(at: content.startIndex + 4, 2),
        let transfer = items.number(at: content.startIndex + 6, 2)
      else { return }
      colors = CodedColors(primaries: primaries, transfer: transfer)
    default: break
    }
  }
}
