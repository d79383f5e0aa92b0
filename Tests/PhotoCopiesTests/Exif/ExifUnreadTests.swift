import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing
import ValueSearch

@testable import PhotoCopies

/// What nobody reads in EXIF blocks, which a copy without what can't be read leaves out.
struct ExifUnreadTests {
  private static let secret = Array("Jane Placeholder, Sample Street 1".utf8)

  /// Returns a block without some facts; nil if nothing is left.
  private static func edit(
    _ block: [UInt8], removing facts: PrivateFacts = .all
  ) throws -> (bytes: [UInt8]?, unread: [UnreadPart]) {
    var plan = CopyPlan()
    plan.removed = [facts]
    var pass = CopyPass(plan, known: RemovedValues(), statement: nil)
    var editor = try #require(ExifEditor(block))
    return (try editor.edit(&pass), pass.unread)
  }

  /// Expects a copy in which nothing is left of the secret.
  private static func expectGone(
    _ block: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      UnreadRegions.exif(block, isFile: false) != nil, sourceLocation: sourceLocation)
    let bytes = try edit(block).bytes ?? []
    #expect(!bytes.contains(secret), sourceLocation: sourceLocation)
    #expect(!bytes.contains(secret.prefix(4)), sourceLocation: sourceLocation)
    #expect(
      bytes.isEmpty || UnreadRegions.exif(bytes, isFile: false) == nil,
      sourceLocation: sourceLocation)
  }

  private static func builder() -> ExifBuilder {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Example")]
    exif.exif = [exif.text(0x9003, "2024:05:06 07:08:09")]
    return exif
  }

  @Test func removesWhatNothingRefersTo() throws {
    let block = Self.builder().block
    try Self.expectGone(block + Self.secret)
    // An old directory between others that a rewrite left: the header refers to its copy.
    var moved = block + Array(block[8...])
    let distance = block.count - 8
    let builder = ExifBuilder()
    for position in [4, block.count + 10, block.count + 22] {
      let number = Int(moved[position]) | Int(moved[position + 1]) << 8
      // The third place is that of a pointer's value.
      moved.replaceSubrange(position..<position + 4, with: builder.number(number, 4))
    }
    moved.replaceSubrange(4..<8, with: builder.number(8 + distance, 4))
    let bytes = try #require(try Self.edit(moved + Self.secret).bytes)
    #expect(!bytes.contains(Self.secret))
  }

  /// A value of a resolution that lies where a text was, and one that is a number.
  @Test(arguments: [("Jane Pla", false), ("Jane Pl\0", true), ("\0\0\0\u{48}\0\0\0\u{1}", true)])
  func removesNumbersThatAreText(value: String, isKept: Bool) throws {
    var exif = Self.builder()
    exif.primary.append(
      ExifBuilder.Entry(tag: 0x011A, format: 5, count: 1, value: Array(value.utf8)))
    let bytes = try Self.edit(exif.block).bytes ?? []
    #expect(bytes.contains(Array(value.utf8)) == isKept)
    #expect((UnreadRegions.exif(exif.block, isFile: false) == nil) == isKept)
    #expect(bytes.isEmpty || UnreadRegions.exif(bytes, isFile: false) == nil)
  }

  /// A text behind the NUL of another one, bytes behind a number, and an unknown entry.
  @Test func removesWhatIsBehindAValue() throws {
    var exif = Self.builder()
    exif.primary.append(exif.bytes(0x0131, format: 2, Array("Program\0".utf8) + Self.secret))
    try Self.expectGone(exif.block)
    exif = Self.builder()
    exif.primary.append(exif.bytes(0x0112, format: 1, [1, 0] + Self.secret))
    try Self.expectGone(exif.block)
    exif = Self.builder()
    exif.exif.append(exif.bytes(0xA000, format: 7, Array("0100".utf8) + Self.secret))
    try Self.expectGone(exif.block)
    // More numbers than the lens has, and a second entry with the tag of another one.
    exif = Self.builder()
    let numbers = Self.secret + Array(repeating: 0, count: 40 - Self.secret.count)
    exif.exif.append(ExifBuilder.Entry(tag: 0xA432, format: 5, count: 5, value: numbers))
    try Self.expectGone(exif.block)
    exif = Self.builder()
    exif.primary.append(exif.bytes(0x010F, format: 2, Self.secret + [0]))
    try Self.expectGone(exif.block)
    // A color profile, and one in the place of a picture's.
    exif = Self.builder()
    exif.primary.append(exif.bytes(0x8773, format: 7, Self.secret))
    try Self.expectGone(exif.block)
    exif = Self.builder()
    exif.exif.append(exif.bytes(0x8773, format: 7, Self.secret))
    try Self.expectGone(exif.block)
    exif = Self.builder()
    exif.exif.append(exif.bytes(0xBEEF, format: 7, Self.secret))
    try Self.expectGone(exif.block)
    exif = Self.builder()
    exif.exif.append(
      ExifBuilder.Entry(tag: 0xA002, format: 99, count: 1, value: Array("Jane".utf8)))
    try Self.expectGone(exif.block)
  }

  /// The bytes of an entry that its value leaves free, and an offset that nobody follows.
  @Test func removesWhatIsInUnusedFields() throws {
    var exif = Self.builder()
    exif.primary.append(
      ExifBuilder.Entry(tag: 0x0112, format: 3, count: 1, value: [1, 0] + Array("Ja".utf8)))
    let bytes = try #require(try Self.edit(exif.block).bytes)
    #expect(!bytes.contains([1, 0, 0x4A, 0x61]))
    #expect(bytes.contains([1, 0, 0, 0]))
    #expect(UnreadRegions.exif(bytes, isFile: false) == nil)

    var block = Self.builder().block
    let end = try #require(TIFFBlock(block)).directories[1].entriesEnd
    block.replaceSubrange(end..<end + 4, with: Array("Jane".utf8))
    try Self.expectGone(block)
  }

  @Test func removesADamagedDirectoryAlone() throws {
    var exif = Self.builder()
    exif.gps = [exif.text(1, "N")]
    var block = exif.block
    let pointer = try #require(TIFFBlock(block)).directories[0].entry(0x8825)
    let field = try #require(pointer).field
    block.replaceSubrange(field, with: exif.number(block.count, 4))
    block += exif.number(400, 2) + Self.secret
    try Self.expectGone(block)
    let bytes = try #require(try Self.edit(block).bytes)
    #expect(TIFFBlock(bytes)?.directories.map(\.kind) == [.primary, .exif])
    #expect(bytes.contains(Array("Example".utf8)))
  }

  @Test func keepsAndNamesWhatIsUnreadOtherwise() throws {
    let block = Self.builder().block + Self.secret
    let (bytes, unread) = try Self.edit(block, removing: .location)
    #expect(bytes == block)
    #expect(
      unread
        == [UnreadPart(structure: "EXIF gap", size: Self.secret.count, mayHold: [.location])])
  }

  /// Photos of many cameras and programs.
  @Test(.needs(.data))
  func understandsEveryByteInCopiesOfRealPhotos() throws {
    let folder = Repository.sharedData.appending(path: "photos")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.lowercased().hasSuffix(".jpg") }.map { folder.appending(path: $0) }
    let name = Array("Exif\0\0".utf8)
    var count = 0
    for file in TestScope.sample(files, count: 80) {
      let bytes = [UInt8](try Data(contentsOf: file))
      // The segment of EXIF: its marker, its length in two bytes, and its name.
      guard let position = bytes.firstRange(of: [0xFF, 0xE1]),
        position.upperBound + 8 < bytes.count,
        bytes[(position.upperBound + 2)...].starts(with: name),
        let length = ByteOrder.big.uint16(bytes[position.upperBound...], at: 0),
        position.upperBound + length <= bytes.count, length > 8
      else { continue }
      let block = Array(bytes[position.upperBound + 8..<position.upperBound + length])
      guard ExifEditor(block) != nil, let copy = try? Self.edit(block).bytes else { continue }
      count += 1
      #expect(
        UnreadRegions.exif(copy, isFile: false) == nil, "\(file.lastPathComponent)")
    }
    #expect(count > 20)
  }
}
