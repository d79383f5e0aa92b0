import PhotoFormats
import PhotoMetadata

/// The boxes that fill a part of an ISO base media file (ISO/IEC 14496-12, 4.2).
struct BoxList {
  /// A box.
  struct Box {
    var type: String
    /// The place of the box.
    var range: Range<Int>
    /// The place of its content.
    var content: Range<Int>
    /// Whether it extends to the end of the file without saying how far that is.
    var isOpen: Bool
  }

  /// The boxes, in their order.
  private(set) var boxes: [Box] = []

  /// The maximum number of boxes.
  private static let maximum = 65_536

  /// Reads boxes; nil if they are damaged.
  init?(_ bytes: [UInt8], in range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let head = bytes[position..<min(position + 16, range.upperBound)]
      guard boxes.count < Self.maximum, head.count >= 8,
        var size = ByteOrder.big.uint32(head, at: 0)
      else { return nil }
      var header = 8
      let isOpen = size == 0
      if size == 1 {
        guard let high = ByteOrder.big.uint32(head, at: 8), high < 1 << 16,
          let low = ByteOrder.big.uint32(head, at: 12)
        else { return nil }
        size = high << 32 | low
        header = 16
      } else if isOpen {
        size = range.upperBound - position
      }
      guard size >= header, size <= range.upperBound - position else { return nil }
      let type = String(decoding: head.dropFirst(4).prefix(4), as: UTF8.self)
      boxes.append(
        Box(
          type: type, range: position..<position + size,
          content: position + header..<position + size,
          isOpen: isOpen))
      position += size
    }
  }

  /// Returns the first box of a type.
  func first(_ type: String) -> Box? { boxes.first { $0.type == type } }

  /// Returns a box with a content.
  static func box(_ type: String, _ content: some Collection<UInt8>) -> [UInt8] {
    var box: [UInt8] = []
    ByteOrder.big.append(UInt32(truncatingIfNeeded: content.count + 8), to: &box)
    return box + Array(type.utf8) + content
  }
}
