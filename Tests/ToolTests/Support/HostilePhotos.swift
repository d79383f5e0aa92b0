import Foundation
import TestSupport

/// Photos with hostile texts and numbers in every possible position.
struct HostilePhotos {
  /// The folder of the photos; those with hostile names are in `names`, the others in `in`.
  let folder: TemporaryFolder

  /// Writes the photos: those of a sample, or all of them in a complete run.
  init() throws {
    folder = try TemporaryFolder()
    for name in ["in", "names"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    let texts =
      TestScope.sample(HostileTexts.all, count: 90).map { Array($0.utf8) }
      + TestScope.sample(HostileTexts.malformed, count: 6)
      + HostileTexts.longCharacters(scalarCount: 10_000).map { Array($0.utf8) }.prefix(2)
    for (number, start) in stride(from: 0, to: texts.count, by: 7).enumerated() {
      let photo = photo(Array(texts[start..<min(start + 7, texts.count)]), container: number)
      try write(photo, to: "in/text-\(number)")
    }
    for (index, number) in TestScope.sample(HostileTexts.numbers, count: 9).enumerated() {
      try write(photo(number: number, container: index), to: "in/number-\(index)")
    }
    for (index, number) in Self.exifNumbers.enumerated() {
      try write((photo(exifNumber: number, container: index), "jpg"), to: "in/exif-\(index)")
    }
    for (index, photo) in Self.longPhotos.enumerated() {
      try write((photo, "png"), to: "in/long-\(index)")
    }
    let plain = photo([Array("Canon".utf8)], container: 0).bytes
    for name in TestScope.sample(HostileTexts.fileNames, count: 20) {
      try write(plain, named: Array("names/".utf8) + name.prefix(251) + Array(".jpg".utf8))
    }
  }

  // MARK: - Photos

  private typealias Photo = (bytes: [UInt8], ending: String)

  /// A photo with texts as its camera, lens, programs, dates and comments.
  private func photo(_ texts: [[UInt8]], container: Int) -> Photo {
    var exif = ExifBuilder(isLittleEndian: container % 2 == 0)
    func text(_ tag: Int, _ index: Int) -> ExifBuilder.Entry {
      exif.bytes(tag, format: 2, texts[index % texts.count] + [0])
    }
    exif.primary = [text(0x010F, 0), text(0x0110, 1), text(0x0131, 2), text(0x0132, 3)]
    exif.exif = [
      text(0x9003, 4), text(0x9011, 5), text(0x9286, 6), text(0x9291, 0), text(0xA434, 1),
    ]
    exif.gps = [text(0x0001, 2), text(0x0003, 3), text(0x001D, 4)]
    let strings = texts.map { String(decoding: $0, as: UTF8.self) }
    func value(_ index: Int) -> String { strings[index % strings.count] }
    let names = [
      "xmp:CreatorTool", "tiff:Software", "aux:Lens", "exifEX:LensModel", "xmp:CreateDate",
      "xmpMM:DocumentID", "photoshop:SidecarForExtension",
    ]
    let attributes = names.enumerated().flatMap { XMPBuilder.attribute($1, value($0)) }
    let events = strings.flatMap { text in
      Array("<rdf:li".utf8) + XMPBuilder.attribute("stEvt:softwareAgent", text)
        + XMPBuilder.attribute("stEvt:when", text) + Array("/>".utf8)
    }
    // Some packets have the raw bytes, which need not be XML.
    let raw = container % 5 == 4 ? Array("<photoshop:Credit>".utf8) + texts.joined() : []
    let elements =
      Array("<xmpMM:History><rdf:Seq>".utf8) + events + Array("</rdf:Seq></xmpMM:History>".utf8)
      + raw
    return file(
      exif.block, XMPBuilder.packet(attributes: attributes, elements: elements),
      comment: texts[0], container: container)
  }

  /// A photo with a number, as text, in all numeric XMP properties.
  private func photo(number: String, container: Int) -> Photo {
    let names = [
      "exif:GPSLatitude", "exif:GPSLongitude", "exif:GPSAltitude", "tiff:Orientation",
      "exif:PixelXDimension", "exif:PixelYDimension", "xmp:CreateDate", "xmp:Rating",
      "exif:DateTimeOriginal", "aux:LensInfo",
    ]
    let attributes = names.flatMap { XMPBuilder.attribute($0, number) }
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x0132, number)]
    exif.exif = [exif.text(0x9003, number), exif.text(0x9011, number), exif.text(0x9291, number)]
    exif.gps = [exif.text(0x001D, number)]
    return file(
      exif.block, XMPBuilder.packet(attributes: attributes), comment: Array(number.utf8),
      container: container)
  }

  /// Numbers at the limits of EXIF, and divisions by zero.
  private static let exifNumbers: [(UInt32, UInt32)] = [
    (0, 0), (1, 0), (.max, 1), (.max, .max), (0x8000_0000, 0x7FFF_FFFF), (0xFFFF_FFFF, 0),
    (0x8000_0000, 0xFFFF_FFFF), (179, 1), (89_999_999, 1_000_000),
  ]

  /// A photo with a number as its position, orientation and size, and as the offset of a value.
  private func photo(exifNumber number: (UInt32, UInt32), container: Int) -> [UInt8] {
    var exif = ExifBuilder(isLittleEndian: container % 2 == 0)
    let whole = exif.number(Int(number.0), 4)
    exif.primary = [
      ExifBuilder.Entry(tag: 0x0112, format: 4, count: 1, value: whole),
      ExifBuilder.Entry(
        tag: 0x010F, format: 2, count: Int(number.0), value: Array("Canon".utf8),
        claimedOffset: Int(number.1)),
    ]
    exif.exif = [
      ExifBuilder.Entry(tag: 0xA002, format: 4, count: 1, value: whole),
      ExifBuilder.Entry(tag: 0xA003, format: 9, count: 1, value: whole),
      exif.rationals(0x920A, [number]), exif.rationals(0x9202, [number], format: 10),
      exif.rationals(0xA432, [number, number, number, number]),
    ]
    exif.gps = [
      exif.text(0x0001, "N"), exif.rationals(0x0002, [number, number, number]),
      exif.text(0x0003, "W"), exif.rationals(0x0004, [number, number, number], format: 10),
      exif.rationals(0x0006, [number]), exif.rationals(0x0007, [number, number, number]),
    ]
    let size = container % 2 == 0 ? 0xFFFF : 0
    return JPEGBuilder.file(
      JPEGBuilder.exif(exif.block), JPEGBuilder.frame(width: size, height: size),
      JPEGBuilder.picture)
  }

  /// Photos with texts of 10 MB and of 64 KB, in XMP, in EXIF and in a comment.
  private static let longPhotos: [[UInt8]] = {
    let long = Array(repeating: UInt8(ascii: "x"), count: 10_000_000)
    let packet = XMPBuilder.packet(elements: Array("<xmp:CreatorTool>".utf8) + long)
    var exif = ExifBuilder()
    exif.primary = [exif.bytes(0x0131, format: 2, Array(long.prefix(65_000)) + [0])]
    return [
      PNGBuilder.file(PNGBuilder.internationalText("XML:com.adobe.xmp", packet)),
      PNGBuilder.file(PNGBuilder.text("Comment", long), PNGBuilder.chunk("eXIf", exif.block)),
    ]
  }()

  private func file(
    _ exif: [UInt8], _ xmp: [UInt8], comment: [UInt8], container: Int
  ) -> Photo {
    switch container % 3 {
    case 0:
      let xmp = Array("http://ns.adobe.com/xap/1.0/\0".utf8) + xmp
      let jpeg = JPEGBuilder.file(
        JPEGBuilder.exif(Array(exif.prefix(65_000))),
        JPEGBuilder.segment(0xE1, Array(xmp.prefix(65_000))),
        JPEGBuilder.segment(0xFE, Array(comment.prefix(65_000))), JPEGBuilder.frame(),
        JPEGBuilder.picture)
      return (jpeg, "jpg")
    case 1:
      let png = PNGBuilder.file(
        PNGBuilder.chunk("eXIf", exif), PNGBuilder.internationalText("XML:com.adobe.xmp", xmp),
        PNGBuilder.text("Comment", comment), PNGBuilder.picture)
      return (png, "png")
    default:
      let webp = WebPBuilder.file(
        WebPBuilder.extended(), WebPBuilder.chunk("EXIF", exif), WebPBuilder.chunk("XMP ", xmp))
      return (webp, "webp")
    }
  }

  // MARK: - Files

  private func write(_ photo: Photo, to name: String) throws {
    try write(photo.bytes, named: Array("\(name).\(photo.ending)".utf8))
  }

  /// Writes a file whose name need not be UTF-8.
  private func write(_ bytes: [UInt8], named name: [UInt8]) throws {
    let path = Array(folder.url.path.utf8) + [UInt8(ascii: "/")] + name + [0]
    let descriptor = unsafe open(
      path.map { CChar(bitPattern: $0) }, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EINVAL) }
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      .write(contentsOf: Data(bytes))
  }
}
