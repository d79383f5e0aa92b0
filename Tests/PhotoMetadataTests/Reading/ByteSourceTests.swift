import PhotoFormats
import Testing

@testable import PhotoMetadata

struct ByteSourceTests {
  private let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 7) }

  @Test func answersAlikeFromMemoryAndFromAFile() throws {
    let temporary = try TemporaryFile(bytes)
    var memory = ByteSource(bytes)
    var file = try ByteSource(fileAt: PhotoPath(temporary.path))
    let requests = [
      (0, 16), (8190, 4), (50_000, 10), (50_000, 5000), (52_000, 10), (8000, 100), (99_990, 100),
      (100_000, 1), (-1, 4), (4, 0), (4, -1), (12, 99_988),
    ]
    for (offset, count) in requests {
      let expected = try memory.bytes(at: offset, count: count)
      #expect(try file.bytes(at: offset, count: count) == expected)
    }
    #expect(memory.bytesExamined == file.bytesExamined)
    #expect(memory.bytesFetched == 0)
  }

  @Test func fetchesTheFrontOfAFileOnce() throws {
    let temporary = try TemporaryFile(bytes)
    var file = try ByteSource(fileAt: PhotoPath(temporary.path))
    #expect(file.bytesFetched == FormatLimits.firstRead)
    _ = try file.bytes(at: 50_000, count: 10)
    #expect(file.bytesFetched == FormatLimits.firstRead + FormatLimits.furtherRead)
    _ = try file.bytes(at: 0, count: FormatLimits.firstRead)
    _ = try file.bytes(at: 50_100, count: 10)
    #expect(file.bytesFetched == FormatLimits.firstRead + FormatLimits.furtherRead)
  }

  @Test func keepsTheLastPositionsThatItFetched() throws {
    let temporary = try TemporaryFile(bytes)
    var file = try ByteSource(fileAt: PhotoPath(temporary.path))
    let positions = (0..<FormatLimits.windows).map { 10_000 + 5000 * $0 }
    for position in positions + positions { _ = try file.bytes(at: position, count: 10) }
    #expect(
      file.bytesFetched == FormatLimits.firstRead + FormatLimits.windows * FormatLimits.furtherRead)
  }

  @Test func givesNothingMoreOnceTheLimitIsReached() throws {
    var source = ByteSource(bytes, limit: 100)
    #expect(try source.bytes(at: 0, count: 60).count == 60)
    #expect(try source.bytes(at: 0, count: 60).isEmpty)
    #expect(source.isExhausted == true)
    #expect(try source.bytes(at: 0, count: 1).isEmpty)
  }
}
