/// A replacement of some bytes of a file.
public struct ByteEdit: Hashable, Sendable {
  /// The bytes to replace.
  public var range: Range<Int>

  /// The new bytes, as written in the file: escaped JSON.
  public var replacement: [UInt8]

  /// Creates a replacement.
  public init(range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

extension [UInt8] {
  /// Returns the bytes with edits applied in order; an edit that overlaps an earlier one is
  /// skipped.
  package func applying(_ edits: [ByteEdit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var end = 0
    for edit in edits where edit.range.lowerBound >= end && edit.range.upperBound <= count {
      result += self[end..<edit.range.lowerBound]
      result += edit.replacement
      end = edit.range.upperBound
    }
    result += self[end...]
    return result
  }
}
