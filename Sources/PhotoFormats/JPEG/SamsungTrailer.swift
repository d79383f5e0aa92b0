/// The list of blocks that Samsung's phones add behind a JPEG picture, or in the box `sefd` of a
/// HEIC file.
///
/// It has no published specification; ExifTool reads it in the same way. From the front: the
/// blocks, each with 2 zeros, its type, the length of its name and the name; `SEFH`, a version, the
/// number of blocks, and 12 bytes for each: 2 zeros, its type, its distance before `SEFH`, and its
/// size; then the length of this list, and `SEFT`. Numbers have the least significant byte first.
package struct SamsungTrailer {
  /// A block: its name, its range in the file, and the range of its content.
  package struct Block {
    package let name: String
    package let range: Range<Int>
    package let content: Range<Int>
  }

  /// The readable blocks, in the order of the list.
  package private(set) var blocks: [Block] = []

  /// Whether each entry of the list leads to a readable block.
  package private(set) var isComplete = true

  /// The position of the blocks and their list.
  package private(set) var range: Range<Int>

  /// Reads the trailer that ends at an offset, and does not begin before another; nil if there is
  /// none.
  package init?(
    endingAt end: Int, notBefore start: Int, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard end - start >= 20 else { return nil }
    let foot = try source.header(at: end - 8, count: 8)
    guard foot.suffix(4).elementsEqual("SEFT".utf8),
      let size = ByteOrder.little.uint32(foot, at: 0), (12...Self.listSize).contains(size),
      end - 8 - size >= start
    else { return nil }
    let list = end - 8 - size
    let bytes = try source.bytes(at: list, count: size)
    guard bytes.starts(with: "SEFH".utf8), let count = ByteOrder.little.uint32(bytes, at: 8)
    else { return nil }
    range = list..<end
    for index in 0..<min(count, Self.blockCount) {
      let entry = bytes.dropFirst(12 + 12 * index).prefix(12)
      guard let block = try Self.block(entry, before: list, notBefore: start, in: &source) else {
        continue
      }
      blocks.append(block)
    }
    isComplete = blocks.count == count
    range = min(list, blocks.map(\.range.lowerBound).min() ?? list)..<end
  }

  /// Reads the block of an entry of the list; nil if it does not fit.
  private static func block(
    _ entry: ArraySlice<UInt8>, before list: Int, notBefore start: Int, in source: inout ByteSource
  ) throws(PhotoReadError) -> Block? {
    guard let distance = ByteOrder.little.uint32(entry, at: 4),
      let size = ByteOrder.little.uint32(entry, at: 8), distance <= list - start, size >= 8,
      size <= distance
    else { return nil }
    let range = list - distance..<list - distance + size
    let head = try source.header(at: range.lowerBound, count: 8)
    guard let length = ByteOrder.little.uint32(head, at: 4), length <= min(size - 8, maximumName)
    else { return nil }
    let name = try source.header(at: range.lowerBound + 8, count: length)
    return Block(
      name: String(decoding: name, as: UTF8.self), range: range,
      content: range.lowerBound + 8 + length..<range.upperBound)
  }

  /// The maximum bytes of the list, of blocks in it, and of a name; phones write about ten blocks.
  private static let (listSize, blockCount, maximumName) = (4096, 256, 256)
}
