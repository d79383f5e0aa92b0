import PhotoFormats
import TestSupport

@testable import PhotoMetadata

/// Builds raw files for tests: CR3, RAF and BigTIFF.
enum RawBuilder {
  /// The entries of a camera, with a size, a date and a position.
  static var camera: ExifBuilder { camera(isLittleEndian: true) }

  /// The entries of a camera in a byte order.
  static func camera(isLittleEndian: Bool) -> ExifBuilder {
    var builder = ExifBuilder(isLittleEndian: isLittleEndian)
    builder.primary = [
      size(builder, 0x0100, 6_000), size(builder, 0x0101, 4_000), builder.text(0x010F, "Maker"),
      builder.text(0x0110, "A camera of some kind"), builder.text(0x0131, "Firmware 1.0"),
    ]
    builder.exif = [
      builder.text(0x9003, "2024:02:29 23:59:59"), builder.text(0x9011, "-03:30"),
      builder.text(0xA434, "35mm"),
    ]
    builder.gps = [
      builder.text(1, "S"), builder.rationals(2, [(33, 1), (51, 1), (24, 1)]), builder.text(3, "E"),
      builder.rationals(4, [(151, 1), (12, 1), (55, 1)]),
    ]
    return builder
  }

  private static func size(_ builder: ExifBuilder, _ tag: Int, _ value: Int) -> ExifBuilder.Entry {
    ExifBuilder.Entry(tag: tag, format: 4, count: 1, value: builder.number(value, 4))
  }

  /// A CR3 file: each directory is a TIFF file in its own box.
  static func cr3(
    _ camera: ExifBuilder = camera, thumbnail: [UInt8] = [], xmp: String = ""
  ) -> [UInt8] {
    func block(_ entries: [ExifBuilder.Entry]) -> [UInt8] {
      ExifBuilder(isLittleEndian: camera.isLittleEndian, primary: entries).block
    }
    let thumbnailHeader =
      BoxBuilder.number(0, 4) + BoxBuilder.number(160, 2) + BoxBuilder.number(120, 2)
      + BoxBuilder.number(thumbnail.count, 4) + [0, 1, 0, 0]
    let metadata = BoxBuilder.box(
      "uuid", canon, BoxBuilder.box("CNCV", Array("CanonCR3_001/00.09.00/00.00.00".utf8)),
      BoxBuilder.box("CMT1", block(camera.primary)), BoxBuilder.box("CMT2", block(camera.exif)),
      BoxBuilder.box("CMT4", block(camera.gps)),
      thumbnail.isEmpty ? [] : BoxBuilder.box("THMB", thumbnailHeader, thumbnail))
    return BoxBuilder.box("ftyp", Array("crx ".utf8), [0, 0, 0, 1], Array("crx isom".utf8))
      + BoxBuilder.box("moov", metadata)
      + (xmp.isEmpty ? [] : BoxBuilder.box("uuid", Box.xmpIdentifier, Array(xmp.utf8)))
      + BoxBuilder.box("mdat", [1, 2, 3, 4])
  }

  /// A RAF file: a header, a JPEG file with the metadata, and the size of the raw picture.
  static func raf(_ jpeg: [UInt8], width: Int = 6_000, height: Int = 4_000) -> [UInt8] {
    let list =
      BoxBuilder.number(2, 4)
      + [(0x0100, height + 32, width + 96), (0x0111, height, width)].flatMap { tag, down, across in
        BoxBuilder.number(tag, 2) + BoxBuilder.number(4, 2) + BoxBuilder.number(down, 2)
          + BoxBuilder.number(across, 2)
      }
    let start = 148
    var header = Array("FUJIFILMCCD-RAW 0201FF383501X-T1".utf8)
    header += Array(repeating: 0, count: 84 - header.count)
    header += BoxBuilder.number(start, 4) + BoxBuilder.number(jpeg.count, 4)
    header += BoxBuilder.number(start + jpeg.count, 4) + BoxBuilder.number(list.count, 4)
    header += Array(repeating: 0, count: start - header.count)
    return header + jpeg + list
  }

  /// A BigTIFF file with the same entries as a TIFF file would have.
  static func bigTIFF(_ camera: ExifBuilder = camera, xmp: String = "") -> [UInt8] {
    func directory(_ entries: [ExifBuilder.Entry], at start: Int) -> [UInt8] {
      var table = camera.number(entries.count, 8)
      var values: [UInt8] = []
      let valuesAt = start + 8 + 20 * entries.count + 8
      for entry in entries {
        table += camera.number(entry.tag, 2) + camera.number(entry.format, 2)
        table += camera.number(entry.count, 8)
        if entry.value.count <= 8 {
          table += entry.value + Array(repeating: 0, count: 8 - entry.value.count)
        } else {
          table += camera.number(valuesAt + values.count, 8)
          values += entry.value
        }
      }
      return table + camera.number(0, 8) + values
    }
    func pointer(_ tag: Int, _ offset: Int) -> ExifBuilder.Entry {
      ExifBuilder.Entry(tag: tag, format: 18, count: 1, value: camera.number(offset, 8))
    }
    let packet = xmp.isEmpty ? [] : [camera.bytes(0x02BC, format: 1, Array(xmp.utf8))]
    let primary = camera.primary + packet
    let exifAt = 16 + directory(primary + [pointer(0x8769, 0), pointer(0x8825, 0)], at: 16).count
    let exif = directory(camera.exif, at: exifAt)
    let gpsAt = exifAt + exif.count
    return (camera.isLittleEndian ? [0x49, 0x49] : [0x4D, 0x4D]) + camera.number(43, 2)
      + camera.number(8, 2) + camera.number(0, 2) + camera.number(16, 8)
      + directory(primary + [pointer(0x8769, exifAt), pointer(0x8825, gpsAt)], at: 16)
      + exif + directory(camera.gps, at: gpsAt)
  }

  private static let canon: [UInt8] = [
    0x85, 0xC0, 0xB6, 0x87, 0x82, 0x0F, 0x11, 0xE0, 0x81, 0x11, 0xF4, 0xCE, 0x46, 0x2B, 0x6A, 0x48,
  ]
}
