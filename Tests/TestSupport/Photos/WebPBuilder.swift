/// Builds WebP files for tests: chunks, and no picture.
package enum WebPBuilder {
  package static func file(_ chunks: [UInt8]...) -> [UInt8] {
    let content = Array("WEBP".utf8) + chunks.flatMap { $0 }
    return Array("RIFF".utf8) + ExifBuilder().number(content.count, 4) + content
  }

  package static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + ExifBuilder().number(content.count, 4) + content
      + (content.count % 2 == 1 ? [0] : [])
  }

  package static func extended(width: Int = 640, height: Int = 480) -> [UInt8] {
    let numbers = ExifBuilder()
    return chunk(
      "VP8X", [0x0C, 0, 0, 0] + numbers.number(width - 1, 3) + numbers.number(height - 1, 3))
  }
}
