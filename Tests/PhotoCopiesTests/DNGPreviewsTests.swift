import Foundation
import JPEGCodec
import PhotoCopies
import PhotoMetadata
import TestSupport
import Testing

/// The smaller pictures of DNG files, which other directories than the first two describe.
struct DNGPreviewsTests {
  private static let digest = String(repeating: "ab", count: 32)
  private static let raw = (0..<64).map { UInt8($0 * 3 + 1) }
  private static let small = (0..<48).map { UInt8(200 - $0) }

  /// Returns a JPEG picture of a gradient.
  private static func preview(_ width: Int, _ height: Int) throws -> [UInt8] {
    let picture = JPEGPicture(
      width: width, height: height, layout: .rgb,
      bytes: (0..<width * height * 3).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    return try #require(picture.encoded(quality: 90))
  }

  /// Returns a DNG file: a small picture without compression first, then, in directories of their
  /// own, the raw one and previews.
  private static func photo(
    previews: [[UInt8]], first: [UInt8] = small, compression: Int = 1, sharesRaw: Bool = false
  ) -> [UInt8] {
    let builder = ExifBuilder()
    func number(_ tag: Int, _ value: Int) -> [UInt8] {
      builder.number(tag, 2) + builder.number(4, 2) + builder.number(1, 4)
        + builder.number(value, 4)
    }
    let count = previews.count + 1
    // After the header, each directory has a count, its entries and an offset.
    let start = 8 + 2 + 12 * 10 + 4
    let size = 2 + 12 * 8 + 4
    let list = start + size * count
    var position = list + 4 * count
    var data: [UInt8] = []
    func add(_ bytes: [UInt8]) -> Int {
      defer { position += bytes.count }
      data += bytes
      return position
    }
    func directory(_ type: Int, _ bytes: [UInt8], _ compression: Int, at position: Int) -> [UInt8] {
      builder.number(8, 2) + number(0x00FE, type) + number(0x0100, 4) + number(0x0101, 4)
        + number(0x0103, compression) + number(0x0106, 2) + number(0x0111, position)
        + number(0x0116, 4) + number(0x0117, bytes.count) + builder.number(0, 4)
    }
    let rawPosition = add(raw)
    var directories = directory(0, raw, 1, at: rawPosition)
    for preview in previews { directories += directory(1, preview, 7, at: add(preview)) }
    let firstPosition = sharesRaw ? rawPosition : add(first)
    let single = count == 1
    var file = Array("II".utf8) + builder.number(42, 2) + builder.number(8, 4)
    file += builder.number(10, 2) + number(0x00FE, 1) + number(0x0100, 4) + number(0x0101, 4)
    file += number(0x0103, compression) + number(0x0106, 2) + number(0x0111, firstPosition)
    file += number(0x0116, 4) + number(0x0117, first.count)
    file += builder.number(0x014A, 2) + builder.number(4, 2) + builder.number(count, 4)
    file += builder.number(single ? start : list, 4)
    file += builder.number(0xC612, 2) + builder.number(1, 2) + builder.number(4, 4) + [1, 4, 0, 0]
    file += builder.number(0, 4)
    file += directories + (0..<count).flatMap { builder.number(start + size * $0, 4) } + data
    return file
  }

  private static func copy(_ photo: [UInt8]) throws -> CopiedPhoto {
    var plan = CopyPlan()
    plan.removed = [.thumbnail]
    return try PhotoCopier(plan, tool: "MetaLens 9", date: "2026-01-02T03:04:05Z")
      .copy(photo, digest: digest)
  }

  private func contains(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
    Data(bytes).range(of: Data(part)) != nil
  }

  @Test(arguments: 0...3)
  func removesPreviewsAndKeepsTheRawPicture(count: Int) throws {
    let previews = try (0..<count).map { try Self.preview(40 + 8 * $0, 24) }
    let copy = try Self.copy(Self.photo(previews: previews))
    let bytes = try #require(copy.bytes)
    #expect(contains(Self.raw, in: bytes))
    #expect(!contains(Self.small, in: bytes))
    for preview in previews { #expect(!contains(Array(preview.prefix(200)), in: bytes)) }
    let removed = copy.changes.first { $0.structure == "SubIFD" }
    #expect((removed?.count ?? 0) == count)
    #expect(copy.changes.contains { $0.action == .emptied && $0.structure == "IFD0" })
  }

  @Test func makesCompressedPreviewsBlack() throws {
    let first = try Self.preview(64, 48)
    let copy = try Self.copy(Self.photo(previews: [], first: first, compression: 7))
    let bytes = try #require(copy.bytes)
    #expect(!contains(Array(first.suffix(200)), in: bytes))
    let start = try #require(
      Data(bytes).range(of: Data([0xFF, 0xD8, 0xFF]))?.lowerBound)
    let header = try #require(JPEGPicture.header(of: bytes[start...]))
    #expect(header.width == 64 && header.height == 48)
    let picture = try #require(
      JPEGPicture(
        decoding: bytes[start...], header, as: .rgb, divisor: 1, acceptsWarnings: true))
    #expect(picture.bytes.allSatisfy { $0 == 0 })
  }

  @Test func refusesPreviewsThatAreAlsoTheRawPicture() throws {
    #expect(throws: CopyError.cannotRemove(.thumbnail, structure: "IFD0")) {
      try Self.copy(Self.photo(previews: [], sharesRaw: true))
    }
  }

  @Test(.needs(.exiftool))
  func exifToolReadsTheDirectoriesThatStay() throws {
    let folder = try TemporaryFolder()
    let photo = Self.photo(previews: [try Self.preview(40, 24), try Self.preview(48, 24)])
    let original = try folder.write(Data(photo), to: "a.dng")
    let copied = try folder.write(Data(try #require(try Self.copy(photo).bytes)), to: "b.dng")
    let program = try #require(Program(named: "exiftool"))
    func tags(_ url: URL) throws -> String {
      try program.run(["-s", "-G1", "-a", "-SubfileType", "-Warning", "-Error", url.path]).text
    }
    #expect(try tags(original).contains("[SubIFD2]"))
    let after = try tags(copied)
    #expect(!after.contains("[SubIFD1]") && !after.contains("Warning"))
    #expect(after.contains("[SubIFD]") && after.contains("Full-resolution"))
  }
}
