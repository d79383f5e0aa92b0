/// Finds the ends of members of an object without reading what is in them.
///
/// What it passes over need not be valid JSON: whoever uses a member parses it.
struct MemberScanner {
  /// A member: its name with the quotation marks, and its end.
  struct Member: Equatable {
    var name: Range<Int>
    var end: Int
  }

  /// Returns the member that begins at an offset; nil if there is none, or its value is no object.
  static func member(in bytes: [UInt8], at start: Int) -> Member? {
    let span = bytes.span
    guard let nameEnd = string(span, at: start) else { return nil }
    var position = space(span, from: nameEnd)
    guard position < span.count, span[position] == UInt8(ascii: ":") else { return nil }
    position = space(span, from: position + 1)
    guard position < span.count, span[position] == UInt8(ascii: "{") else { return nil }
    var depth = 0
    while position < span.count {
      switch span[position] {
      case UInt8(ascii: "\""):
        guard let end = string(span, at: position) else { return nil }
        position = end
        continue
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return Member(name: start..<nameEnd, end: position + 1) }
      default: break
      }
      position += 1
    }
    return nil
  }

  /// Returns the offset of the first byte that is neither white space nor a comma.
  static func separatorsEnd(in bytes: [UInt8], from start: Int) -> Int {
    let span = bytes.span
    var position = start
    while position < span.count, isSpace(span[position]) || span[position] == UInt8(ascii: ",") {
      position += 1
    }
    return position
  }

  private static func space(_ span: Span<UInt8>, from start: Int) -> Int {
    var position = start
    while position < span.count, isSpace(span[position]) { position += 1 }
    return position
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Returns the end of a string that begins at an offset.
  private static func string(_ span: Span<UInt8>, at start: Int) -> Int? {
    guard start < span.count, span[start] == UInt8(ascii: "\"") else { return nil }
    var position = start + 1
    while position < span.count {
      switch span[position] {
      case UInt8(ascii: "\""): return position + 1
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    return nil
  }
}
