import StringCatalogs
import Testing

struct LineIndexTests {
  private let text = [UInt8]("a\nbé\r\n\nc".utf8)

  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (2, 2, 1), (3, 2, 2), (5, 2, 4), (6, 2, 5), (7, 3, 1), (8, 4, 1),
    (9, 4, 2),
  ])
  func countsLinesFromOneAndColumnsInBytes(offset: Int, line: Int, column: Int) {
    #expect(
      LineIndex(text).position(at: offset)
        == CatalogPosition(byteOffset: offset, line: line, column: column))
  }

  @Test func movesOffsetsOutsideTheFileToItsEnds() {
    #expect(LineIndex(text).position(at: -5).byteOffset == 0)
    #expect(LineIndex(text).position(at: 100).byteOffset == 9)
    #expect(LineIndex([]).position(at: 3) == CatalogPosition(byteOffset: 0, line: 1, column: 1))
  }

  /// The index stores a position every 1,024 bytes.
  @Test(arguments: [0, 1_022, 1_023, 1_024, 1_025, 2_047, 2_048, 2_049])
  func findsTheOnlyLineFeedOfALongFile(lineFeed: Int) {
    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 5_000)
    bytes[lineFeed] = UInt8(ascii: "\n")
    let index = LineIndex(bytes)
    for offset in [lineFeed + 1, 3_071, 3_072, 3_073, 5_000] {
      #expect(
        index.position(at: offset)
          == CatalogPosition(byteOffset: offset, line: 2, column: offset - lineFeed))
    }
    #expect(
      index.position(at: lineFeed)
        == CatalogPosition(byteOffset: lineFeed, line: 1, column: lineFeed + 1))
  }

  /// One line is read once; a range of several, and one that leaves the file, are as their ends.
  @Test func findsBothEndsOfARange() {
    let index = LineIndex(text)
    for start in -1...10 {
      for end in start...11 {
        let positions = index.positions(of: start..<end)
        #expect(positions.start == index.position(at: start))
        #expect(positions.end == index.position(at: end))
      }
    }
  }

  @Test func doesNotCountAByteOrderMark() {
    let index = LineIndex([0xEF, 0xBB, 0xBF, 0x61, 0x0A, 0x62])
    #expect(index.position(at: 3) == CatalogPosition(byteOffset: 3, line: 1, column: 1))
    #expect(index.position(at: 5) == CatalogPosition(byteOffset: 5, line: 2, column: 1))
  }
}
