/// Builds PNG files for tests: chunks, and no picture.
package enum PNGBuilder {
  package static func file(header: [UInt8] = header(), _ chunks: [UInt8]...) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + header + chunks.flatMap { $0 } + end
  }

  package static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let numbers = ExifBuilder(isLittleEndian: false)
    let checked = Array(type.utf8) + content
    return numbers.number(content.count, 4) + checked + numbers.number(checkValue(of: checked), 4)
  }

  // ISO/IEC 15948, annex D.
  private static func checkValue(of bytes: [UInt8]) -> Int {
    var value = UInt32.max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return Int(~value)
  }

  package static func header(width: Int = 640, height: Int = 480) -> [UInt8] {
    let numbers = ExifBuilder(isLittleEndian: false)
    return chunk("IHDR", numbers.number(width, 4) + numbers.number(height, 4) + [8, 2, 0, 0, 0])
  }

  package static let picture = chunk("IDAT", Array(repeating: 0x55, count: 100))
  /// A picture of one pixel, in a block that is not compressed (RFC 1950 and 1951).
  package static let pixel = chunk(
    "IDAT", [0x78, 1, 1, 4, 0, 0xFB, 0xFF, 0, 200, 100, 50, 0x03, 0x56, 0x01, 0x5F])
  package static let end = chunk("IEND", [])

  package static func text(_ keyword: String, _ text: [UInt8]) -> [UInt8] {
    chunk("tEXt", Array(keyword.utf8) + [0] + text)
  }

  package static func compressedText(_ keyword: String, _ compressed: [UInt8]) -> [UInt8] {
    chunk("zTXt", Array(keyword.utf8) + [0, 0] + compressed)
  }

  package static func internationalText(
    _ keyword: String, _ text: [UInt8], isCompressed: Bool = false
  ) -> [UInt8] {
    let flag: UInt8 = isCompressed ? 1 : 0
    return chunk("iTXt", Array("\(keyword)\0".utf8) + [flag, 0] + Array("en\0key\0".utf8) + text)
  }

  /// A text like an ImageMagick profile.
  package static func rawProfile(_ kind: String, _ bytes: [UInt8], count: Int? = nil) -> [UInt8] {
    var text = "\n\(kind)\n\(String(repeating: " ", count: 8))\(count ?? bytes.count)\n"
    for (index, byte) in bytes.enumerated() {
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
      if index % 36 == 35 { text += "\n" }
    }
    return Array(text.utf8) + [0x0A]
  }
}
