import TestSupport

/// Builds ISO base media files for tests: HEIF, AVIF and JPEG XL.
enum BoxBuilder {
  /// An item of a HEIF file.
  struct Item {
    var id: Int
    var type: String
    var contentType = ""
    var encoding = ""
    var protection = 0
    /// The storage of the item: an index, an offset and a length for each extent.
    var method = 0
    var base = 0
    var dataReference = 0
    var positions: [(index: Int, offset: Int, length: Int)]
  }

  static func number(_ number: Int, _ size: Int) -> [UInt8] {
    ExifBuilder(isLittleEndian: false).number(number, size)
  }

  static func box(_ type: String, _ content: [UInt8]...) -> [UInt8] {
    let content = content.flatMap { $0 }
    return number(8 + content.count, 4) + Array(type.utf8) + content
  }

  static func fullBox(
    _ type: String, version: Int = 0, flags: Int = 0, _ content: [UInt8]...
  ) -> [UInt8] {
    box(type, number(version, 1) + number(flags, 3) + content.flatMap { $0 })
  }

  static let fileType = box("ftyp", Array("heic".utf8), [0, 0, 0, 0], Array("mif1heic".utf8))

  /// The item contains the offset of its TIFF header, which follows at once.
  static func exif(_ block: [UInt8], distance: Int = 0) -> [UInt8] {
    number(distance, 4) + Array(repeating: 0x20, count: distance) + block
  }

  /// A meta box with a picture 1 of 640 by 480 and these items, whose data is in the box `idat`.
  static func meta(
    _ items: [Item], data: [UInt8] = [], references: [[UInt8]] = [], primary: Int = 1,
    extra: [UInt8] = [], properties: [UInt8] = []
  ) -> [UInt8] {
    let infos = items.map { item in
      fullBox(
        "infe", version: 2, number(item.id, 2), number(item.protection, 2), Array(item.type.utf8),
        [0],
        item.type == "mime"
          ? Array("\(item.contentType)\0".utf8)
            + (item.encoding.isEmpty ? [] : Array("\(item.encoding)\0".utf8)) : [])
    }
    let picture = fullBox("infe", version: 2, number(1, 2), [0, 0], Array("hvc1".utf8), [0])
    let locations = items.map { item in
      number(item.id, 2) + number(item.method, 2) + number(item.dataReference, 2)
        + number(item.base, 4) + number(item.positions.count, 2)
        + item.positions.flatMap {
          number($0.index, 4) + number($0.offset, 4) + number($0.length, 4)
        }
    }
    let size = { (width: Int, height: Int) in fullBox("ispe", number(width, 4), number(height, 4)) }
    return fullBox(
      "meta", fullBox("hdlr", Array("\0\0\0\0pict".utf8)), fullBox("pitm", number(primary, 2)),
      fullBox("iinf", number(items.count + 1, 2), picture, infos.flatMap { $0 }),
      fullBox(
        "iloc", version: 1, [0x44, 0x44], number(items.count, 2), locations.flatMap { $0 }),
      fullBox("iref", references.flatMap { $0 }),
      box(
        "iprp", box("ipco", size(160, 120), box("colr"), size(640, 480), properties),
        fullBox("ipma", number(2, 4), [0, 9, 1, 1], [0, 1, 2, 2, 0x83])),
      box("idat", data), extra)
  }

  static func reference(_ type: String, from: Int, to: [Int]) -> [UInt8] {
    box(type, number(from, 2), number(to.count, 2), to.flatMap { number($0, 2) })
  }
}
