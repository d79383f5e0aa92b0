/// The tags of a color profile, ICC.1:2022, and the gaps between their contents.
package struct ICCProfile {
  /// An entry of the table of tags.
  package struct Tag: Hashable, Sendable {
    /// Four bytes that name the tag, such as `desc`.
    package var signature: [UInt8]

    /// The bytes of the content in the profile; tags may share them.
    package var content: Range<Int>

    /// The name as text; its bytes can be any.
    package var name: String { String(decoding: signature, as: UTF8.self) }
  }

  /// The tags in the order of the table, as many as are whole.
  package let tags: [Tag]

  /// The end of the table of tags.
  package let tableEnd: Int

  /// Whether a tag or the table is outside of the profile, or there are too many tags.
  package let isDamaged: Bool

  /// The size of the header.
  package static let headerSize = 128

  /// The maximum number of tags.
  package static let maximumTags = 256

  /// Reads the table of a profile of which `bytes` are the first ones; nil if it ends before.
  ///
  /// ICC.1:2022, 7.3: a count, and 12 bytes a tag: signature, offset, and size.
  package init?(_ bytes: ArraySlice<UInt8>, size: Int) {
    var reader = ByteReader(bytes.dropFirst(Self.headerSize))
    guard let count = reader.number(4) else { return nil }
    var tags: [Tag] = []
    var isDamaged = count > Self.maximumTags
    while tags.count < min(count, Self.maximumTags) {
      guard let signature = reader.read(4), let offset = reader.number(4),
        let length = reader.number(4), offset <= size, length <= size - offset
      else {
        isDamaged = true
        break
      }
      tags.append(Tag(signature: Array(signature), content: offset..<offset + length))
    }
    self.tags = tags
    self.isDamaged = isDamaged
    tableEnd = Self.headerSize + 4 + Self.entrySize * tags.count
  }

  /// The size of an entry of the table.
  package static let entrySize = 12

  /// Returns the ranges of a profile of this size that nothing refers to, in order.
  package func gaps(ofSize size: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var end = tableEnd
    for content in tags.map(\.content).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if content.lowerBound > end { gaps.append(end..<content.lowerBound) }
      end = max(end, content.upperBound)
    }
    if end < size { gaps.append(end..<size) }
    return gaps
  }
}
