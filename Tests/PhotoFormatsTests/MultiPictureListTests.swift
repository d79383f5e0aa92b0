import Testing

@testable import PhotoFormats

@Suite struct MultiPictureListTests {
  /// A list of two pictures, of which the second is a preview, with bytes behind it.
  private func block(behind: [UInt8] = [], tag: UInt8 = 0) -> [UInt8] {
    let count: [UInt8] = [0xB0, 1, 0, 4, 0, 0, 0, 1, 0, 0, 0, 2]
    let list: [UInt8] = [0xB0, 2, 0, 7, 0, 0, 0, 32, 0, 0, 0, 50]
    return [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 3] + [0xB0, tag, 0, 7, 0, 0, 0, 4] + "0100".utf8
      + count + list + [0, 0, 0, 0]
      + [0x20, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 1, 0, 1, 0, 0, 0, 9, 0, 0, 2, 0, 0, 0, 0, 0] + behind
  }

  @Test func readsPicturesAndWhereTheyAre() throws {
    let list = try #require(MultiPictureList(block()[...]))
    #expect(list.pictures.map(\.size) == [256, 9])
    #expect(list.pictures.map(\.isPreview) == [false, true])
    #expect(list.positions(header: 100, in: 256..<621).map(\.range) == [612..<621])
    #expect(list.positions(header: 100, in: 256..<620).isEmpty)
    #expect(list.positions(header: 100, in: 613..<700).isEmpty)
    for count in 0..<block().count { #expect(MultiPictureList(block().prefix(count)) == nil) }
  }

  @Test func knowsWhetherEveryByteBelongsToTheList() throws {
    #expect(MultiPictureList.isWhole(block()[...]))
    #expect(MultiPictureList.isWhole(block(behind: [0, 0])[...]))
    #expect(!MultiPictureList.isWhole(block(behind: [0, 1])[...]))
    #expect(!MultiPictureList.isWhole(block(tag: 3)[...]))
    // The number of one picture is a number, and nothing longer.
    var long = block(tag: 0) + Array("secret".utf8)
    long.replaceSubrange(10..<22, with: [0xB1, 1, 0, 7, 0, 0, 0, 6, 0, 0, 0, 82])
    #expect(!MultiPictureList.isWhole(long[...]))
    let new = try #require(MultiPictureList.block(of: block(behind: [1])[...]))
    #expect(new == block())
  }
}
