import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

/// What follows the end of HEIC and TIFF files, and files that end too early.
struct FileEndTests {
  private static let noise = (0..<5000).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 251 + 1) }
  private static let heic =
    BoxBuilder.fileType + BoxBuilder.meta([]) + BoxBuilder.box("mdat", Array(noise.prefix(100)))

  private func rest(_ bytes: [UInt8]) throws -> FileTrace? {
    try PhotoReader().metadata(in: bytes).traces.others.first { $0.source == .rest }
  }

  @Test(arguments: [
    Array("hidden message".utf8), Array("PK\u{3}\u{4}".utf8) + noise,
    JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.picture), noise,
  ])
  func findsDataBehindTheBoxesOfAFile(data: [UInt8]) throws {
    let metadata = try PhotoReader().metadata(in: Self.heic + data)
    let found = try #require(metadata.traces.others.first { $0.source == .rest })
    #expect(found.numbers.first.map { $0 >= Double(data.count - 1) } == true)
    #expect(metadata.problems.isEmpty)
  }

  @Test func knowsTheBoxesOfPhones() throws {
    for type in ["free", "mpvd", "sefd", "uuid", "mdat"] {
      #expect(try rest(Self.heic + BoxBuilder.box(type, Self.noise)) == nil)
    }
    #expect(try rest(Self.heic + Array(repeating: 0, count: 50)) == nil)
  }

  @Test func saysThatAHEICFileIsCutShort() throws {
    for count in [20, 60, 95] {
      let metadata = try PhotoReader().metadata(in: Array(Self.heic.dropLast(count)))
      #expect(metadata.problems == [.fileTruncated])
      #expect(metadata.traces.others.isEmpty)
    }
  }

  private static let jpegXL =
    BoxBuilder.box("JXL ", [0x0D, 0x0A, 0x87, 0x0A]) + BoxBuilder.box("ftyp", Array("jxl ".utf8))
    + BoxBuilder.box("jxlc", [0xFF, 0x0A, 0x2F, 0xBC] + Array(noise.prefix(80)))
  private static let jpeg2000 = ImageFileBuilder.jpeg2000(
    ImageFileBuilder.jp2Header(), BoxBuilder.box("jp2c", ImageFileBuilder.codestream))
  /// A picture of 4 by 4 pixels with 24 bits each.
  private static let bmp: [UInt8] = {
    func little(_ number: Int, _ size: Int) -> [UInt8] {
      BoxBuilder.number(number, size).reversed()
    }
    return Array("BM".utf8) + little(102, 4) + little(0, 4) + little(54, 4) + little(40, 4)
      + little(4, 4) + little(4, 4) + little(1, 2) + little(24, 2) + Array(repeating: 0, count: 24)
      + Array(noise.prefix(48))
  }()

  @Test(arguments: [jpegXL, jpeg2000, bmp])
  func findsDataBehindTheEndOfOtherFiles(file: [UInt8]) throws {
    #expect(try rest(file) == nil)
    for data in [
      Array("hidden message".utf8), Array("PK\u{3}\u{4}".utf8) + Self.noise, Self.noise,
    ] {
      let metadata = try PhotoReader().metadata(in: file + data)
      let found = metadata.traces.others.first { $0.source == .rest }
      #expect(found?.numbers.first.map { $0 >= Double(data.count - 1) } == true)
      #expect(metadata.problems.isEmpty)
    }
    #expect(try rest(file + Array(repeating: 0, count: 50)) == nil)
  }

  @Test(arguments: [jpegXL, jpeg2000, bmp])
  func saysThatOtherFilesAreCutShort(file: [UInt8]) throws {
    let metadata = try PhotoReader().metadata(in: Array(file.dropLast(20)))
    #expect(metadata.problems == [.fileTruncated])
    #expect(metadata.traces.others.isEmpty)
  }

  /// A picture of 4 by 4 pixels, whose colors 1 stand for black and 32803 for a sensor's.
  private static func tiff(colors: Int = 1) -> [UInt8] {
    let builder = ExifBuilder()
    func long(_ tag: Int, _ value: Int) -> ExifBuilder.Entry {
      ExifBuilder.Entry(tag: tag, format: 4, count: 1, value: builder.number(value, 4))
    }
    func file(pixels position: Int) -> [UInt8] {
      ExifBuilder(primary: [
        long(0x0100, 4), long(0x0101, 4), long(0x0106, colors), long(0x0111, position),
        long(0x0117, 16),
      ]).block
    }
    return file(pixels: file(pixels: 0).count) + Array(repeating: 7, count: 16)
  }

  @Test func findsDataBehindTheLastPartOfATIFFFile() throws {
    let file = Self.tiff()
    #expect(try rest(file) == nil)
    #expect(try rest(file + [0, 0]) == nil)
    let found = try #require(try rest(file + Self.noise))
    #expect(found.offset == file.count)
    #expect(try rest(Self.tiff(colors: 32803) + Self.noise) == nil)
  }

  @Test func saysThatATIFFFileIsCutShort() throws {
    let file = Self.tiff()
    #expect(!(try PhotoReader().metadata(in: file).problems.contains(.fileTruncated)))
    let cut = try PhotoReader().metadata(in: Array(file.dropLast()))
    #expect(cut.problems.contains(.fileTruncated))
  }
}
