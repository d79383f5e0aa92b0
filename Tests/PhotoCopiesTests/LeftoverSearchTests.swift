import PhotoMetadata
import Testing

@testable import PhotoCopies

struct LeftoverSearchTests {
  /// Files are searched in parts of 4 MB.
  @Test(arguments: [0, (4 << 20) - 6, 4 << 20])
  func findsValuesInEveryPlace(offset: Int) throws {
    var values = RemovedValues()
    values.add(text: "Jane Example", of: .owner)
    var bytes = [UInt8](repeating: 0x2E, count: (4 << 20) + 100)
    bytes.replaceSubrange(offset..<offset + 12, with: "jane EXAMPLE".utf8)
    let found = LeftoverSearch.leftover(
      of: values, in: EditedPhoto(bytes: bytes, pictures: []))
    #expect(found?.offset == offset)
    #expect(found?.kind == .owner)
    // Inside of a longer word, it is another one.
    for place in [offset - 1, offset + 12] where bytes.indices.contains(place) {
      var other = bytes
      other[place] = UInt8(ascii: "x")
      let none = LeftoverSearch.leftover(
        of: values, in: EditedPhoto(bytes: other, pictures: []))
      #expect(none == nil)
    }
  }

  @Test func findsTheFirstOfSeveral() {
    var values = RemovedValues()
    values.add(text: "Jane Example", of: .owner)
    values.add(text: "Reykjavik", of: .location)
    let bytes = Array("nothing, Jane Example, Reykjavik, Jane Example".utf8)
    let found = LeftoverSearch.leftover(
      of: values, in: EditedPhoto(bytes: bytes, pictures: []))
    #expect(found?.offset == 9)
    #expect(found?.kind == .owner)
  }
}
