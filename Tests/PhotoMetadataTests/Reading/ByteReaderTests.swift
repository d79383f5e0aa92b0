import Testing

@testable import PhotoMetadata

struct ByteReaderTests {
  @Test func takesNumbersAndTexts() {
    var reader = ByteReader([1, 2, 3, 0x61, 0, 0x62][...])
    #expect(reader.number(2) == 0x0102)
    #expect(reader.number(0) == 0)
    #expect(reader.takeToNUL().map { Array($0) } == [3, 0x61])
    #expect(reader.takeToNUL() == nil)
    #expect(reader.take(2) == nil)
    #expect(reader.take(1) == [0x62])
    #expect(reader.rest.isEmpty)
  }

  @Test func givesNoNumberThatSumsCouldOverflow() {
    var reader = ByteReader(ArraySlice(repeating: 0xFF, count: 20))
    #expect(reader.number(8) == nil)
    #expect(reader.number(6) == 1 << 48 - 1)
    #expect(reader.number(9) == nil)
    #expect(reader.rest.count == 6)
  }
}
