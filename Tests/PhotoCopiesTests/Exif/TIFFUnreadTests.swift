import PhotoFormats
import PhotoMetadata
import Pictures
import TestSupport
import Testing

@testable import PhotoCopies
@testable import PhotoSamples
@testable import PictureRevisions

/// What nobody reads in TIFF files.
struct TIFFUnreadTests {
  private static let secret = Array("Jane Placeholder, Sample Street 1".utf8)
  private static let (width, height) = (SamplePictures.width, SamplePictures.height)

  private static func copy(_ file: [UInt8]) throws -> [UInt8] {
    var plan = CopyPlan()
    plan.removed = [.all]
    let copier = PhotoCopier(plan, tool: "MetaLens test", date: nil)
    return try #require(try copier.copy(file, digest: "").bytes)
  }

  private static func values(_ raster: AnyRaster) -> [UInt8] {
    guard case .eight(let raster) = raster else { return [] }
    return raster.values
  }

  private static func packed(_ compression: Int, _ pixels: [UInt8]) throws -> [UInt8] {
    switch compression {
    case 1: pixels
    case 5: SampleTIFF.packedStrings(pixels)
    case 32773: SampleTIFF.packedBits(pixels, rowSize: 3 * width)
    default: try #require(Deflation.deflate(pieces: 1, .level(6)) { $1 = pixels })
    }
  }

  /// Bytes behind a compressed strip, and rows behind the last one.
  @Test(arguments: [1, 5, 8, 32773], [false, true])
  func removesWhatIsBehindAStrip(compression: Int, isUnpacked: Bool) throws {
    let pixels = SamplePictures.pixels
    let hidden = Self.secret + Array(repeating: 7, count: 500)
    var page = SampleTIFF.page([0x0103: [compression]])
    page.segments = [
      isUnpacked
        ? try Self.packed(compression, pixels + hidden)
        : try Self.packed(compression, pixels) + hidden
    ]
    let file = SampleTIFF.file([page])
    #expect(UnreadRegions.exif(file, isFile: true) != nil)
    let copy = try Self.copy(file)
    #expect(!copy.contains(Self.secret))
    #expect(!copy.contains(Self.secret.suffix(8)))
    #expect(UnreadRegions.exif(copy, isFile: true) == nil)
    let block = try #require(TIFFBlock(copy))
    let picture = try TIFFPicture(block.directories[0], of: block, in: copy)
    #expect(try Self.values(picture.decoded(copy)) == SamplePictures.pixels)
  }

  /// A tile is larger than the picture.
  @Test(arguments: [1, 5, 8, 32773])
  func removesWhatTilesHaveBeyondThePicture(compression: Int) throws {
    let (wide, high) = (Self.width + 16, Self.height + 3)
    var pixels: [UInt8] = []
    for row in 0..<high {
      let visible =
        row < Self.height
        ? Array(SamplePictures.pixels[row * 3 * Self.width..<(row + 1) * 3 * Self.width])
        : Array(repeating: UInt8(9), count: 3 * Self.width)
      pixels += visible + (Self.secret + Self.secret).prefix(48)
    }
    var page = SampleTIFF.page([0x0103: [compression], 0x0142: [wide], 0x0143: [high]])
    page.fields[0x0116] = nil
    page.segments = [try Self.packed(compression, pixels)]
    let file = SampleTIFF.file([page])
    let copy = try Self.copy(file)
    let block = try #require(TIFFBlock(copy))
    let picture = try TIFFPicture(block.directories[0], of: block, in: copy)
    let before = try #require(TIFFBlock(file))
    let original = try TIFFPicture(before.directories[0], of: before, in: file)
    #expect(try Self.values(picture.decoded(copy)) == Self.values(original.decoded(file)))
    let piece = try #require(TIFFPieces(block.directories[0], of: block, in: copy)?.pieces.first)
    let stored = copy[piece.range]
    let rows =
      switch compression {
      case 1: Array(stored)
      case 5: LZW.decode(stored, count: pixels.count) ?? []
      case 8: Inflation.measured(stored, count: pixels.count)?.bytes ?? []
      default: PackBits.decode(stored, count: pixels.count) ?? []
      }
    #expect(rows.count >= pixels.count)
    #expect(!rows.contains(Self.secret.prefix(8)))
  }

  /// Colors in a palette that no pixel has.
  @Test(arguments: [1, 5, 8, 32773])
  func removesColorsThatNoPixelHas(compression: Int) throws {
    let pixels = (0..<Self.width * Self.height).map { UInt8($0 % 200) }
    var colors = (0..<768).map { ($0 % 256 + 1) * 250 }
    // The positions of the last colors of blue.
    for (index, byte) in Self.secret.prefix(32).enumerated() where index % 2 == 0 {
      colors[740 + index / 2] = Int(byte) | Int(Self.secret[index + 1]) << 8
    }
    let packed =
      compression == 32773
      ? SampleTIFF.packedBits(pixels, rowSize: Self.width) : try Self.packed(compression, pixels)
    var page = SampleTIFF.page([
      0x0102: [8], 0x0103: [compression], 0x0106: [3], 0x0115: [1], 0x0140: colors,
    ])
    page.segments = [packed]
    let file = SampleTIFF.file([page])
    #expect(file.contains(Self.secret.prefix(32)))
    let copy = try Self.copy(file)
    #expect(!copy.contains(Self.secret.prefix(4)))
    let block = try #require(TIFFBlock(copy))
    let left = block.numbers(0x0140, in: block.directories[0], of: copy)
    #expect(left[..<200] == colors[..<200])
    #expect(left[200..<256].allSatisfy { $0 == 0 })
  }

  @Test func removesBytesBetweenParts() throws {
    let file = SampleTIFF.file([SampleTIFF.page(), SampleTIFF.page()])
    let copy = try Self.copy(file + Self.secret)
    #expect(!copy.contains(Self.secret))
    #expect(TIFFBlock(copy)?.directories.count == 2)
  }

  /// A directory that claims to have more entries than it has lies over the picture behind it.
  @Test func refusesADirectoryOverAPicture() throws {
    var file = SampleTIFF.file([SampleTIFF.page()])
    let directory = try #require(TIFFBlock(file)).directories[0]
    let strips = try #require(directory.entry(0x0111)).field.lowerBound
    file += Array(repeating: 7, count: SamplePictures.pixels.count + 64)
    ByteOrder.little.put32(directory.entriesEnd + 20, at: strips, in: &file)
    #expect(ExifEditor(file, isFile: true) != nil)
    ByteOrder.little.put32(directory.entriesEnd - 20, at: strips, in: &file)
    #expect(ExifEditor(file, isFile: true) == nil)
  }

  /// Without knowing where a picture ends, nobody knows what is behind it.
  @Test func refusesAnUnknownCompression() {
    let file = SampleTIFF.file([SampleTIFF.page([0x0103: [50000]])])
    #expect(throws: CopyError.cannotRemove(.unread, structure: "IFD0 picture, Compression 50000")) {
      try Self.copy(file + Self.secret)
    }
  }
}
