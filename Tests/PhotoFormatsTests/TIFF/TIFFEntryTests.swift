import PhotoFormats
import Testing

struct TIFFEntryTests {
  /// Texts of four bytes are in the entry, which is at 8; longer ones are where it says.
  @Test(
    arguments: [
      (4, 0, 100, 16..<20), (5, 20, 25, 20..<25), (5, 20, 24, nil), (5, 25, 30, 25..<30),
      (5, 26, 30, nil), (5, 30, 30, nil), (5, 31, 30, nil), (0, 0, 100, 16..<16),
    ] as [(UInt8, UInt8, Int, Range<Int>?)])
  func hasAValueWhereTheBlockReaches(
    count: UInt8, offset: UInt8, blockSize: Int, range: Range<Int>?
  ) throws {
    let bytes: [UInt8] = [0x0F, 0x01, 2, 0, count, 0, 0, 0, offset, 0, 0, 0]
    let entry = try #require(TIFFEntry(bytes[...], at: 8, TIFFLayout(.little)))
    #expect(entry.value(inBlockOf: blockSize) == range)
  }
}
