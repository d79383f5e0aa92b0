import PhotoCopies
import PhotoFormats
import PhotoMetadata
import Pictures
import TestSupport
import Testing

@testable import PhotoSamples
@testable import PictureRevisions

/// Looks in TIFF files with tiles, planes, palettes and several pages.
struct TIFFLooksTests {
  private static let (width, height) = (SamplePictures.width, SamplePictures.height)

  /// Returns what the look makes of pixels in colors.
  private static func wanted(_ pixels: [UInt8]) throws -> [UInt8] {
    var raster = try #require(
      Raster<UInt8>(width: width, height: height, layout: .rgb, values: pixels))
    Look(name: "x", recipe: .tumbleDown).apply(to: &raster, tones: .sRGB)
    return raster.values
  }

  private static func copy(_ photo: [UInt8]) throws -> [UInt8] {
    try LookCopiesTests.copy(photo, LookCopiesTests.copier(.tumbleDown))
  }

  /// Returns the pixels of all directories that have a picture.
  private static func pixels(in file: [UInt8]) throws -> [[UInt8]] {
    let block = try #require(TIFFBlock(file))
    return try block.directories.map { directory in
      switch try TIFFPicture(directory, of: block, in: file).decoded(file) {
      case .eight(let raster): raster.values
      case .sixteen(let raster): raster.values.bytes(order: .big)
      }
    }
  }

  /// Returns tiles of 32 by 16 pixels, with whatever lies beyond the picture.
  private static func tiles(channels: Range<Int>) -> [[UInt8]] {
    let pixels = SamplePictures.pixels
    let corners: [(x: Int, y: Int)] = [(0, 0), (32, 0), (0, 16), (32, 16)]
    return corners.map { corner in
      var tile: [UInt8] = []
      for y in corner.y..<corner.y + 16 {
        for x in corner.x..<corner.x + 32 {
          let position = (y * width + x) * 3
          for channel in channels { tile.append(x < width ? pixels[position + channel] : 99) }
        }
      }
      return tile
    }
  }

  @Test(arguments: [1, 32773])
  func changesTiles(compression: Int) throws {
    let tiles = Self.tiles(channels: 0..<3).map { tile in
      compression == 1 ? tile : SampleTIFF.packedBits(tile, rowSize: 96)
    }
    let fields = SampleTIFF.fields([0x0103: [compression], 0x0142: [32], 0x0143: [16]])
    let photo = SampleTIFF.file([SampleTIFF.Page(fields: fields, segments: tiles)])
    #expect(try Self.pixels(in: photo) == [SamplePictures.pixels])
    #expect(try Self.pixels(in: Self.copy(photo)) == [Self.wanted(SamplePictures.pixels)])
  }

  @Test func changesPlanes() throws {
    let tiles = (0..<3).flatMap { Self.tiles(channels: $0..<$0 + 1) }
    let fields = SampleTIFF.fields([0x011C: [2], 0x0142: [32], 0x0143: [16]])
    let photo = SampleTIFF.file([SampleTIFF.Page(fields: fields, segments: tiles)])
    #expect(try Self.pixels(in: photo) == [SamplePictures.pixels])
    #expect(try Self.pixels(in: Self.copy(photo)) == [Self.wanted(SamplePictures.pixels)])
  }

  /// Whether pages say that they are pages, or nothing.
  @Test(arguments: [0, 2])
  func changesEveryPage(type: Int) throws {
    let photo = SampleTIFF.file(Array(repeating: SampleTIFF.page([0x00FE: [type]]), count: 3))
    let copy = try Self.copy(photo)
    let wanted = try Self.wanted(SamplePictures.pixels)
    #expect(try Self.pixels(in: copy) == [wanted, wanted, wanted])
    let statement = try PhotoReader().metadata(in: copy).copyStatements.first
    #expect(statement?.pictureChanges.count == 1)
  }

  /// Strips that have grown take the room of others; only what exceeds all of them is appended.
  @Test(arguments: [5, 8]) func usesTheRoomOfOldStrips(compression: Int) throws {
    let photo = try SamplePictures.tiff(compression: compression)
    let copy = try LookCopiesTests.copy(photo, LookCopiesTests.copier(.tumbleDown, seed: 1))
    let block = try #require(TIFFBlock(copy))
    let segments = try TIFFPicture(block.directories[0], of: block, in: copy).segments
    #expect(segments.first?.lowerBound == 8)
    #expect(zip(segments, segments.dropFirst()).contains { $0.upperBound == $1.lowerBound })
    let sorted = segments.sorted { $0.lowerBound < $1.lowerBound }
    #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
  }

  @Test func removesSmallerVersionsWithWhatListsThem() throws {
    var page = SampleTIFF.page()
    page.children = [SampleTIFF.page([0x00FE: [1]])]
    let copy = try Self.copy(SampleTIFF.file([page]))
    let block = try #require(TIFFBlock(copy))
    #expect(block.directories.count == 1)
    #expect(!block.directories[0].entries.contains { $0.tag == 0x014A })
    #expect(try Self.pixels(in: copy) == [Self.wanted(SamplePictures.pixels)])
  }

  /// Numbers up to 65,535, and bytes, which some programs write.
  @Test(arguments: [257, 1])
  func givesPicturesWithAPaletteFullColors(factor: Int) throws {
    var numbers = SeededGenerator(seed: 3)
    let colors = (0..<768).map { _ in Int.random(in: 0...255, using: &numbers) }
    let indices = (0..<Self.width * Self.height).map { UInt8(truncatingIfNeeded: $0) }
    var fields = SampleTIFF.fields([
      0x0102: [8], 0x0106: [3], 0x0116: [Self.height], 0x0140: colors.map { $0 * factor },
    ])
    fields[0x0115] = nil
    let photo = SampleTIFF.file([SampleTIFF.Page(fields: fields, segments: [indices])])
    let pixels = indices.flatMap { index in
      [0, 256, 512].map { UInt8(colors[Int(index) + $0]) }
    }
    #expect(try Self.pixels(in: photo) == [pixels])
    let copy = try Self.copy(photo)
    #expect(try Self.pixels(in: copy) == [Self.wanted(pixels)])
    let block = try #require(TIFFBlock(copy))
    #expect(!block.directories[0].entries.contains { $0.tag == 0x0140 })
    let tags = block.directories[0].entries.map(\.tag)
    #expect(tags == tags.sorted())
  }

  @Test func refusesPartsThatTwoPicturesShare() throws {
    var photo = SampleTIFF.file([SampleTIFF.page(), SampleTIFF.page()])
    let block = try #require(TIFFBlock(photo))
    let starts = block.directories.compactMap { directory in
      directory.entries.first { $0.tag == 0x0111 }?.value
    }
    photo.replaceSubrange(starts[1], with: Array(photo[starts[0]]))
    #expect(throws: CopyError.picture(.damagedPicture)) { try Self.copy(photo) }
  }

  /// A value that says what the strips are, in the place of a directory that becomes shorter.
  @Test func refusesFieldsInTheirDirectories() throws {
    // Behind the strip and three depths: two entries of EXIF, a version and a serial number, whose
    // number says how colors are sampled.
    let position = 8 + SamplePictures.pixels.count + 6
    let photo = SampleTIFF.file([
      SampleTIFF.page([
        0x0212: [2, 0x9000, 7, 4, 0, 0x3230, 0x3233, 0xA431, 2, 4, 0, 0x4241, 0x0043, 0, 0],
        0x8769: [position],
      ])
    ])
    let block = try #require(TIFFBlock(photo))
    #expect(block.directories.map(\.offset).contains(position))
    #expect(block.numbers(0x0212, in: block.directories[0], of: photo).first == 2)
    var plan = CopyPlan()
    plan.removed = [.all]
    for copier in [
      PhotoCopier(plan, tool: "MetaLens 9", date: nil), LookCopiesTests.copier(removing: [.all]),
    ] {
      #expect(throws: CopyError.damaged) { try copier.copy(photo, digest: "") }
    }
  }

  /// Strips that contain what describes them.
  @Test(arguments: [1, 32773]) func refusesFieldsInStrips(compression: Int) throws {
    let position = 300
    var pixels = SamplePictures.pixels
    pixels.replaceSubrange(position - 8..<position - 2, with: [8, 0, 8, 0, 8, 0])
    let strip =
      compression == 1
      ? pixels
      : stride(from: 0, to: pixels.count, by: 48).flatMap { start in
        [47] + pixels[start..<start + 48]
      }
    var photo = SampleTIFF.file([
      SampleTIFF.Page(
        fields: SampleTIFF.fields([0x0103: [compression], 0x0116: [Self.height]]),
        segments: [strip])
    ])
    let block = try #require(TIFFBlock(photo))
    let entry = try #require(block.directories[0].entries.first { $0.tag == 0x0102 })
    let depths = try #require(
      photo.indices.first { photo[$0...].starts(with: [8, 0, 8, 0, 8, 0]) })
    #expect(depths < 8 + strip.count)
    block.order.put32(depths, at: entry.offset + 8, in: &photo)
    #expect(throws: CopyError.picture(.damagedPicture)) { try Self.copy(photo) }
  }

  /// A text, a profile, depths, and a strip, which would contain what a copy appends.
  @Test(arguments: [0x0131, 0x8773, 0x0102, 0x0111], [0, 40, 100_000])
  func refusesValuesPastTheEnd(tag: Int, distance: Int) throws {
    let values = Array(repeating: 8, count: 20)
    let photo = SampleTIFF.file(
      [SampleTIFF.page([0x0131: values, 0x8773: values])], withValuesPastTheEndIn: tag,
      by: tag == 0x0111 ? distance + 1 - SamplePictures.pixels.count : distance)
    var plan = CopyPlan()
    plan.owner = "A museum"
    #expect(throws: CopyError.damaged) {
      try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(photo, digest: "")
    }
    #expect(throws: CopyError.picture(.damaged)) { try Self.copy(photo) }
  }

  /// The name of a program, which changes, in the place of what describes the strips.
  @Test func refusesFieldsInTexts() throws {
    var photo = SampleTIFF.file([SampleTIFF.page([0x0131: [8, 8, 8, 8, 8, 8, 8, 8, 8, 8]])])
    let block = try #require(TIFFBlock(photo))
    let entries = block.directories[0].entries
    let depths = try #require(entries.first { $0.tag == 0x0102 })
    let text = try #require(entries.first { $0.tag == 0x0131 })
    let position = try #require(text.value)
    block.order.put(2, at: text.offset + 2, in: &photo)
    block.order.put32(position.count, at: text.offset + 4, in: &photo)
    block.order.put32(position.lowerBound, at: depths.offset + 8, in: &photo)
    #expect(throws: CopyError.picture(.damagedPicture)) { try Self.copy(photo) }
  }

  @Test(arguments: [
    ([0x0142: [0], 0x0143: [16]], RevisionError.damagedPicture),
    ([0x0142: [65535], 0x0143: [65535]], .damagedPicture),
    ([0x0106: [3], 0x0102: [8], 0x0115: [1]], .damagedPicture),
    (
      [0x0106: [5], 0x0102: [8, 8, 8, 8], 0x0115: [4]],
      .unsupported("TIFF, PhotometricInterpretation 5")
    ),
    ([0x0102: [1, 1, 1]], .unsupported("TIFF, BitsPerSample 1")),
  ])
  func refusesOthers(fields: [Int: [Int]], error: RevisionError) {
    #expect(throws: CopyError.picture(error)) {
      try Self.copy(SampleTIFF.file([SampleTIFF.page(fields)]))
    }
  }

  @Test(arguments: [
    ("II+\0\u{8}\0\0\0", "BigTIFF"), ("IIU\0\u{8}\0\0\0", "RW2"), ("IIRO\u{8}\0\0\0", "ORF"),
  ])
  func namesRelativesOfTIFF(header: String, name: String) throws {
    let file = Array(header.utf8) + Array(repeating: 0, count: 64)
    #expect(throws: CopyError.unsupported(name)) {
      var plan = CopyPlan()
      plan.removed = [.location]
      return try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(file, digest: "")
    }
  }

  @Test func packsAndUnpacksRuns() {
    var numbers = SeededGenerator(seed: 4)
    for range in [0...0, 0...1, 0...255] as [ClosedRange<UInt8>] {
      for count in [1, 2, 3, 128, 129, 5_000] {
        let bytes = (0..<count).map { _ in UInt8.random(in: range, using: &numbers) }
        let packed = SampleTIFF.packedBits(bytes, rowSize: 700)
        #expect(PackBits.decode(packed[...], count: count) == bytes)
        #expect(PackBits.decode(packed.dropLast(), count: count) == nil)
      }
    }
  }
}
