import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing
import ValueSearch

@testable import PhotoCopies
@testable import PictureRevisions

/// EXIF blocks without what a copy leaves out.
struct ExifEditorTests {
  /// Returns a block without some facts, and what was changed.
  private static func edit(
    _ block: [UInt8], removing facts: PrivateFacts, removesUnread: Bool = false
  ) throws -> (bytes: [UInt8], changes: [MetadataChange]) {
    var plan = CopyPlan()
    plan.removed = [facts]
    plan.removesUnread = removesUnread
    var pass = CopyPass(plan, known: RemovedValues(), statement: nil)
    var editor = try #require(ExifEditor(block))
    return (try #require(try editor.edit(&pass)), pass.changes)
  }

  /// Values that an entry says to be where it has their offset.
  @Test(arguments: [PrivateFacts.location, .all])
  func survivesAnOffsetThatPointsToItself(facts: PrivateFacts) throws {
    var block: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
    block += [1, 2, 0, 3, 0, 0, 0, 6, 0, 0, 0, 18] + Array(repeating: 7, count: 18)
    var plan = CopyPlan()
    (plan.removed, plan.removesUnread) = ([facts], true)
    var pass = CopyPass(plan, known: RemovedValues(), statement: nil)
    var editor = try #require(ExifEditor(block))
    // Nothing of it is worth keeping.
    #expect(try editor.edit(&pass) == nil)
    let entry = try #require(TIFFBlock(block)?.directories.first?.entries.first)
    #expect(entry.value == 18..<30 && !entry.isInline)
  }

  private static func text(_ tag: Int, of bytes: [UInt8]) -> String? {
    let entries = TIFFBlock(bytes)?.directories.flatMap(\.entries) ?? []
    return entries.first { $0.tag == tag }?.value.map { ExifText.decoded(bytes[$0]) }
  }

  /// Returns a block with a directory of interoperability at an offset.
  private static func block(interoperability offset: Int) -> [UInt8] {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Acme"), exif.text(0x013B, "Jane Placeholder")]
    exif.exif = [
      exif.text(0x9003, "2024:05:06 07:08:09"), exif.text(0xA431, "SN12345678"),
      ExifBuilder.Entry(tag: 0xA005, format: 4, count: 1, value: exif.number(offset, 4)),
    ]
    return exif.block
  }

  /// Places before the first directory, inside the values, inside another directory, at the end,
  /// and far behind it.
  @Test(arguments: [0, 7, 20, 130, 180, 1 << 20, 0xFFFF_FFFF])
  func removesADamagedDirectoryAlone(offset: Int) throws {
    let block = Self.block(interoperability: offset)
    let (bytes, changes) = try Self.edit(block, removing: .serialNumbers, removesUnread: true)
    #expect(
      changes == [
        MetadataChange(.removed, .serialNumbers, "ExifIFD 0xA431 BodySerialNumber"),
        MetadataChange(.removed, .unread, "InteropIFD"),
      ])
    #expect(Self.text(0x010F, of: bytes) == "Acme")
    #expect(Self.text(0x013B, of: bytes) == "Jane Placeholder")
    #expect(Self.text(0x9003, of: bytes) == "2024:05:06 07:08:09")
    #expect(Self.text(0xA431, of: bytes) == nil)
    #expect(Self.text(0xA005, of: bytes) == nil)
  }

  /// What is appended must not become the directory that is missing.
  @Test(arguments: [1, 20, 60, 2000])
  func givesNoMeaningToAMissingDirectory(distance: Int) throws {
    let size = Self.block(interoperability: 0).count
    let before = Self.block(interoperability: size + distance)
    var revision = ExifRevision(
      software: "A program with a long name", date: "2026-01-02T03:04:05Z")
    var after = before
    revision.setEntries(in: &after, 65000)
    let block = try #require(TIFFBlock(after))
    #expect(!block.directories.contains { $0.kind == .interoperability })
    #expect((Self.text(0x0131, of: after) != nil) == (distance == 2000))
  }

  /// Values, and another directory, right behind the last entry, as piexif writes them.
  @Test(arguments: [false, true])
  func keepsWhatStandsInPlaceOfANextDirectory(hasPlace: Bool) throws {
    var exif = ExifBuilder()
    exif.hasNext = false
    exif.primary = [exif.text(0x010F, "Abc")]
    exif.exif = [exif.text(0x9003, "2024:05:06 07:08:09"), exif.text(0xA431, "SN12345678")]
    if hasPlace { exif.gps = [exif.text(1, "N")] }
    let (bytes, _) = try Self.edit(exif.block, removing: .serialNumbers)
    #expect(Self.text(0x9003, of: bytes) == "2024:05:06 07:08:09")
    #expect(Self.text(0xA431, of: bytes) == nil)
    #expect(Self.text(1, of: bytes) == (hasPlace ? "N" : nil))
  }

  /// TIFF 6.0: there must be at least one entry.
  @Test func leavesNoEmptyDirectory() throws {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Acme")]
    exif.exif = [exif.text(0xA431, "SN12345678")]
    var block = exif.block
    // Another directory with a serial number, and one behind it that stays.
    for (offset, tag) in [(8 + 2 + 2 * 12, 0xC62F), (block.count + 2 + 12, 0x010F)] {
      block.replaceSubrange(offset..<offset + 4, with: exif.number(block.count, 4))
      block += exif.number(1, 2) + exif.number(tag, 2) + exif.number(2, 2) + exif.number(4, 4)
      block += Array("Abc\0".utf8) + exif.number(0, 4)
    }
    let bytes = try Self.edit(block, removing: .serialNumbers).bytes
    let directories = try #require(TIFFBlock(bytes)).directories
    #expect(directories.map { $0.entries.map(\.tag) } == [[0x010F], [0x010F]])
  }
}
