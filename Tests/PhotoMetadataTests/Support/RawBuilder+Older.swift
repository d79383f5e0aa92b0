import TestSupport

extension RawBuilder {
  private static func little(_ number: Int, _ size: Int) -> [UInt8] {
    ExifBuilder().number(number, size)
  }

  // MARK: CRW

  /// A value of a CIFF heap, kept in its entry if it has 8 bytes.
  struct CIFFValue {
    var tag: Int
    var bytes: [UInt8]
  }

  /// A heap: values, then the directory, then its position.
  static func heap(_ values: [CIFFValue], claimedCount: Int? = nil) -> [UInt8] {
    var data: [UInt8] = []
    var entries: [UInt8] = []
    for value in values {
      if value.bytes.count == 8 {
        entries += little(value.tag | 0x4000, 2) + value.bytes
      } else {
        entries += little(value.tag, 2) + little(value.bytes.count, 4) + little(data.count, 4)
        data += value.bytes
      }
    }
    return data + little(claimedCount ?? values.count, 2) + entries + little(data.count, 4)
  }

  static func crw(heap: [UInt8]) -> [UInt8] {
    Array("II".utf8) + little(26, 4) + Array("HEAPCCDR".utf8) + Array(repeating: 0, count: 12)
      + heap
  }

  /// A CRW file: directories in directories with the camera, the time and the size.
  static func crw(thumbnail: [UInt8] = []) -> [UInt8] {
    let specification = heap([CIFFValue(tag: 0x080B, bytes: Array("Firmware 1.0\0".utf8))])
    let camera = heap([
      CIFFValue(tag: 0x080A, bytes: Array("Canon\0A camera of some kind\0".utf8)),
      CIFFValue(tag: 0x3004, bytes: specification),
    ])
    let size = little(6_000, 4) + little(4_000, 4) + Array(repeating: 0, count: 20)
    // 2024-02-29 23:59:59 by the camera's clock, and a time zone that is not read.
    let time = little(1_709_251_199, 4) + Array(repeating: 0, count: 8)
    let properties = heap([
      CIFFValue(tag: 0x1810, bytes: size), CIFFValue(tag: 0x180E, bytes: time),
      CIFFValue(tag: 0x2807, bytes: camera),
      CIFFValue(tag: 0x1014, bytes: [1, 2, 3, 4, 5, 6, 7, 8]),
    ])
    return crw(
      heap: heap([
        CIFFValue(tag: 0x2005, bytes: [1, 2, 3]), CIFFValue(tag: 0x2008, bytes: thumbnail),
        CIFFValue(tag: 0x300A, bytes: properties),
      ]))
  }

  // MARK: MRW

  /// An MRW file in either byte order: blocks, and a picture behind them.
  static func mrw(_ block: [UInt8] = camera.block, isLittleEndian: Bool = false) -> [UInt8] {
    let builder = ExifBuilder(isLittleEndian: isLittleEndian)
    func part(_ name: String, _ content: [UInt8]) -> [UInt8] {
      [0] + Array(name.utf8) + builder.number(content.count, 4) + content
    }
    let sizes = [4_032, 6_048, 4_000, 6_000].flatMap { builder.number($0, 2) }
    let blocks =
      part("PRD", Array("27730001".utf8) + sizes + [12, 12, 0x59, 0, 0, 0, 0, 1])
      + part("TTW", block) + part("WBG", Array(repeating: 0, count: 12))
    return [0] + Array((isLittleEndian ? "MRI" : "MRM").utf8) + builder.number(blocks.count, 4)
      + blocks + [1, 2, 3, 4]
  }

  // MARK: X3F

  /// An X3F file of a version: sections, and a directory of them at its end.
  static func x3f(_ sections: [(type: String, bytes: [UInt8])], version: Int = 2) -> [UInt8] {
    var file = Array("FOVb".utf8) + little(version << 16 | 2, 4)
    file += Array(repeating: 0, count: (version < 4 ? 28 : 40) - file.count)
    file += little(6_000, 4) + little(4_000, 4)
    file += Array(repeating: 0, count: (version < 4 ? 72 : 0x300) - file.count)
    var entries: [UInt8] = []
    for section in sections {
      entries += little(file.count, 4) + little(section.bytes.count, 4) + Array(section.type.utf8)
      file += section.bytes
    }
    let directory = Array("SECd".utf8) + little(0x20000, 4) + little(sections.count, 4) + entries
    return file + directory + little(file.count, 4)
  }

  static func x3fPreview(_ jpeg: [UInt8]) -> (type: String, bytes: [UInt8]) {
    let numbers = [0x20000, 2, 18, 1_920, 1_280, 0].flatMap { little($0, 4) }
    return ("IMA2", Array("SECi".utf8) + numbers + jpeg)
  }

  static func x3fProperties(
    _ properties: [(name: String, text: String)]
  ) -> (type: String, bytes: [UInt8]) {
    var characters: [UInt16] = []
    var positions: [UInt8] = []
    for property in properties {
      for text in [property.name, property.text] {
        positions += little(characters.count, 4)
        characters += Array(text.utf16) + [0]
      }
    }
    let numbers = [0x20000, properties.count, 0, 0, characters.count].flatMap { little($0, 4) }
    return (
      "PROP",
      Array("SECp".utf8) + numbers + positions + characters.flatMap { little(Int($0), 2) }
    )
  }
}
