import Foundation
import JPEGCodec
import PhotoFormats
import Pictures
import TestSupport
import Testing

struct DecodedPictureTests {
  private static let colors = Picture(
    width: 2, height: 3, layout: .rgb, bytes: (0..<18).map { UInt8($0 * 14) })

  @Test func readsWhatItWrites() throws {
    let picture = try #require(Self.colors)
    for effort in [Picture.Effort.fast, .usual] {
      let png = try #require(picture.png(effort: effort))
      #expect(try DecodedPicture(png).picture == picture)
    }
    let clear = try #require(
      Picture(width: 2, height: 1, layout: .rgba, bytes: [1, 2, 3, 4, 250, 6, 7, 255]))
    #expect(try DecodedPicture(try #require(clear.png())).picture == clear)
    #expect(clear.flattened().bytes == [251, 251, 251, 250, 6, 7])
  }

  /// libpng would reserve what the chunk claims to have.
  @Test func refusesAChunkThatClaimsMoreThanTheFile() throws {
    let picture = try #require(Self.colors)
    let png = try #require(picture.png())
    let header = PNGParts.signature.count + 25
    for name in ["iTXt", "zTXt", "iCCP", "eXIf"] {
      let chunk = [0x70, 0, 0, 0] + Array(name.utf8)
      #expect(throws: PictureError.damaged) {
        try DecodedPicture(png[..<header] + chunk + png[header...])
      }
    }
  }

  /// Of a JPEG file an eighth is decoded if that is enough; the result is upright, without alpha.
  @Test(arguments: [(1_600, 800, 100, 50), (800, 1_600, 50, 100), (90, 60, 90, 60)])
  func makesASmallPicture(width: Int, height: Int, smallWidth: Int, smallHeight: Int) throws {
    let bytes = (0..<width * height).flatMap { pixel -> [UInt8] in
      pixel % width < width / 2 ? [200, 40, 40] : [40, 40, 200]
    }
    let picture = try #require(Picture(width: width, height: height, layout: .rgb, bytes: bytes))
    for file in [try #require(picture.jpeg(quality: 90)), try #require(picture.png(effort: .fast))]
    {
      let small = try DecodedPicture.small(
        file[...], longestSide: 100, limits: PictureLimits())
      #expect(small.width == smallWidth && small.height == smallHeight)
      #expect(small.layout == .rgb)
      #expect(abs(Int(small.bytes[0]) - 200) < 12)
      #expect(abs(Int(small.bytes[small.bytes.count - 1]) - 200) < 12)
    }
  }

  /// An eighth takes a third of the time of a quarter.
  @Test(arguments: [(720, 90), (712, 100), (800, 100)])
  func acceptsAnEighthThatIsNearlyLargeEnough(width: Int, smallWidth: Int) throws {
    let bytes = Array(repeating: UInt8(90), count: width * width * 3)
    let picture = try #require(Picture(width: width, height: width, layout: .rgb, bytes: bytes))
    let jpeg = try #require(picture.jpeg(quality: 90))
    let small = try DecodedPicture.small(jpeg[...], longestSide: 100, limits: PictureLimits())
    #expect(small.width == smallWidth && small.height == smallWidth)
  }

  @Test func refusesToMakeALargePictureSmall() throws {
    let picture = try #require(
      Picture(width: 64, height: 64, layout: .rgb, bytes: Array(repeating: 0, count: 64 * 64 * 3)))
    let png = try #require(picture.png(effort: .fast))
    #expect(throws: PictureError.tooManyPixels(limit: 4_000)) {
      try DecodedPicture.small(
        png[...], longestSide: 10, limits: PictureLimits(pixels: 4_000, pixelsPerByte: nil))
    }
    #expect(throws: PictureError.tooLarge) {
      try DecodedPicture.small(png[...], longestSide: 10, limits: PictureLimits(bytes: 10))
    }
    #expect(throws: PictureError.damaged) {
      try DecodedPicture.small(
        [0xFF, 0xD8, 0xFF, 0xD9][...], longestSide: 10, limits: PictureLimits())
    }
  }

  @Test(arguments: [
    (1, "abcdef"), (2, "badcfe"), (3, "fedcba"), (4, "efcdab"), (5, "acebdf"), (6, "ecafdb"),
    (7, "fdbeca"), (8, "bdface"), (9, "abcdef"),
  ])
  func isUpright(orientation: UInt8, order: String) throws {
    let picture = try #require(Self.colors)
    var png = try #require(picture.png())
    // After the signature and the header.
    png.insert(contentsOf: PNGBuilder.chunk("eXIf", Self.exif(orientation)), at: 33)
    let upright = try DecodedPicture(png).picture
    let expected = order.utf8.flatMap { letter in
      let pixel = Int(letter - UInt8(ascii: "a"))
      return picture.bytes[pixel * 3..<pixel * 3 + 3]
    }
    #expect(upright.bytes == expected)
    #expect(upright.width == (5...8 ~= orientation ? 3 : 2))
    #expect(WebPicture(png)?.size == PixelDimensions(width: upright.width, height: upright.height))
  }

  /// The EXIF block with an orientation.
  private static func exif(_ orientation: UInt8) -> [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      + [0, 0, 0, 0]
  }

  /// `colors` as WebP without loss.
  private static let webP =
    "UklGRi4AAABXRUJQVlA4TCIAAAAvAYAAAC8gEEgMAtnfcIlROYfK/Ce2IRBIQwqxzHJE/0MD"

  @Test(arguments: [
    (1, "abcdef"), (2, "badcfe"), (3, "fedcba"), (4, "efcdab"), (5, "acebdf"), (6, "ecafdb"),
    (7, "fdbeca"), (8, "bdface"),
  ])
  func isUprightInEveryFormat(orientation: UInt8, order: String) throws {
    let picture = try #require(Self.colors)
    let expected = order.utf8.map { Int($0 - UInt8(ascii: "a")) }
    // WebP: the picture and an EXIF chunk behind it.
    let plain = [UInt8](try #require(Data(base64Encoded: Self.webP)))
    let webP = WebPBuilder.file(
      WebPBuilder.chunk("VP8X", [0x08, 0, 0, 0, 1, 0, 0, 2, 0, 0]), Array(plain.dropFirst(12)),
      WebPBuilder.chunk("EXIF", Self.exif(orientation)))
    let upright = try DecodedPicture(webP).picture.flattened()
    #expect(upright.bytes == expected.flatMap { picture.bytes[$0 * 3..<$0 * 3 + 3] })
    #expect(WebPicture(webP)?.size == PixelDimensions(width: upright.width, height: upright.height))
    // JPEG: each pixel as a square of 16, and an APP1 segment before them.
    var large: [UInt8] = []
    for row in 0..<48 {
      for column in 0..<32 {
        let pixel = row / 16 * 2 + column / 16
        large += picture.bytes[pixel * 3..<pixel * 3 + 3]
      }
    }
    var jpeg = try #require(
      JPEGPicture(width: 32, height: 48, layout: .rgb, bytes: large).encoded(quality: 95))
    let block = Array("Exif\0\0".utf8) + Self.exif(orientation)
    jpeg.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(block.count + 2)] + block, at: 2)
    let decoded = try DecodedPicture(jpeg).picture
    #expect(WebPicture(jpeg)?.size == PixelDimensions(width: decoded.width, height: decoded.height))
    let columns = decoded.width / 16
    #expect(columns == (orientation > 4 ? 3 : 2))
    for (position, pixel) in expected.enumerated() {
      let (x, y) = (position % columns * 16 + 8, position / columns * 16 + 8)
      for channel in 0..<3 {
        let value = Int(decoded.bytes[(y * decoded.width + x) * 3 + channel])
        #expect(abs(value - Int(picture.bytes[pixel * 3 + channel])) < 12)
      }
    }
  }

  @Test func readsJPEG() throws {
    let gray = JPEGPicture(
      width: 64, height: 48, layout: .rgb, bytes: Array(repeating: 120, count: 64 * 48 * 3))
    let jpeg = try #require(gray.encoded(quality: 90))
    let decoded = try DecodedPicture(jpeg)
    #expect(decoded.format == .jpeg && decoded.scale == 1)
    #expect(decoded.picture.width == 64 && decoded.picture.bytes.allSatisfy { 118...122 ~= $0 })
    let small = try DecodedPicture(jpeg, limits: PictureLimits(pixels: 200))
    #expect(small.scale == 4 && small.picture.width == 16)
    #expect(throws: PictureError.tooManyPixels(limit: 10)) {
      try DecodedPicture(jpeg, limits: PictureLimits(pixels: 10))
    }
    #expect(throws: PictureError.tooLarge) {
      try DecodedPicture(jpeg, limits: PictureLimits(bytes: 10))
    }
  }

  @Test func refusesWhatIsTooLargeOrNoPicture() {
    let huge = PNGBuilder.file(
      PNGBuilder.header(width: 100_000, height: 100_000), PNGBuilder.picture, PNGBuilder.end)
    #expect(throws: PictureError.self) { try DecodedPicture(huge) }
    #expect(throws: PictureError.unknownFormat) { try DecodedPicture(Array("GIF89a".utf8)) }
    #expect(throws: PictureError.unknownFormat) { try DecodedPicture([]) }
    #expect(throws: PictureError.damaged) { try DecodedPicture(JPEGBuilder.file() + [0xFF]) }
    #expect(throws: PictureError.damaged) {
      try DecodedPicture(WebPBuilder.file(WebPBuilder.chunk("VP8 ", [1, 2, 3])))
    }
    #expect(Picture(width: 2, height: 2, layout: .rgb, bytes: [1]) == nil)
    #expect(Picture(width: .max, height: .max, layout: .rgb, bytes: [1]) == nil)
  }

  /// A picture in WebP ends with its chunk, whatever follows.
  @Test(arguments: [false, true]) func readsPicturesInTheirChunk(isLossless: Bool) throws {
    var random = SeededGenerator(seed: 8)
    let values = (0..<48 * 32 * 3).map { _ in UInt8.random(in: 0...255, using: &random) }
    let raster = try #require(Raster<UInt8>(width: 48, height: 32, layout: .rgb, values: values))
    let file = try #require(raster.webp(isLossless: isLossless))
    let name = isLossless ? "VP8L" : "VP8 "
    let content = Array(file.dropFirst(20))
    let rest = WebPBuilder.chunk("EXIF", Array(repeating: 7, count: content.count))
    let whole = WebPBuilder.file(WebPBuilder.chunk(name, content), rest)
    #expect(try DecodedPicture(whole).picture == DecodedPicture(file).picture)
    let half = Array(content.prefix(content.count / 2))
    #expect(throws: PictureError.damaged) {
      try DecodedPicture(WebPBuilder.file(WebPBuilder.chunk(name, half), rest))
    }
  }

  /// Lossy pictures have their transparency in a chunk of its own.
  @Test func readsTransparencyOfLossyWebP() throws {
    var random = SeededGenerator(seed: 9)
    let values = (0..<48 * 32 * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
    let raster = try #require(Raster<UInt8>(width: 48, height: 32, layout: .rgba, values: values))
    let file = try #require(raster.webp(isLossless: false))
    let picture = try DecodedPicture(file).picture
    #expect(picture.layout == .rgba)
    let alphas = stride(from: 3, to: values.count, by: 4)
    #expect(alphas.allSatisfy { picture.bytes[$0] == values[$0] })
  }

  @Test func survivesDamage() throws {
    let picture = try #require(Self.colors)
    let jpeg = JPEGPicture(width: 2, height: 3, layout: .rgb, bytes: picture.bytes)
    var random = SeededGenerator(seed: 7)
    for file in [try #require(picture.png()), try #require(jpeg.encoded(quality: 80))] {
      for _ in 0..<300 {
        var damaged = file
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let position = Int.random(in: 0..<damaged.count, using: &random)
          damaged[position] = UInt8.random(in: 0...255, using: &random)
        }
        if Bool.random(using: &random) {
          damaged.removeLast(Int.random(in: 0..<damaged.count, using: &random))
        }
        let decoded = try? DecodedPicture(damaged, limits: PictureLimits(pixels: 1 << 20))
        #expect((decoded?.picture.bytes.count ?? 0) <= 4 << 20)
      }
    }
  }

  @Test(arguments: [[0x41], [0xFF, 0], [0xFF, 0xFF]] as [[UInt8]])
  func readsJPEGFilesWithStrayBytes(stray: [UInt8]) throws {
    let colors = try #require(Self.colors)
    let jpeg = JPEGPicture(width: 2, height: 3, layout: .rgb, bytes: colors.bytes)
    let coded = try #require(jpeg.encoded(quality: 80))
    let file = coded[..<20] + stray + JPEGBuilder.exif(Self.exif(6)) + stray + coded[20...]
    let decoded = try DecodedPicture(Array(file)).picture
    #expect(decoded.width == 3 && decoded.height == 2)
  }

  /// The library calls an error behind a warning a warning.
  @Test func findsErrorsBehindStrayBytes() throws {
    let colors = try #require(Self.colors)
    let jpeg = JPEGPicture(width: 2, height: 3, layout: .rgb, bytes: colors.bytes)
    let coded = try #require(jpeg.encoded(quality: 80))
    let tables = JPEGParts.all(in: coded).parts.filter { $0.kind == .segment(0xDB) }
    let start = try #require(tables.first?.range.lowerBound)
    let file = tables.reversed().reduce(into: coded) { $0.removeSubrange($1.range) }
    for stray in [[], [0x41]] as [[UInt8]] {
      let damaged = Array(file[..<start] + stray + file[start...])
      #expect(throws: PictureError.damaged) { try DecodedPicture(damaged) }
    }
  }

  /// Behind the last row, an error is about what follows the picture, with stray bytes or without.
  @Test(arguments: [[], [0x41]] as [[UInt8]])
  func readsPicturesInFrontOfErrors(stray: [UInt8]) throws {
    let colors = try #require(Self.colors)
    let jpeg = JPEGPicture(width: 2, height: 3, layout: .rgb, bytes: colors.bytes)
    let coded = try #require(jpeg.encoded(quality: 80))
    let end: [UInt8] = [0xFF, 0xD9]
    let file = coded[..<(coded.count - 2)] + stray + [0xFF, 0xD8] + end
    #expect(try DecodedPicture(Array(file)).picture == DecodedPicture(coded).picture)
  }

  @Test(.needs(.data)) func survivesHostileFiles() throws {
    let folder = Repository.root.appending(path: "../shared/data/bad-photos")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names {
      let file = folder.appending(path: name)
      guard let data = try? Data(contentsOf: file), data.count < 1 << 20 else { continue }
      let decoded = try? DecodedPicture([UInt8](data), limits: PictureLimits(pixels: 1 << 20))
      #expect((decoded?.picture.bytes.count ?? 0) <= 4 << 20, "\(name)")
    }
  }
}
