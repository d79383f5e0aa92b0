import Foundation
import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata
@testable import PhotoSamples

struct PhotoReaderTests {
  @Test func readsLittleOfALargeFile() throws {
    var builder = ExifBuilder()
    builder.primary = [builder.text(0x010F, "Canon")]
    builder.exif = [
      builder.bytes(0x927C, format: 7, Array(repeating: 7, count: 50_000)),
      builder.text(0x9003, "2024:03:09 17:05:01"),
    ]
    let preview = JPEGBuilder.segment(0xE2, Array(repeating: 0x33, count: 65_000))
    let bytes =
      JPEGBuilder.file(
        JPEGBuilder.exif(builder.block), preview, preview, preview,
        JPEGBuilder.xmp(XMPFieldsTests.packet(attributes: #"xmp:CreatorTool="GIMP""#)),
        JPEGBuilder.frame(), JPEGBuilder.startOfScan)
      + Array(repeating: 0x55, count: 10_000_000)
    let file = try TemporaryFile(bytes)
    var source = try ByteSource(fileAt: PhotoPath(file.path))
    let metadata = try PhotoReader().metadata(from: &source)
    #expect(metadata.exif?.make == "Canon")
    #expect(metadata.exif?.dateTimeOriginal != nil)
    #expect(metadata.xmp?.creatorTool == "GIMP")
    #expect(metadata.dimensions != nil)
    #expect(metadata.fileSize == bytes.count)
    // The coded picture is passed over once, to find its end.
    #expect(source.bytesExamined < 64 * 1024)
    #expect(source.bytesFetched < bytes.count + 64 * 1024)
    #expect(metadata.problems.contains(.fileTruncated))
  }

  @Test func saysThatTheReadLimitWasReached() throws {
    let bytes = JPEGBuilder.file(
      JPEGBuilder.frame(), JPEGBuilder.xmp(XMPFieldsTests.packet()), JPEGBuilder.picture)
    var source = ByteSource(bytes, limit: 600)
    let metadata = try PhotoReader().metadata(from: &source)
    #expect(metadata.dimensions != nil)
    #expect(metadata.problems.contains(.readLimitReached))
  }

  @Test(.needs(.data))
  func readsTheSameInManyTasksAtOnce() async throws {
    let paths = try SampleFolders.files(in: SampleFolders.photos)
    let expected = paths.map { try? PhotoReader().metadata(ofFileAt: PhotoPath($0)) }
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { paths.map { try? PhotoReader().metadata(ofFileAt: PhotoPath($0)) } }
      }
      for await found in group { #expect(found == expected) }
    }
  }

  @Test(.needs(.data))
  func readsEqualFactsFromAFileAndFromMemory() throws {
    for path in try SampleFolders.files(in: SampleFolders.photos) {
      let bytes = try Array(Data(contentsOf: URL(filePath: path)))
      let fromMemory = Result { try PhotoReader().metadata(in: bytes) }
      let fromFile = Result { try PhotoReader().metadata(ofFileAt: PhotoPath(path)) }
      switch (fromMemory, fromFile) {
      case (.success(let first), .success(let second)): #expect(first == second)
      case (.failure(let first), .failure(let second)):
        #expect(first as? PhotoReadError == second as? PhotoReadError)
      default: Issue.record("\(path) gives \(fromMemory) or \(fromFile)")
      }
    }
  }
}
