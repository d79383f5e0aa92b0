import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

struct JPEGTracesTests {
  private func traces(_ parts: [UInt8]...) throws -> FileTraces {
    let bytes = JPEGBuilder.file(parts.flatMap { $0 }, JPEGBuilder.frame(), JPEGBuilder.picture)
    return try PhotoReader().metadata(in: bytes).traces
  }

  private func resource(_ number: Int, _ content: [UInt8], name: String = "") -> [UInt8] {
    let named = [UInt8(name.utf8.count)] + Array(name.utf8)
    return Array("8BIM".utf8) + BoxBuilder.number(number, 2) + named
      + (named.count % 2 == 0 ? [] : [0]) + BoxBuilder.number(content.count, 4) + content
      + (content.count % 2 == 0 ? [] : [0])
  }

  private func resources(_ content: [UInt8]...) -> [UInt8] {
    JPEGBuilder.segment(0xED, Array("Photoshop 3.0\0".utf8) + content.flatMap { $0 })
  }

  @Test func readsCommentsAndAdobesSegment() throws {
    let found = try traces(
      JPEGBuilder.segment(0xFE, Array("CREATOR: gd-jpeg v1.0\0junk".utf8)),
      JPEGBuilder.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0x80, 0, 0, 0, 1]))
    #expect(found.others.map(\.source) == [.comment, .adobeSegment])
    #expect(found.others.map(\.text) == ["CREATOR: gd-jpeg v1.0", "Adobe 100, 1"])
    #expect(found.others.map(\.offset) == [6, 32])
  }

  @Test func goesThroughResourcesWithNamesAndPadding() throws {
    let found = try traces(
      resources(
        resource(0x03ED, [1, 2, 3], name: "a"), resource(0x0404, [], name: "ab"),
        resource(0x0406, [0, 8, 0, 0, 0, 1])))
    #expect(
      found.others.map(\.source) == [
        .imageResource(0x03ED), .imageResource(0x0404), .imageResource(0x0406),
      ])
    #expect(found.others[0].offset == 2 + 4 + 14)
    #expect(found.others[2].numbers == [6])
  }

  @Test func readsThePlatformsMarkInIPTC() throws {
    let captions: [UInt8] =
      [0x1C, 2, 5, 0, 2, 0x41, 0x42] + [0x1C, 2, 40, 0, 8] + Array("FBMD0100".utf8)
    let found = try traces(resources(resource(0x0404, captions)))
    let mark = try #require(found.others.last)
    #expect(mark.source == .iptc(record: 2, dataSet: 40))
    #expect(mark.text == "FBMD0100")
    #expect(mark.offset == 2 + 4 + 14 + 12 + 7)
  }

  @Test(arguments: [0, 5, 12, 20, 40])
  func stopsWhereAResourceIsDamaged(count: Int) throws {
    let whole = resource(0x0404, [0x1C, 2, 40, 0x7F, 0xFF] + Array(repeating: 0x41, count: 40))
    let found = try traces(resources(Array(whole.prefix(count))))
    #expect(found.others.isEmpty)
  }

  @Test func readsTablesOfBothSizesAndTheFrame() throws {
    let small = [UInt8(0)] + (1...64).map { UInt8($0) }
    let large = [UInt8(0x11)] + (1...64).flatMap { [UInt8(1), UInt8($0)] }
    let bytes = JPEGBuilder.file(
      JPEGBuilder.segment(0xDB, small + large), JPEGBuilder.frame(marker: 0xC2),
      JPEGBuilder.picture)
    let found = try PhotoReader().metadata(in: bytes).traces
    #expect(found.quantization?.offset == 2)
    #expect(found.quantization?.luminance == Array(1...64))
    #expect(found.quantization?.chrominance == Array(257...320))
    #expect(found.frame?.isProgressive == true)
    #expect(found.frame?.name == "SOF2, 8 bit, 1x1")
  }

  @Test func readsSettingsBehindTheirNameInAComment() throws {
    func comment(_ text: String) throws -> String? {
      try PhotoReader().metadata(
        in: JPEGBuilder.file(
          JPEGBuilder.segment(0xFE, Array(text.utf8)), JPEGBuilder.frame(), JPEGBuilder.picture)
      ).traces.others.first?.text
    }
    let long = String(repeating: "a ", count: 10_000) + "Steps: 20"
    #expect(try comment("parameters\0" + long) == "parameters\n" + long)
    #expect(try comment("parameters\0") == "parameters\n")
    #expect(try comment("parameters") == "parameters")
    #expect(try comment("parameter\0s") == "parameter")
  }

  /// An EXIF block with one text, and a thumbnail in the directory after it.
  private func block(thumbnail: [UInt8], claimedLength: Int? = nil) -> [UInt8] {
    let numbers = ExifBuilder()
    let first = ExifBuilder(primary: [numbers.text(0x010F, "abc")]).block
    var block = Array(first.dropLast(4)) + numbers.number(first.count, 4)
    block += numbers.number(2, 2)
    let start = block.count + 28
    block += numbers.number(0x0201, 2) + numbers.number(4, 2) + numbers.number(1, 4)
    block += numbers.number(start, 4)
    block += numbers.number(0x0202, 2) + numbers.number(4, 2) + numbers.number(1, 4)
    block += numbers.number(claimedLength ?? thumbnail.count, 4)
    return block + numbers.number(0, 4) + thumbnail
  }

  @Test func readsTheSizeOfTheSmallPicture() throws {
    let small = JPEGBuilder.file(
      JPEGBuilder.segment(0xDB, [0] + Array(repeating: 1, count: 64)),
      JPEGBuilder.frame(width: 160, height: 107), JPEGBuilder.picture)
    for length in [nil, 1_000_000] {
      let found = try traces(JPEGBuilder.exif(block(thumbnail: small, claimedLength: length)))
      let thumbnail = try #require(found.thumbnail)
      #expect(thumbnail.dimensions == PixelDimensions(width: 160, height: 107))
    }
    for count in 0..<small.count - 20 {
      let cut = try traces(JPEGBuilder.exif(block(thumbnail: Array(small.prefix(count)))))
      #expect(cut.thumbnail == nil || count > 80)
    }
  }
}
