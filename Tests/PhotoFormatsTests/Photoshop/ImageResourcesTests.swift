import PhotoFormats
import Testing

struct ImageResourcesTests {
  private static func resource(_ number: UInt8, name: [UInt8], _ content: [UInt8]) -> [UInt8] {
    Array("8BIM".utf8) + [4, number] + name + [0, 0, 0, UInt8(content.count)] + content
  }

  @Test(arguments: [[], [0], [0, 0, 0], [7], Array("8BIM".utf8)])
  func tellsWhatFollowsThem(rest: [UInt8]) {
    let first = Self.resource(4, name: [3, 65, 66, 67], [1, 2, 3]) + [0]
    let second = Self.resource(0x25, name: [0, 0], Array(repeating: 9, count: 16))
    let (resources, unread) = ImageResources.list(first + second + rest)
    #expect(resources.map(\.number) == [0x0404, 0x0425])
    #expect(
      resources.map(\.range) == [0..<first.count, first.count..<first.count + second.count])
    #expect(resources.map(\.content.count) == [3, 16])
    #expect(unread.count == rest.count)
  }

  @Test(arguments: [(3, 1), (4, 0)])
  func endsAtASizeThatIsTooLarge(size: UInt8, count: Int) {
    var block = Self.resource(4, name: [0, 0], [1, 2, 3])
    block[11] = size
    #expect(ImageResources.list(block).resources.count == count)
  }
}
