import Foundation
import TestSupport
import Testing

@testable import PhotoFormats

@Suite struct JPEGPartsTests {
  private static let picture = JPEGBuilder.startOfScan + [0x12, 0xFF, 0, 0xFF, 0xD0, 0x34]
  private static let end: [UInt8] = [0xFF, 0xD9]

  private func names(
    _ bytes: [UInt8]..., reading: FormatReading = .lenient
  ) -> (names: [String], problems: [JPEGProblem]) {
    let file = JPEGMarker.start + bytes.flatMap { $0 }
    let (parts, problems) = JPEGParts.all(in: file, reading)
    if reading == .lenient { #expect(parts.flatMap { file[$0.range] } == file) }
    return (parts.map(\.name), problems)
  }

  @Test func listsEverythingUpToTheEnd() {
    let found = names(
      JPEGBuilder.frame(), Self.picture, JPEGBuilder.segment(0xC4, [0]), Self.picture, Self.end,
      [1, 2, 3])
    #expect(
      found.names == ["SOI", "SOF0", "SOS", "JPEG scan", "DHT", "SOS", "JPEG scan", "EOI", "EOF"])
    #expect(found.problems.isEmpty)
  }

  @Test(
    arguments: [
      ([0x41], [.strayBytes]), ([0], [.strayBytes]), ([0xFF, 0], [.strayBytes]),
      ([0xFF, 0xFF], []), ([0xFF, 0, 0xFF], [.strayBytes]),
    ] as [([UInt8], [JPEGProblem])])
  func passesOverWhatDecodersPassOver(gap: [UInt8], problems: [JPEGProblem]) {
    for position in 0...2 {
      var parts = [JPEGBuilder.frame(), JPEGBuilder.startOfScan + [0x12]]
      parts.insert(gap, at: min(position, 1))
      let file = position < 2 ? parts.flatMap { $0 } : JPEGBuilder.frame() + gap + parts[2]
      let found = names(file, Self.end)
      #expect(
        found.names.filter { $0 != "JPEG gap" } == ["SOI", "SOF0", "SOS", "JPEG scan", "EOI"])
      #expect(found.names.contains("JPEG gap"))
      #expect(found.problems == problems)
      let strict = names(file, Self.end, reading: .strict)
      #expect(strict.problems == problems)
    }
  }

  @Test func endsTheDataOfAScanBeforeFillBytes() {
    let found = names(
      JPEGBuilder.startOfScan, [0x12, 0xFF, 0xFF, 0, 0x34, 0xFF, 0xFF, 0xFF, 0xD9])
    #expect(found.names == ["SOI", "SOS", "JPEG scan", "JPEG gap", "EOI"])
    #expect(JPEGParts.all(in: JPEGBuilder.file(JPEGBuilder.startOfScan)).parts.count == 2)
  }

  @Test func findsTheEndOfAScanAcrossPieces() throws {
    for count in [-2, -1, 0, 1] {
      let data = Array(repeating: UInt8(0x12), count: FormatLimits.piece + count)
      for fill in [0, 1, FormatLimits.piece] {
        let file = JPEGBuilder.file(
          JPEGBuilder.startOfScan, data, Array(repeating: 0xFF, count: fill), Self.end)
        let scan = try #require(JPEGParts.all(in: file).parts.first { $0.kind == .scan })
        #expect(scan.range.count == data.count)
      }
    }
  }

  @Test(
    arguments: [
      ([0xFF], ["SOI", "JPEG gap"], .truncated), ([0xFF, 0xE1], ["SOI", "EOF"], .truncated),
      ([0xFF, 0xE1, 0], ["SOI", "EOF"], .truncated),
      ([0xFF, 0xE1, 0, 1], ["SOI", "EOF"], .damaged),
      ([0xFF, 0xE1, 0, 3], ["SOI", "APP1"], .truncated),
      ([], ["SOI"], .truncated),
    ] as [([UInt8], [String], JPEGProblem)])
  func saysWhereAFileIsCutOrDamaged(bytes: [UInt8], parts: [String], problem: JPEGProblem) {
    let found = names(bytes)
    #expect(found.names == parts)
    #expect(found.problems == [problem])
    #expect(names(bytes, reading: .strict).problems == [problem])
  }

  @Test func acceptsNoOtherMarkersWhereTheyMustNotStand() {
    for marker: UInt8 in [0x01, 0xD0, 0xD7, 0xD8] {
      let found = names([0xFF, marker], Self.picture, Self.end)
      #expect(found.names.count == 5)
      #expect(found.problems == [.misplacedMarker])
      #expect(names([0xFF, marker], Self.end, reading: .strict).names == ["SOI"])
    }
    for marker: UInt8 in [0x02, 0xBF] {
      #expect(names(JPEGBuilder.segment(marker, [1]), Self.end).names.count == 3)
      let strict = names(JPEGBuilder.segment(marker, [1]), Self.end, reading: .strict)
      #expect(strict.problems == [.misplacedMarker])
    }
  }

  @Test func endsAfterTooManySegmentsOrStrayBytes() {
    let comment = JPEGBuilder.segment(0xFE, [])
    let many = { Array(repeating: comment, count: $0).flatMap { $0 } }
    #expect(names(many(FormatLimits.segments - 1), Self.end).problems.isEmpty)
    #expect(names(many(FormatLimits.segments), Self.end).problems == [.damaged])
    let stray = { Array(repeating: UInt8(0x41), count: $0) }
    #expect(names(stray(FormatLimits.strayBytes / 2), Self.end).problems == [.strayBytes])
    #expect(
      names(stray(FormatLimits.strayBytes * 2), Self.end).problems == [.strayBytes, .damaged])
  }

  @Test func knowsHowLongTablesAre() {
    let table = [UInt8(0)] + Array(repeating: 1, count: 64)
    let wide = [UInt8(0x13)] + Array(repeating: 1, count: 128)
    let secret = Array("the secret".utf8)
    for (segment, content) in [
      (.quantization, table + wide), (.frame, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]),
      (.huffman, [0x11, 2] + Array(repeating: 0, count: 15) + [7, 8]), (.restartInterval, [0, 1]),
      (.scan, [1, 1, 0, 0, 63, 0]), (.arithmetic, [0, 1, 0x10, 2]),
      (.adobe, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1]),
      (.jfif, Array("JFIF\0".utf8) + [1, 2, 0, 0, 1, 0, 1, 1, 1, 7, 8, 9]),
    ] as [(JPEGSegment, [UInt8])] {
      #expect(segment.size(of: content[...]) == content.count, "\(segment)")
      #expect(segment.size(of: (content + secret)[...]) == content.count, "\(segment)")
      let cut = segment.size(of: content.dropLast())
      #expect(cut == nil || cut == 65 || cut == 2, "\(segment)")
    }
  }

  /// Every picture may have as many scans as programs make, and more.
  @Test(arguments: [(1, false), (FormatLimits.scans, false), (FormatLimits.scans + 1, true)])
  func limitsTheScans(count: Int, areTooMany: Bool) {
    let scan = JPEGBuilder.startOfScan + [0x12, 0x34]
    let scans = Array(repeating: scan, count: count).flatMap { $0 }
    let progressive = JPEGBuilder.file(JPEGBuilder.segment(0xC2, Self.frame), scans, Self.end)
    #expect(JPEGParts.hasTooManyScans(JPEGParts.all(in: progressive).parts) == areTooMany)
    #expect(JPEGParts.hasTooManyScans(in: progressive[...]) == areTooMany)
    // The scans of what follows the end are those of another picture.
    #expect(!JPEGParts.hasTooManyScans(in: (JPEGBuilder.file(Self.end) + progressive)[...]))
    // Where the first scan has all components, no decoder reads another one.
    let sequential = JPEGBuilder.file(JPEGBuilder.segment(0xC0, Self.frame), scans, Self.end)
    #expect(!JPEGParts.hasTooManyScans(in: sequential[...]))
  }

  /// A frame of one component.
  private static let frame: [UInt8] = [8, 0, 8, 0, 8, 1, 1, 0x11, 0]

  /// JPEG files of the shared photos, and damaged ones.
  private static func files() throws -> [URL] {
    try ["photos", "bad-photos", "cases/robustness"].flatMap { folder in
      let folder = Repository.sharedData.appending(path: folder)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map {
        folder.appending(path: $0)
      }
    }.filter {
      (try? FileHandle(forReadingFrom: $0).read(upToCount: 2)) == Data(JPEGMarker.start)
    }
  }

  @Test(.needs(.data)) func partsOfRealFilesAreTheFile() throws {
    let files = try Self.files()
    #expect(files.count > 100)
    for file in TestScope.sample(files, count: 120) {
      let bytes = [UInt8](try Data(contentsOf: file))
      let (parts, problems) = JPEGParts.all(in: bytes)
      #expect(parts.first?.range.lowerBound == 0 && parts.last?.range.upperBound == bytes.count)
      for (part, next) in zip(parts, parts.dropFirst()) {
        #expect(part.range.upperBound == next.range.lowerBound)
      }
      #expect(
        parts.allSatisfy { $0.range.lowerBound <= $0.content.lowerBound && !$0.range.isEmpty })
      #expect(parts.count <= 3 * FormatLimits.segments)

      let (strict, strictProblems) = JPEGParts.all(in: bytes, .strict)
      #expect(strict == Array(parts.prefix(strict.count)), "\(file.lastPathComponent)")
      if strictProblems.isEmpty { #expect(strict == parts && problems.isEmpty) }

      var source = try ByteSource(fileAt: PhotoPath(file.path), limit: .max)
      var reader = JPEGParts()
      var fromFile: [JPEGPart] = []
      while let part = try reader.next(in: &source) { fromFile.append(part) }
      #expect(fromFile == parts && reader.problems == problems, "\(file.lastPathComponent)")
    }
  }
}
