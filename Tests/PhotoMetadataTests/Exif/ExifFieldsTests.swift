import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

struct ExifFieldsTests {
  private func read(_ builder: ExifBuilder) throws -> EmbeddedMetadata {
    try PhotoReader().metadata(
      in: JPEGBuilder.file(
        JPEGBuilder.exif(builder.block), JPEGBuilder.frame(), JPEGBuilder.picture))
  }

  @Test(arguments: [true, false])
  func readsEveryField(isLittleEndian: Bool) throws {
    var builder = ExifBuilder(isLittleEndian: isLittleEndian)
    builder.primary = [
      builder.text(0x010F, "Apple"), builder.text(0x0110, "iPhone 15 Pro"),
      builder.text(0x0131, "17.1"),
    ]
    builder.exif = [
      builder.text(0x9003, "2024:03:09 17:05:01"), builder.text(0x9011, "+09:00"),
      builder.bytes(0x927C, format: 7, Array(repeating: 1, count: 5000)),
      builder.text(0xA434, "iPhone 15 Pro back camera 6.86mm f/1.78"),
    ]
    builder.gps = [
      builder.text(1, "S"), builder.rationals(2, [(33, 1), (51, 1), (2430, 100)]),
      builder.text(3, "W"), builder.rationals(4, [(70, 1), (30, 1), (0, 1)]),
    ]
    let metadata = try read(builder)
    let exif = try #require(metadata.exif)
    #expect(exif.make == "Apple")
    #expect(exif.model == "iPhone 15 Pro")
    #expect(exif.software == "17.1")
    #expect(exif.lensModel == "iPhone 15 Pro back camera 6.86mm f/1.78")
    #expect(exif.dateTimeOriginal?.iso8601 == "2024-03-09T17:05:01+09:00")
    #expect(
      exif.location == GeoCoordinates(latitude: -(33 + 51 / 60 + 24.3 / 3600), longitude: -70.5))
    #expect(exif.makerNoteSize == 5000)
    #expect(metadata.problems.isEmpty)
  }

  @Test(
    arguments: [
      (Array("  PENTAX K10D        ".utf8), "PENTAX K10D"),
      (Array("Canon\0\0\0junk".utf8), "Canon"),
      (Array("NaturalFax".utf8) + [0xF7], "NaturalFax÷"), (Array("Zeiß\0".utf8), "Zeiß"),
      (Array("     \0".utf8), nil), ([0], nil), (Array("A\0".utf8), "A"),
    ] as [([UInt8], String?)])
  func trimsAndDecodesText(bytes: [UInt8], expected: String?) throws {
    var builder = ExifBuilder()
    builder.primary = [builder.bytes(0x010F, format: 2, bytes)]
    #expect(try #require(try read(builder).exif).make == expected)
  }

  /// Libraries with one list of entries write all of them into IFD0.
  @Test func readsEntriesOfTheExifIFDInIFD0() throws {
    var builder = ExifBuilder()
    builder.primary = [
      builder.text(0x010F, "Apple"), builder.rationals(0x829A, [(1, 250)]),
      builder.text(0x9003, "2024:03:09 17:05:01"), builder.text(0x9011, "+09:00"),
      builder.text(0x9286, #"{"prompt": {}}"#),
    ]
    let metadata = try read(builder)
    #expect(metadata.exif?.dateTimeOriginal?.iso8601 == "2024-03-09T17:05:01+09:00")
    #expect(metadata.traces.exif(.userComment)?.text == #"{"prompt": {}}"#)
    #expect(metadata.facts.contains { $0.kind == .exposureTime && $0.value == .number(0.004) })
    #expect(metadata.facts.contains { $0.source == "IFD0 0x829A ExposureTime" })
    #expect(metadata.traces.exif(.userComment)?.sourceName == "IFD0 0x9286 UserComment")
    // Those in their own directory count, and nothing is said about the others.
    builder.exif = [builder.text(0x9003, "2025:03:09 17:05:01")]
    let both = try read(builder)
    #expect(both.exif?.dateTimeOriginal?.iso8601 == "2025-03-09T17:05:01+09:00")
    #expect(both.problems == metadata.problems)
    #expect(
      both.traces.exif(.dateTimeOriginal)?.sourceName == "ExifIFD 0x9003 DateTimeOriginal")
  }

  @Test(arguments: [(2, "Canon"), (7, "Canon"), (129, "Canon"), (1, nil), (3, nil)])
  func readsTextOfTypesThatHoldText(format: Int, expected: String?) throws {
    var builder = ExifBuilder()
    var entry = builder.bytes(0x010F, format: format, Array("Canon\0".utf8))
    if format == 3 { entry.count = 3 }
    builder.primary = [entry]
    #expect(try #require(try read(builder).exif).make == expected)
  }

  @Test func cutsALongTextAndSaysSo() throws {
    var builder = ExifBuilder()
    builder.primary = [builder.text(0x0131, String(repeating: "x", count: 40_000))]
    let metadata = try read(builder)
    #expect(metadata.exif?.software?.count == Limits.exifValue)
    #expect(metadata.problems == [.valueTruncated])
  }

  @Test func cutsATextBetweenTwoCharacters() throws {
    for lead in ["", "x", "xx"] {
      var builder = ExifBuilder()
      builder.primary = [builder.text(0x0131, lead + String(repeating: "가", count: 1_000))]
      let count = (Limits.exifValue - lead.utf8.count) / 3
      #expect(
        try read(builder).exif?.software == lead + String(repeating: "가", count: count))
    }
  }

  @Test(arguments: [("First", "First"), ("", "Second"), ("   ", "Second")])
  func usesTheFirstEntryThatIsNotEmpty(first: String, make: String) throws {
    var builder = ExifBuilder()
    builder.primary = [builder.text(0x010F, first), builder.text(0x010F, "Second")]
    let metadata = try read(builder)
    #expect(metadata.exif?.make == make)
    #expect(metadata.problems == [.duplicateEntries])
  }

  @Test(arguments: ["EXIF", "exif", "eXiF"])
  func findsABlockWhateverTheCaseOfItsName(name: String) throws {
    var builder = ExifBuilder()
    builder.primary = [builder.text(0x010F, "Canon")]
    let file = JPEGBuilder.file(
      JPEGBuilder.segment(0xE1, Array("\(name)\0\0".utf8) + builder.block), JPEGBuilder.picture)
    #expect(try PhotoReader().metadata(in: file).exif?.make == "Canon")
  }

  @Test func keepsTheRestWhenOneEntryLeadsOutside() throws {
    var builder = ExifBuilder()
    var broken = builder.text(0x010F, "Somewhere else")
    broken.claimedOffset = 0x7FFF_FFFF
    builder.primary = [broken, builder.text(0x0110, "Model")]
    let metadata = try read(builder)
    #expect(metadata.exif?.make == nil)
    #expect(metadata.exif?.model == "Model")
    #expect(metadata.problems == [.exifDamaged])
  }

  @Test(arguments: [0, 4, 8, 0x7FFF_FFFF, 0xFFFF_FFFF])
  func keepsTheRestWhenAPointerLeadsAstray(offset: Int) throws {
    var builder = ExifBuilder()
    builder.primary = [
      builder.text(0x010F, "Canon"),
      ExifBuilder.Entry(tag: 0x8769, format: 4, count: 1, value: builder.number(offset, 4)),
      ExifBuilder.Entry(tag: 0x8825, format: 4, count: 1, value: builder.number(offset, 4)),
    ]
    let metadata = try read(builder)
    #expect(metadata.exif?.make == "Canon")
    #expect(metadata.problems == (offset == 8 ? [] : [.exifDamaged]))
  }

  @Test func addsNothingThatIsNotInTheBlock() throws {
    var builder = ExifBuilder()
    builder.primary = [builder.bytes(0x0112, format: 3, [1, 0])]
    builder.primary[0].count = 1
    #expect(try read(builder).exif == ExifFields())
  }

  @Test(arguments: [[], [0x49], Array("II*\0".utf8), Array("XX*\0\u{8}\0\0\0".utf8)] as [[UInt8]])
  func givesNoFieldsForABlockWithoutHeader(block: [UInt8]) throws {
    let metadata = try PhotoReader().metadata(
      in: JPEGBuilder.file(JPEGBuilder.exif(block), JPEGBuilder.frame(), JPEGBuilder.picture))
    #expect(metadata.exif == nil)
    #expect(metadata.problems == [.exifDamaged])
  }

  @Test(arguments: ["    :  :     :  :  ", "                   ", ":", "\0\0\0"])
  func treatsABlankDateAsMissing(text: String) throws {
    var builder = ExifBuilder()
    builder.exif = [builder.text(0x9003, text)]
    let metadata = try read(builder)
    #expect(metadata.exif == ExifFields())
    #expect(metadata.problems.isEmpty)
  }

  @Test(arguments: ["0000:00:00 00:00:00", "2017:13:01 00:00:00", "yesterday", "2017:10:32"])
  func saysThatADateNamesNoMoment(text: String) throws {
    var builder = ExifBuilder()
    builder.exif = [builder.text(0x9003, text), builder.text(0x9011, "+09:00")]
    let metadata = try read(builder)
    #expect(metadata.exif?.dateTimeOriginal == nil)
    #expect(metadata.problems == [.captureDateImpossible])
  }

  @Test func guessesNoOffset() throws {
    var builder = ExifBuilder()
    builder.exif = [builder.text(0x9003, "2024:03:09 17:05:01"), builder.text(0x9011, "   :  ")]
    let date = try #require(try read(builder).exif?.dateTimeOriginal)
    #expect(date.offsetMinutes == nil)
  }

  @Test func readsALimitedNumberOfEntries() throws {
    var builder = ExifBuilder()
    let others = (0..<FormatLimits.directoryEntries).map { _ in
      ExifBuilder.Entry(tag: 0x0103, format: 3, count: 1, value: [1, 0])
    }
    builder.primary = others + [builder.text(0x010F, "Canon")]
    let metadata = try read(builder)
    #expect(metadata.exif?.make == nil)
    #expect(metadata.problems == [.exifDamaged])
  }
}
