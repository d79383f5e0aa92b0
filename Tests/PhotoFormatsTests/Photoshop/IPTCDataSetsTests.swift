import PhotoFormats
import Testing

struct IPTCDataSetsTests {
  @Test(arguments: [[], [0], [0x1C], [0x1C, 2, 80, 0, 9, 1]])
  func tellsWhatFollowsThem(rest: [UInt8]) {
    let short: [UInt8] = [0x1C, 2, 80, 0, 3, 65, 66, 67]
    let extended: [UInt8] = [0x1C, 2, 120, 0x80, 2, 0, 1, 65]
    let (dataSets, unread) = IPTCDataSets.list(short + extended + rest)
    #expect(dataSets.map(\.number) == [80, 120])
    #expect(dataSets.map(\.range) == [0..<8, 8..<16])
    #expect(dataSets.map(\.content) == [5..<8, 15..<16])
    #expect(unread == 16..<16 + rest.count)
  }

  @Test(arguments: [(4, 1), (5, 0)])
  func limitsTheLengthOfALength(size: UInt8, count: Int) {
    let length = [UInt8](repeating: 0, count: Int(size) - 1) + [1]
    let block: [UInt8] = [0x1C, 2, 120, 0x80, size] + length + [65]
    #expect(IPTCDataSets.list(block).dataSets.count == count)
  }
}
