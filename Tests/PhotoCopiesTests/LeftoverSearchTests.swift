import PhotoMetadata
import Testing
import ValueSearch

@testable import PhotoCopies

struct LeftoverSearchTests {
  @Test(arguments: [0, 1, 2, 3, 4, 5, 4 << 20, (4 << 20) + 88])
  func findsValuesInEveryPosition(offset: Int) throws {
    var values = RemovedValues()
    values.add(text: "Jane Example", of: .owner)
    var bytes = [UInt8](repeating: 0x2E, count: (4 << 20) + 100)
    bytes.replaceSubrange(offset..<offset + 12, with: "jane EXAMPLE".utf8)
    let found = LeftoverSearch.leftover(
      of: values, in: EditedPhoto(bytes: bytes, pictures: []))
    #expect(found?.offset == offset)
    #expect(found?.kind == .owner)
    // Inside of a longer word, it is another one.
    for position in [offset - 1, offset + 12] where bytes.indices.contains(position) {
      var other = bytes
      other[position] = UInt8(ascii: "x")
      let none = LeftoverSearch.leftover(
        of: values, in: EditedPhoto(bytes: other, pictures: []))
      #expect(none == nil)
    }
  }

  /// Texts of fewer than eight bytes occur in coded pictures by chance.
  @Test(arguments: [("Berlin.", nil), ("Reykjavik", 10)] as [(String, Int?)])
  func findsLongValuesInPictures(name: String, offset: Int?) {
    var values = RemovedValues()
    values.add(text: name, of: .location)
    let bytes = Array("012345678 \(name) and \(name), \(name)".utf8)
    let size = name.utf8.count
    func found(_ pictures: Range<Int>...) -> Int? {
      LeftoverSearch.leftover(of: values, in: EditedPhoto(bytes: bytes, pictures: pictures))?.offset
    }
    #expect(found(0..<bytes.count) == offset)
    #expect(found(10..<10 + size, 5..<12, 0..<0) == offset ?? 15 + size)
    // One that ends in a picture, and one that ends before it.
    #expect(found(12..<bytes.count) == offset)
    #expect(found(10 + size..<bytes.count) == 10)
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
