/// Iterates over the sub-blocks in a GIF file.
///
/// GIF89a Specification, 15 and 16: each is up to 255 bytes with their number before them; a zero
/// ends the sequence.
package struct GIFSubBlocks {
  /// The offset of what follows.
  package private(set) var position: Int

  /// Whether the zero at the end was found.
  package private(set) var isComplete = false

  private let end: Int

  /// Creates an iterator over the sub-blocks at the beginning of a range of the file.
  package init(_ range: Range<Int>) {
    position = range.lowerBound
    end = range.upperBound
  }

  /// Returns the range of the next sub-block without its length; nil after the last, and where the
  /// file ends.
  package mutating func next(in source: inout ByteSource) throws(PhotoReadError) -> Range<Int>? {
    guard !isComplete, position < end, let length = try source.bytes(at: position, count: 1).first
    else { return nil }
    position += 1
    guard length > 0 else {
      isComplete = true
      return nil
    }
    let content = position..<min(position + Int(length), end)
    position = content.upperBound
    return content
  }
}
