import Foundation
import TestSupport
import Testing
import ToolSupport

struct ByteLinesTests {
  /// Returns the lines of bytes, and whether the last one was terminated.
  private func lines(
    _ bytes: [UInt8], separator: UInt8? = nil, limit: Int = 100
  ) throws -> (lines: [String], isEnded: Bool) {
    let folder = try TemporaryFolder()
    let file = try FileHandle(forReadingFrom: folder.write(bytes, to: "lines"))
    var lines = ByteLines(descriptor: file.fileDescriptor, separator: separator, limit: limit)
    var texts: [String] = []
    while let line = lines.next() { texts.append(String(decoding: line, as: UTF8.self)) }
    #expect(lines.failure.errorNumber == nil)
    return (texts, lines.isEnded)
  }

  @Test func endsLinesWithLineFeedsUnlessThereIsANul() throws {
    #expect(try lines(Array("a\nb\n\nc".utf8)).lines == ["a", "b", "", "c"])
    #expect(try lines(Array("a\n\0b\0".utf8)).lines == ["a\n", "b"])
    #expect(try lines(Array("a\0b\n".utf8), separator: UInt8(ascii: "\n")).lines == ["a\0b"])
    #expect(try lines([]).lines == [])
  }

  @Test func saysWhetherTheLastLineIsComplete() throws {
    #expect(try lines(Array("a\nb".utf8)).isEnded == false)
    let (texts, _) = try lines(Array("a\nb\n".utf8))
    #expect(texts == ["a", "b"])
  }

  @Test(arguments: [(2, "ab"), (3, "abc"), (4, "abc")])
  func skipsWhatIsBeyondTheLimit(limit: Int, line: String) throws {
    #expect(try lines(Array("abc\nd\n".utf8), limit: limit).lines == [line, "d"])
  }

  /// A piece is read of 64 KiB.
  @Test(arguments: [65_535, 65_536, 65_537]) func joinsPieces(count: Int) throws {
    let line = String(repeating: "x", count: count)
    #expect(try lines(Array("\(line)\ny\n".utf8), limit: 100_000).lines == [line, "y"])
  }

  @Test func saysWhyReadingFailed() {
    var lines = ByteLines(descriptor: -1, separator: nil, limit: 10)
    #expect(lines.next() == nil)
    #expect(lines.failure.errorNumber == EBADF)
  }
}
