import PhotoFormats
import Testing

@testable import PhotoMetadata

struct ByteReaderTests {
  @Test func readsNumbersAndTexts() {
    var reader = ByteReader([1, 2, 3, 0x61, 0, 0x62][...])
    #expect(reader.number(2) == 0x0102)
    #expect(reader.number(0) == 0)
    #expect(reader.readToNUL().map { Array($0) } == [3, 0x61])
    #expect(reader.readToNUL() == nil)
    #expect(reader.read(2) == nil)
    #expect(reader.read(1) == [0x62])
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
