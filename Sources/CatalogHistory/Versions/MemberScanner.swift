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
    var place = space(span, from: nameEnd)
    guard place < span.count, span[place] == UInt8(ascii: ":") else { return nil }
    place = space(span, from: place + 1)
    guard place < span.count, span[place] == UInt8(ascii: "{") else { return nil }
    var depth = 0
    while place < span.count {
      switch span[place] {
      case UInt8(ascii: "\""):
        guard let end = string(span, at: place) else { return nil }
        place = end
        continue
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return Member(name: start..<nameEnd, end: place + 1) }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Returns the offset of the first byte that is neither white space nor a comma.
  static func separatorsEnd(in bytes: [UInt8], from start: Int) -> Int {
    let span = bytes.span
    var place = start
    while place < span.count, isSpace(span[place]) || span[place] == UInt8(ascii: ",") {
      place += 1
    }
    return place
  }

  private static func space(_ span: Span<UInt8>, from start: Int) -> Int {
    var place = start
    while place < span.count, isSpace(span[place]) { place += 1 }
    return place
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Returns the end of a string that begins at an offset.
  private static func string(_ span: Span<UInt8>, at start: Int) -> Int? {
    guard start < span.count, span[start] == UInt8(ascii: "\"") else { return nil }
    var place = start + 1
    while place < span.count {
      switch span[place] {
      case UInt8(ascii: "\""): return place + 1
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
    return nil
  }
}
