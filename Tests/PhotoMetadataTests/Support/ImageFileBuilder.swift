import PhotoFormats
import TestSupport

@testable import PhotoMetadata

/// Builds files without pictures for tests: GIF, BMP, Photoshop and JPEG 2000.
enum ImageFileBuilder {
  private static func little(_ number: Int, _ size: Int) -> [UInt8] {
    ExifBuilder().number(number, size)
  }

  private static func big(_ number: Int, _ size: Int) -> [UInt8] { BoxBuilder.number(number, size) }

  // MARK: GIF

  static func gif(_ blocks: [UInt8]..., width: Int = 640, height: Int = 480) -> [UInt8] {
    Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0x80, 0, 0, 1, 2, 3, 4, 5, 6]
      + blocks.flatMap { $0 } + [0x3B]
  }

  /// A picture with a color table and data of one sub-block.
  static let gifPicture: [UInt8] =
    [0x2C, 0, 0, 0, 0, 8, 0, 6, 0, 0x80, 1, 2, 3, 4, 5, 6, 2, 2, 0x44, 1, 0]

  static func gifComment(_ text: String) -> [UInt8] { [0x21, 0xFE] + subBlocks(Array(text.utf8)) }

  static func gifApplication(_ name: String, _ content: [UInt8]) -> [UInt8] {
    [0x21, 0xFF, 11] + Array(name.utf8) + content
  }

  static func gifXMP(_ packet: [UInt8]) -> [UInt8] {
    gifApplication("XMP DataXMP", packet + [1] + (0...255).reversed() + [0])
  }

  static func subBlocks(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 255).flatMap { start in
      let block = bytes[start...].prefix(255)
      return [UInt8(block.count)] + block
    } + [0]
  }

  // MARK: BMP

  /// A file with a header of this length; a height can be negative.
  static func bmp(
    header: Int, width: Int = 640, height: Int = 480, profile: [UInt8] = []
  ) -> [UInt8] {
    let size = header == 12 ? 2 : 4
    var bytes = little(header, 4) + little(width, size) + little(height, size)
    bytes += Array(repeating: 0, count: header - bytes.count)
    if header == 124, !profile.isEmpty {
      bytes.replaceSubrange(56..<60, with: "DEBM".utf8)
      bytes.replaceSubrange(112..<120, with: little(header, 4) + little(profile.count, 4))
    }
    return Array("BM".utf8) + Array(repeating: 0, count: 12) + bytes + profile
  }

  // MARK: Photoshop

  static func photoshop(_ resources: [UInt8]..., isLarge: Bool = false) -> [UInt8] {
    let all = resources.flatMap { $0 }
    let header =
      Array("8BPS".utf8) + big(isLarge ? 2 : 1, 2) + Array(repeating: 0, count: 6) + big(3, 2)
      + big(480, 4) + big(640, 4) + big(8, 2) + big(3, 2)
    // No color table, the resources, no layers, and a picture that is left out.
    return header + big(0, 4) + big(all.count, 4) + all + big(0, isLarge ? 8 : 4) + big(0, 2)
  }

  static func resource(_ number: Int, _ content: [UInt8], name: String = "") -> [UInt8] {
    let name = [UInt8(name.utf8.count)] + Array(name.utf8)
    return Array("8BIM".utf8) + big(number, 2) + name + (name.count % 2 == 0 ? [] : [0])
      + big(content.count, 4) + content + (content.count % 2 == 0 ? [] : [0])
  }

  /// A data set of IPTC.
  static func iptc(_ record: Int, _ number: Int, _ text: String) -> [UInt8] {
    [0x1C, UInt8(record), UInt8(number)] + big(text.utf8.count, 2) + Array(text.utf8)
  }

  /// A profile of version 2 with a description.
  static func profile(_ name: String) -> [UInt8] {
    let text = Array("desc".utf8) + big(0, 4) + big(name.utf8.count + 1, 4) + Array(name.utf8) + [0]
    return Array(repeating: 0, count: 128) + big(1, 4) + Array("desc".utf8) + big(144, 4)
      + big(text.count, 4) + text
  }

  // MARK: JPEG 2000

  static func jpeg2000(_ boxes: [UInt8]..., brand: String = "jp2 ") -> [UInt8] {
    PhotoContainer.jpeg2000Signature
      + BoxBuilder.box("ftyp", Array(brand.utf8), [0, 0, 0, 0], Array("jp2 ".utf8))
      + boxes.flatMap { $0 }
  }

  /// The header of a picture of 640 by 480, with a profile if there is one.
  static func jp2Header(profile: [UInt8] = []) -> [UInt8] {
    BoxBuilder.box(
      "jp2h", BoxBuilder.box("ihdr", big(480, 4), big(640, 4), [0, 3, 7, 7, 0, 0]),
      BoxBuilder.box("colr", profile.isEmpty ? [1, 0, 0, 0, 0, 0, 16] : [2, 0, 0] + profile))
  }

  /// A codestream whose picture of 640 by 480 begins at 10, 20 of its grid.
  static let codestream =
    JPEG2000Codestream.signature + [0, 41, 0, 0] + big(650, 4) + big(500, 4) + big(10, 4)
    + big(20, 4)
    + Array(repeating: 0, count: 20) + [0xFF, 0xD9]
}
