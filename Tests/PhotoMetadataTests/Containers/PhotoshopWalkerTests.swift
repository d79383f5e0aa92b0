import PhotoFormats
import TestSupport
import Testing
import Thumbnails

@testable import PhotoMetadata
@testable import PhotoSamples

struct PhotoshopWalkerTests {
  private typealias Build = ImageFileBuilder
  private let block = RawBuilder.camera.block
  private let packet = Array(XMPFieldsTests.packet(attributes: #"xmp:CreatorTool="GIMP""#).utf8)

  @Test(arguments: [false, true])
  func readsTheResources(isLarge: Bool) throws {
    let file = Build.photoshop(
      Build.resource(0x03ED, Array(repeating: 0, count: 16)),
      Build.resource(0x0404, Build.iptc(2, 65, "A program")),
      Build.resource(0x040F, Build.profile("Adobe RGB (1998)")),
      Build.resource(0x0422, block, name: "odd"), Build.resource(0x0424, packet), isLarge: isLarge)
    let metadata = try PhotoReader().metadata(in: file)
    #expect(metadata.container == .photoshop)
    #expect(metadata.dimensions == PixelDimensions(width: 640, height: 480))
    #expect(metadata.exif?.make == "Maker")
    #expect(metadata.exif?.dateTimeOriginal?.iso8601 == "2024-02-29T23:59:59-03:30")
    #expect(metadata.xmp?.creatorTool == "GIMP")
    #expect(metadata.traces.colorProfile?.name == "Adobe RGB (1998)")
    let sources = metadata.traces.others.map(\.source)
    #expect(
      sources == [
        .imageResource(0x03ED), .imageResource(0x0404), .iptc(record: 2, dataSet: 65),
        .imageResource(0x040F), .imageResource(0x0422), .imageResource(0x0424),
      ])
    let trace = try #require(metadata.traces.exif(.software))
    let position = try #require(trace.offset)
    #expect(file.dropFirst(position).starts(with: "Firmware".utf8))
    #expect(metadata.problems.isEmpty)
  }

  @Test func showsTheThumbnailButDoesNotJudgeIt() throws {
    let header = Array(repeating: UInt8(0), count: 28)
    let file = Build.photoshop(Build.resource(0x040C, header + PictureBuilder.jpeg()))
    #expect(PhotoReader().thumbnail(in: file)?.dimensions == PixelDimensions(width: 64, height: 48))
    #expect(try PhotoReader().metadata(in: file).traces.thumbnail == nil)
  }

  @Test func tellsWhenTheFileEndsInTheResources() throws {
    let file = Build.photoshop(Build.resource(0x0422, block), Build.resource(0x0424, packet))
    for count in 22..<file.count - 6 {
      let metadata = try PhotoReader().metadata(in: Array(file.prefix(count)))
      #expect(metadata.problems.contains(.fileTruncated), "\(count)")
    }
    #expect(throws: PhotoReadError.damaged) {
      try PhotoReader().metadata(in: Array(file.prefix(21)))
    }
  }

  @Test func followsNoLengthBehindTheEnd() throws {
    var file = Build.photoshop(Build.resource(0x0422, block))
    file.replaceSubrange(26..<30, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(try PhotoReader().metadata(in: file).problems == [.fileTruncated])
  }
}
