import PhotoFormats

/// Small files of the formats whose header or directory says where the pieces lie.
enum LayoutFiles {
  private static func little(_ number: Int, _ size: Int = 4) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func big(_ number: Int, _ size: Int = 4) -> [UInt8] {
    little(number, size).reversed()
  }

  private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

  /// A picture of 2 by 2 pixels with 256 colors, and a profile of 3 bytes behind it.
  static let bmp: [UInt8] = {
    var header = little(124) + little(2) + little(2) + little(1, 2) + little(8, 2) + zeros(40)
    header += Array("DEBM".utf8) + zeros(52) + little(124 + 8 + 8) + little(3) + zeros(4)
    let file = Array("BM".utf8) + little(14 + 124 + 8 + 8 + 3) + zeros(4) + little(14 + 124 + 8)
    return file + header + [1, 2, 3, 4, 5, 6, 7, 8] + [1, 2, 0, 0, 3, 4, 0, 0] + [9, 9, 9]
  }()

  /// A picture of 1 by 2 pixels.
  static func photoshop(isLarge: Bool = false) -> [UInt8] {
    let header = Array("8BPS".utf8) + big(isLarge ? 2 : 1, 2) + zeros(6) + big(1, 2)
    let size = big(2) + big(1) + big(8, 2) + big(1, 2)
    let resource = Array("8BIM".utf8) + [4, 0, 0, 0, 0, 0, 0, 2, 7, 7]
    return header + size + big(3) + [1, 2, 3] + big(resource.count) + resource
      + big(5, isLarge ? 8 : 4) + [5, 5, 5, 5, 5] + [0, 0, 1, 2]
  }

  static func mrw(isLittleEndian: Bool = false) -> [UInt8] {
    let number = { isLittleEndian ? little($0, $1) : big($0, $1) }
    let sensor = Array("27730001".utf8) + [4, 6, 2, 3].flatMap { number($0, 2) } + zeros(8)
    let blocks = [("PRD", sensor), ("WBG", [1, 2, 3])].flatMap { name, content in
      [0] + Array(name.utf8) + number(content.count, 4) + content
    }
    return [0] + Array((isLittleEndian ? "MRI" : "MRM").utf8) + number(blocks.count, 4) + blocks
      + [1, 2, 3, 4]
  }

  /// A heap with a value of its own, one in its directory, and a heap inside.
  static let crw: [UInt8] = {
    func heap(_ values: [(tag: Int, bytes: [UInt8])]) -> [UInt8] {
      var (data, entries) = ([UInt8](), [UInt8]())
      for (tag, bytes) in values {
        entries += little(tag, 2)
        guard tag & 0x4000 == 0 else {
          entries += bytes
          continue
        }
        entries += little(bytes.count) + little(data.count)
        data += bytes
      }
      return data + little(values.count, 2) + entries + little(data.count)
    }
    let inner = heap([(0x080B, Array("Firmware".utf8)), (0x5814, [1, 2, 3, 4, 5, 6, 7, 8])])
    return Array("II".utf8) + little(26) + Array("HEAPCCDR".utf8) + zeros(12)
      + heap([(0x2005, [1, 2, 3]), (0x300A, inner)])
  }()

  static let x3f: [UInt8] = {
    let header = Array("FOVb".utf8) + little(2 << 16) + zeros(20) + little(6) + little(4) + zeros(4)
    let sections = [("PROP", [1, 2, 3, 4]), ("IMAG", [5, 6])] as [(String, [UInt8])]
    var (file, entries) = (header, [UInt8]())
    for (type, bytes) in sections {
      entries += little(file.count) + little(bytes.count) + Array(type.utf8)
      file += bytes
    }
    return file + Array("SECd".utf8) + little(0x20000) + little(sections.count) + entries
      + little(file.count)
  }()

  /// A header, a JPEG file of 4 bytes, 2 bytes of nothing, a list with a size, and a raw picture.
  static let raf: [UInt8] = {
    let list = big(1) + big(0x0100, 2) + big(4, 2) + big(4, 2) + big(6, 2)
    let header = Array("FUJIFILMCCD-RAW ".utf8) + zeros(68)
    let positions = [108, 4, 114, list.count, 114 + list.count, 3].flatMap { big($0) }
    return header + positions + JPEGMarker.start + [0xFF, JPEGMarker.endOfImage] + [0, 0] + list
      + [7, 8, 9]
  }()
}
