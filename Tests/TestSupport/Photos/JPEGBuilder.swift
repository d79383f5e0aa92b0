/// Builds JPEG files for tests: segments with a picture size, and no picture.
package enum JPEGBuilder {
  package static func file(_ parts: [UInt8]...) -> [UInt8] { [0xFF, 0xD8] + parts.flatMap { $0 } }

  package static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let length = payload.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + payload
  }

  package static func exif(_ block: [UInt8], sixthByte: UInt8 = 0) -> [UInt8] {
    segment(0xE1, Array("Exif\0".utf8) + [sixthByte] + block)
  }

  package static func xmp(_ packet: String) -> [UInt8] {
    segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(packet.utf8))
  }

  package static func frame(width: Int = 640, height: Int = 480, marker: UInt8 = 0xC0) -> [UInt8] {
    segment(
      marker,
      [8, UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF), 1]
        + [1, 0x11, 0])
  }

  package static let startOfScan = segment(0xDA, [1, 1, 0, 0, 63, 0])

  /// The start of the picture data, after which nothing is read, and the end of the file.
  package static let picture = startOfScan + [0x12, 0x34, 0xFF, 0xD9]
}
