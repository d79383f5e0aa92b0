/// Where the parts of the coded data of a lossy WebP picture are.
///
/// RFC 6386, 9: a header of ten bytes, the first partition with the modes of all blocks, the sizes
/// of the others but the last in three bytes each, and then these, with the numbers.
struct VP8Partitions {
  /// The partitions, the one with the modes first.
  let ranges: [Range<Int>]

  private let content: ArraySlice<UInt8>
  /// Where the sizes are.
  private let sizes: Int

  /// Finds the partitions of a picture; nil if they are damaged.
  init?(_ content: ArraySlice<UInt8>) {
    guard content.count > Self.headerSize else { return nil }
    let start = content.startIndex + Self.headerSize
    let size = content.prefix(3).littleEndianNumber >> 5
    guard size > 0, size <= content.endIndex - start else { return nil }
    self.content = content
    sizes = start + size
    var ranges = [start..<sizes]
    let count = Self.partitionCount(content[start..<sizes])
    var position = sizes + 3 * (count - 1)
    for index in 0..<count {
      let number = content.dropFirst(sizes - content.startIndex + 3 * index).prefix(3)
      let end = index == count - 1 ? content.endIndex : position + number.littleEndianNumber
      guard position <= end, end <= content.endIndex else { return nil }
      ranges.append(position..<end)
      position = end
    }
    self.ranges = ranges
  }

  /// Returns the picture with a partition that has only its first bytes.
  func cutting(_ index: Int, to count: Int) -> [UInt8] {
    let range = ranges[index]
    var cut =
      Array(content[..<(range.lowerBound + count)]) + content[range.upperBound...]
    // The size of the first partition is in the header, and the last one has none.
    let position = index == 0 ? 0 : sizes - content.startIndex + 3 * (index - 1)
    guard index < ranges.count - 1 else { return cut }
    let number = index == 0 ? Int(cut[0] & 0x1F) | count << 5 : count
    for byte in 0..<3 { cut[position + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte)) }
    return cut
  }

  /// Returns the size of a picture: RFC 6386, 9.1.
  static func size(of content: ArraySlice<UInt8>) -> (width: Int, height: Int)? {
    guard content.count >= headerSize else { return nil }
    let numbers = [6, 8].map { content.dropFirst($0).prefix(2).littleEndianNumber & 0x3FFF }
    return (numbers[0], numbers[1])
  }

  private static let headerSize = 10

  /// Returns the number of partitions with numbers: RFC 6386, 9.2 to 9.5.
  private static func partitionCount(_ modes: ArraySlice<UInt8>) -> Int {
    var bits = EvenBits(modes)
    // The space of colors, and whether they may exceed it.
    _ = bits.number(2)
    if bits.number(1) == 1 {
      let (hasMap, hasData) = (bits.number(1) == 1, bits.number(1) == 1)
      if hasData {
        _ = bits.number(1)
        for size in [7, 7, 7, 7, 6, 6, 6, 6] where bits.number(1) == 1 { _ = bits.number(size + 1) }
      }
      if hasMap { for _ in 0..<3 where bits.number(1) == 1 { _ = bits.number(8) } }
    }
    // The filter: its kind, level and sharpness.
    _ = bits.number(10)
    if bits.number(1) == 1, bits.number(1) == 1 {
      for _ in 0..<8 where bits.number(1) == 1 { _ = bits.number(7) }
    }
    return 1 << bits.number(2)
  }

  /// Bits that are as often 0 as 1, coded as RFC 6386, 7.3, does.
  private struct EvenBits {
    private var rest: ArraySlice<UInt8>
    private var value = 0
    private var range = 255
    private var count = 0

    init(_ bytes: ArraySlice<UInt8>) {
      rest = bytes.dropFirst(2)
      value = bytes.prefix(2).bigEndianNumber
    }

    mutating func number(_ size: Int) -> Int {
      (0..<size).reduce(0) { number, _ in number << 1 | bit() }
    }

    private mutating func bit() -> Int {
      let split = 1 + ((range - 1) * 128) >> 8
      let isSet = value >= split << 8
      if isSet {
        range -= split
        value -= split << 8
      } else {
        range = split
      }
      while range < 128 {
        value <<= 1
        range <<= 1
        count += 1
        if count == 8 {
          count = 0
          value |= Int(rest.popFirst() ?? 0)
        }
      }
      return isSet ? 1 : 0
    }
  }
}
