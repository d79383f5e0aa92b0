import JPEGCodec
import PhotoFormats
import Pictures
import TestSupport
import Testing

/// Small photos with a picture, in each container.
enum SamplePictures {
  static let (width, height) = (48, 32)

  /// A picture with many colors.
  static var pixels: [UInt8] {
    var numbers = SeededGenerator(seed: 5)
    return (0..<width * height).flatMap { pixel in
      [
        UInt8(pixel % width * 5), UInt8(pixel / width * 7),
        UInt8.random(in: 0...255, using: &numbers),
      ]
    }
  }

  /// Returns a JPEG file with EXIF, a thumbnail, XMP and a comment.
  static func jpeg(
    withXMP properties: String = "", thumbnail: [UInt8]? = nil, withCredentials: Bool = false
  ) throws -> [UInt8] {
    let picture = JPEGPicture(width: width, height: height, layout: .rgb, bytes: pixels)
    let coded = try #require(picture.encoded(quality: 92))
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Acme"), exif.text(0x0110, "One")]
    exif.exif = [exif.text(0x9003, "2024:05:06 07:08:09"), exif.text(0x9010, "+09:00")]
    exif.gps = [
      exif.text(1, "N"), exif.rationals(2, [(64, 1), (8, 1), (481_234, 10_000)]),
      exif.text(3, "W"), exif.rationals(4, [(21, 1), (56, 1), (123_456, 10_000)]),
    ]
    let small = JPEGPicture(
      width: 32, height: 21, layout: .rgb, bytes: Array(pixels.prefix(32 * 21 * 3)))
    let thumbnail = try thumbnail ?? #require(small.encoded(quality: 95))
    let block = withThumbnail(thumbnail, exif.block)
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-\
      syntax-ns#"><rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" \
      xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" \(properties)/></rdf:RDF>\
      </x:xmpmeta>
      """
    let box = Array("JP\0\u{1}\0\0\0\u{1}".utf8)
    let jumbf =
      box + [0, 0, 0, 60] + Array("jumb".utf8) + [0, 0, 0, 40] + Array("jumd".utf8)
      + Array("c2pa".utf8) + Array(repeating: 1, count: 32)
    return [0xFF, 0xD8] + JPEGBuilder.exif(block) + JPEGBuilder.xmp(packet)
      + (withCredentials ? JPEGBuilder.segment(0xEB, jumbf) : [])
      + JPEGBuilder.segment(0xFE, Array("a comment of a person".utf8)) + coded.dropFirst(20)
  }

  /// Returns an EXIF block whose second directory has a thumbnail.
  private static func withThumbnail(_ thumbnail: [UInt8], _ block: [UInt8]) -> [UInt8] {
    var block = block + (block.count % 2 == 1 ? [0] : [])
    let count = Int(block[8]) | Int(block[9]) << 8
    ByteOrder.little.put32(block.count, at: 10 + 12 * count, in: &block)
    let start = block.count + 2 + 36 + 4
    let numbers = ExifBuilder()
    block += numbers.number(3, 2)
    for (tag, format, value) in [(0x0103, 3, 6), (0x0201, 4, start), (0x0202, 4, thumbnail.count)] {
      block += numbers.number(tag, 2) + numbers.number(format, 2) + numbers.number(1, 4)
      block += numbers.number(value, 4)
    }
    return block + [0, 0, 0, 0] + thumbnail
  }

  /// Returns a TIFF file with one strip per eight rows.
  static func tiff(
    compression: Int, isDeep: Bool = false, isBig: Bool = false, predictor: Int = 1,
    photometric: Int = 2, alpha: Int? = nil
  ) throws -> [UInt8] {
    let order = isBig ? ByteOrder.big : .little
    let channels = (photometric == 2 ? 3 : 1) + (alpha == nil ? 0 : 1)
    let source = pixels
    var strips: [[UInt8]] = []
    for strip in 0..<height / 8 {
      var values: [Int] = []
      for index in 0..<8 * width * channels {
        let value = Int(source[(strip * 8 * width * channels + index) % source.count])
        values.append(isDeep ? value * 257 : value)
      }
      if predictor == 2 {
        for row in stride(from: 0, to: values.count, by: width * channels) {
          for x in (row + channels..<row + width * channels).reversed() {
            values[x] -= values[x - channels]
          }
        }
      }
      let bytes =
        isDeep
        ? values.map { UInt16(truncatingIfNeeded: $0) }.bytes(order: order)
        : values.map { UInt8(truncatingIfNeeded: $0) }
      let strip =
        switch compression {
        case 5: SampleTIFF.packedStrings(bytes)
        case 8:
          try #require(Deflation.deflate(pieces: 1, .level(6)) { _, buffer in buffer = bytes })
        default: bytes
        }
      strips.append(strip)
    }
    var file: [UInt8] = isBig ? [0x4D, 0x4D, 0, 42] : [0x49, 0x49, 42, 0]
    file += [0, 0, 0, 0]
    var positions: [Int] = []
    for strip in strips {
      positions.append(file.count)
      file += strip + (strip.count % 2 == 1 ? [0] : [])
    }
    func list(_ numbers: [Int], _ size: Int) -> Int {
      let position = file.count
      for number in numbers {
        if size == 2 {
          order.append(UInt16(number), to: &file)
        } else {
          order.append(UInt32(number), to: &file)
        }
      }
      if file.count % 2 == 1 { file.append(0) }
      return position
    }
    let depths = list(Array(repeating: isDeep ? 16 : 8, count: 4), 2)
    let (starts, sizes) = (list(positions, 4), list(strips.map(\.count), 4))
    var entries: [(tag: Int, format: Int, count: Int, value: Int)] = [
      (0x0100, 4, 1, width), (0x0101, 4, 1, height),
      (0x0102, 3, channels, channels > 2 ? depths : isDeep ? 16 : 8), (0x0103, 3, 1, compression),
      (0x0106, 3, 1, photometric), (0x0111, 4, strips.count, starts), (0x0115, 3, 1, channels),
      (0x0116, 4, 1, 8), (0x0117, 4, strips.count, sizes),
    ]
    if predictor == 2 { entries.append((0x013D, 3, 1, 2)) }
    if let alpha { entries.append((0x0152, 3, 1, alpha)) }
    order.put32(file.count, at: 4, in: &file)
    order.append(UInt16(entries.count), to: &file)
    for entry in entries {
      order.append(UInt16(entry.tag), to: &file)
      order.append(UInt16(entry.format), to: &file)
      order.append(UInt32(entry.count), to: &file)
      if entry.format == 3, entry.count <= 2 {
        order.append(UInt16(entry.value), to: &file)
        order.append(UInt16(entry.count == 2 ? entry.value : 0), to: &file)
      } else {
        order.append(UInt32(entry.value), to: &file)
      }
    }
    return file + [0, 0, 0, 0]
  }
}

extension Sequence<UInt16> {
  /// Returns the bytes of numbers.
  func bytes(order: ByteOrder) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in self { order.append(number, to: &bytes) }
    return bytes
  }
}
