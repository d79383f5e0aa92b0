import Foundation
import PhotoFormats
import TestSupport
import Testing

/// The parts of EXIF blocks and TIFF files, which joined are the block.
struct TIFFPartsTests {
  /// Expects parts that follow one another from the start of a block to its end.
  private static func expectContiguous(
    _ parts: TIFFParts, size: Int, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var end = 0
    for part in parts.parts {
      #expect(
        part.range.lowerBound == end && !part.range.isEmpty, "\(name)",
        sourceLocation: sourceLocation)
      end = part.range.upperBound
    }
    #expect(end == size, "\(name)", sourceLocation: sourceLocation)
  }

  /// Returns where a file has its first TIFF header; nil if it has none.
  private static func header(in bytes: [UInt8]) -> Int? {
    if TIFFHeader(bytes.prefix(16)) != nil { return 0 }
    let name = Array("Exif\0\0".utf8)
    return bytes.indices.first { bytes[$0...].starts(with: name) }.map { $0 + name.count }
  }

  @Test(.needs(.data))
  func joinedTheyAreTheBlockOfEveryPhoto() throws {
    let folder = Repository.sharedData
    let files = try ["photos", "bad-photos", "cases"].flatMap { name in
      try FileManager.default.subpathsOfDirectory(
        atPath: folder.appending(path: name).path
      ).sorted().map { folder.appending(path: name).appending(path: $0) }
    }.filter { !$0.hasDirectoryPath && !["json", "md", "tsv"].contains($0.pathExtension) }
    var count = 0
    for file in TestScope.sample(files, count: 400) {
      guard let data = try? Data(contentsOf: file), data.count < 1 << 24 else { continue }
      let bytes = [UInt8](data)
      guard let start = Self.header(in: bytes) else { continue }
      let block = Array(bytes[start...])
      guard let lenient = TIFFBlock(block) else { continue }
      count += 1
      let name = file.lastPathComponent
      let parts = TIFFParts(lenient, of: block)
      Self.expectContiguous(parts, size: block.count, name)
      #expect(lenient.directories.count <= 64, "\(name)")
      let strict = TIFFBlock(block, reading: .strict)
      let offsets = strict?.directories.map(\.offset) ?? []
      #expect(lenient.directories.map(\.offset).starts(with: offsets), "\(name)")
      #expect(strict?.problems.isEmpty == lenient.problems.isEmpty, "\(name)")
      var source = try ByteSource(fileAt: PhotoPath(file.path), limit: .max)
      let stored = try #require(try TIFFBlock(start..<source.size, of: &source), "\(name)")
      #expect(stored.directories.map(\.offset) == lenient.directories.map(\.offset), "\(name)")
      #expect(try TIFFParts(stored, at: start, in: &source).parts == parts.parts, "\(name)")
    }
    #expect(count > 20)
  }

  private static func block(_ change: (inout ExifBuilder) -> Void = { _ in }) -> [UInt8] {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Example")]
    exif.exif = [exif.text(0x9003, "2024:05:06 07:08:09")]
    exif.gps = [exif.text(1, "N")]
    change(&exif)
    return exif.block
  }

  @Test func findsWhatNothingRefersTo() throws {
    let block = Self.block()
    let secret = Array("secret".utf8)
    let structure = try #require(TIFFBlock(block + secret))
    let parts = TIFFParts(structure, of: block + secret)
    #expect(parts.gaps == [block.count..<block.count + secret.count])
    #expect(TIFFParts(try #require(TIFFBlock(block)), of: block).gaps.isEmpty)
  }

  @Test(arguments: [2, 0x0FFF_FFFF])
  func readsOtherDirectoriesThanADamagedOne(offset: Int) throws {
    var block = Self.block()
    // The pointer to the directory of locations is the third entry.
    let pointer = 8 + 2 + 2 * 12 + 8
    block.replaceSubrange(pointer..<pointer + 4, with: ExifBuilder().number(offset, 4))
    let structure = try #require(TIFFBlock(block))
    #expect(structure.directories.map(\.kind) == [.primary, .exif])
    #expect(structure.damaged.map(\.kind) == [.gps])
    #expect(structure.problems == [.directoryDamaged])
    let strict = try #require(TIFFBlock(block, reading: .strict))
    #expect(strict.problems == [.directoryDamaged])
  }

  @Test(arguments: [(0, true), (1, false)])
  func tellsOfValuesOutside(excess: Int, isInside: Bool) throws {
    var exif = ExifBuilder()
    var entry = exif.bytes(0x010F, format: 2, Array("Example\0".utf8))
    // A header, a number of entries, one entry, the offset of a next directory, then the value.
    entry.claimedOffset = 8 + 2 + 12 + 4 + excess
    exif.primary = [entry]
    let block = exif.block + Array("Example\0".utf8)
    let structure = try #require(TIFFBlock(block))
    #expect((structure.directories[0].entries[0].value != nil) == isInside)
    #expect(structure.problems == (isInside ? [] : [.valueOutside]))
  }

  @Test(arguments: [512, 513])
  func limitsTheEntries(count: Int) {
    var exif = ExifBuilder()
    exif.primary = (1...count).map { exif.bytes($0, format: 1, [1]) }
    #expect((TIFFBlock(exif.block) != nil) == (count == 512))
  }
}
