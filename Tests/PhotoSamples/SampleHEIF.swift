import Foundation
import PhotoFormats
import TestSupport

/// Builds HEIC and AVIF files with a picture of 64 by 64 pixels: red and green above, blue and
/// yellow below.
struct SampleHEIF {
  /// The colors of the quarters, row by row.
  static let colors: [[Int]] = [[200, 40, 40], [40, 180, 60], [40, 60, 200], [220, 200, 50]]

  /// Whether the picture is coded as AV1, and else as HEVC.
  var isAV1 = false
  /// The configuration of the codec, if not that of the picture.
  var configuration: [UInt8]?
  /// The coded picture, if not that of the sample.
  var data: [UInt8]?
  /// The number of quarters by which the picture is turned against the clock.
  var rotation: Int?
  /// Whether the picture is mirrored.
  var isMirrored = false
  /// The contents of boxes with colors.
  var colors: [[UInt8]] = []
  var exif: [UInt8]?
  var xmp: String?
  /// The type of an auxiliary picture.
  var auxiliary: String?
  var hasThumbnail = false
  /// The numbers of columns and rows of a grid in which the picture is repeated.
  var grid: (columns: Int, rows: Int)?
  /// The size of the grid that is claimed, or else that of its tiles.
  var claimedSize: (width: Int, height: Int)?
  /// The items that the grid consists of, or else the picture.
  var tiles: [Int]?
  /// The type of the primary item instead of its own.
  var type: String?
  /// Boxes behind the others.
  var boxes: [UInt8] = []
  /// Bytes before the data of the items, and boxes in the one that describes them.
  var gap: [UInt8] = []
  var children: [UInt8] = []
  /// The name of the picture, and that of the handler.
  var name = ""
  var handler = ""
  /// Further properties, and whether the picture has them.
  var properties: [[UInt8]] = []
  var hasProperties = true
  /// Bytes behind the last entries of lists, by type.
  var surplus: [String: [UInt8]] = [:]

  private static let hevc = (
    configuration: """
    AQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMA\
    kAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQA==
    """,
    data: """
    AAAANygBrxOA5TPAn//sSo//bnzw+7r7KVviOg/117/9PSZJ/97kiPwBuX/ks8Dm//OE7f7Zcw+dAaA=
    """
  )
  private static let av1 = (
    configuration: "gQAMAA==",
    data: """
    EgAKCRgVf/2CBAQNCDIqFkAGGGGEALSD61NIEyW4UOxz6J2ca6PbO6cPgh5HPtLHA3HlOEKrmjfA
    """
  )

  /// The configuration of the sample’s codec.
  static func configuration(isAV1: Bool) -> [UInt8] {
    Array(Data(base64Encoded: (isAV1 ? av1 : hevc).configuration) ?? Data())
  }

  /// The coded picture of the sample.
  static func data(isAV1: Bool) -> [UInt8] {
    Array(Data(base64Encoded: (isAV1 ? av1 : hevc).data) ?? Data())
  }

  private static func number(_ number: Int, _ size: Int) -> [UInt8] {
    ExifBuilder(isLittleEndian: false).number(number, size)
  }

  private static func full(
    _ type: String, version: Int = 0, _ content: [UInt8]...
  ) -> [UInt8] {
    Box.bytes(type, number(version, 1) + [0, 0, 0] + content.flatMap { $0 })
  }

  private static func size(_ width: Int, _ height: Int) -> [UInt8] {
    full("ispe", number(width, 4), number(height, 4))
  }

  /// The file.
  var bytes: [UInt8] {
    let start = Box.bytes(
      "ftyp", Array((isAV1 ? "avif\0\0\0\0mif1avif" : "heic\0\0\0\0mif1heic").utf8))
    let length = meta(offset: 0).count
    return start + meta(offset: start.count + length + 8 + gap.count)
      + Box.bytes("mdat", gap + items.flatMap(\.data)) + boxes
  }

  private var items: [(id: Int, type: String, data: [UInt8])] {
    let picture = data ?? Self.data(isAV1: isAV1)
    let name = isAV1 ? "av01" : "hvc1"
    var items = [(1, grid == nil ? type ?? name : name, picture)]
    if let exif { items.append((2, "Exif", [0, 0, 0, 0] + exif)) }
    if let xmp { items.append((3, "mime", Array(xmp.utf8))) }
    if auxiliary != nil { items.append((4, name, picture)) }
    if hasThumbnail { items.append((5, name, picture)) }
    if let grid {
      let (width, height) = gridSize
      items.append(
        (
          6, type ?? "grid",
          [0, 0, UInt8(grid.rows - 1), UInt8(grid.columns - 1)] + Self.number(width, 2)
            + Self.number(height, 2)
        ))
    }
    return items
  }

  private var gridSize: (width: Int, height: Int) {
    claimedSize ?? (64 * (grid?.columns ?? 1), 64 * (grid?.rows ?? 1))
  }

  private func meta(offset: Int) -> [UInt8] {
    let primary = grid == nil ? 1 : 6
    let infos = items.map { item in
      Self.full(
        "infe", version: 2, Self.number(item.id, 2), [0, 0], Array(item.type.utf8),
        Array((item.id == primary ? name : "").utf8) + [0],
        item.type == "mime" ? Array("application/rdf+xml\0".utf8) : [])
    }
    var position = offset
    let locations = items.flatMap { item in
      defer { position += item.data.count }
      return Self.number(item.id, 2) + [0, 0, 0, 1] + Self.number(position, 4)
        + Self.number(item.data.count, 4)
    }
    return Self.full(
      "meta",
      Self.full(
        "hdlr", Array("\0\0\0\0pict".utf8) + Array(repeating: 0, count: 12),
        Array(handler.utf8) + [0]),
      Self.full("pitm", Self.number(primary, 2)),
      Self.full("iinf", Self.number(items.count, 2), infos.flatMap { $0 }, surplus["iinf"] ?? []),
      Self.full("iloc", [0x44, 0], Self.number(items.count, 2), locations, surplus["iloc"] ?? []),
      references(primary), propertyBox(primary), children)
  }

  private func references(_ primary: Int) -> [UInt8] {
    var list: [(type: String, from: Int, to: [Int])] = []
    if exif != nil { list.append(("cdsc", 2, [primary])) }
    if xmp != nil { list.append(("cdsc", 3, [primary])) }
    if auxiliary != nil { list.append(("auxl", 4, [primary])) }
    if hasThumbnail { list.append(("thmb", 5, [primary])) }
    if let grid {
      list.append(("dimg", 6, tiles ?? Array(repeating: 1, count: grid.columns * grid.rows)))
    }
    guard !list.isEmpty else { return [] }
    return Self.full(
      "iref",
      list.flatMap { entry in
        Box.bytes(
          entry.type,
          Self.number(entry.from, 2) + Self.number(entry.to.count, 2)
            + entry.to.flatMap { Self.number($0, 2) })
      })
  }

  private func propertyBox(_ primary: Int) -> [UInt8] {
    let configuration = configuration ?? Self.configuration(isAV1: isAV1)
    var boxes = [
      Box.bytes(isAV1 ? "av1C" : "hvcC", configuration), Self.size(64, 64),
    ]
    if grid != nil { boxes.append(Self.size(gridSize.width, gridSize.height)) }
    var own = grid == nil ? [1, 2] : [3]
    func add(_ box: [UInt8]) {
      boxes.append(box)
      own.append(boxes.count)
    }
    for color in colors { add(Box.bytes("colr", color)) }
    if let rotation { add(Box.bytes("irot", [UInt8(rotation)])) }
    if isMirrored { add(Box.bytes("imir", [1])) }
    for property in properties {
      if hasProperties { add(property) } else { boxes.append(property) }
    }
    var lists = [(primary, own)]
    if grid != nil { lists.append((1, [1, 2])) }
    if let auxiliary {
      boxes.append(Self.full("auxC", Array(auxiliary.utf8) + [0]))
      lists.append((4, [1, 2, boxes.count]))
    }
    if hasThumbnail { lists.append((5, [1, 2])) }
    let associations = lists.sorted { $0.0 < $1.0 }.flatMap { item, numbers in
      Self.number(item, 2) + Self.number(numbers.count, 1) + numbers.map { UInt8($0) }
    }
    return Box.bytes(
      "iprp",
      Box.bytes("ipco", boxes.flatMap { $0 })
        + Self.full("ipma", Self.number(lists.count, 4), associations, surplus["ipma"] ?? []))
  }
}
