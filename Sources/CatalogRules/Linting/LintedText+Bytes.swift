import ASCII

/// Fast checks of a text's bytes, before it becomes a string.
extension LintedText {
  /// Returns how often a byte occurs in the text.
  func count(of byte: UInt8) -> Int {
    let utf8 = utf8
    let bytes = utf8.span
    var count = 0
    for position in bytes.indices where bytes[position] == byte { count += 1 }
    return count
  }

  /// Returns how often one byte follows another, without overlaps: `**` is once in `***`.
  func count(of first: UInt8, _ second: UInt8) -> Int {
    let utf8 = utf8
    let bytes = utf8.span
    var count = 0
    var position = 0
    while position + 1 < bytes.count {
      if bytes[position] == first, bytes[position + 1] == second {
        count += 1
        position += 1
      }
      position += 1
    }
    return count
  }

  /// Whether a word begins with two lowercase Latin letters, outside placeholders.
  var mayHaveLowercaseWord: Bool {
    let utf8 = utf8
    let bytes = utf8.span
    var position = 0
    var isAtStart = true
    while position + 1 < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "%") {
        position += 1
        while position < bytes.count,
          (0x24...0x39).contains(bytes[position]) || bytes[position] == 0x6C
        {
          position += 1
        }
        position += 1
        isAtStart = true
        continue
      }
      if isAtStart, byte & 0x20 != 0, byte.isASCIILetter, bytes[position + 1] & 0x20 != 0,
        bytes[position + 1].isASCIILetter
      {
        return true
      }
      isAtStart = !byte.isASCIILetter
      position += 1
    }
    return false
  }

  /// The first emoji or pictograph of the text, by its bytes.
  var firstEmoji: Unicode.Scalar? {
    let utf8 = utf8
    let bytes = utf8.span
    var position = 0
    while position < bytes.count {
      let lead = bytes[position]
      guard lead == 0xE2 || lead == 0xF0 else {
        position += 1
        continue
      }
      let (scalar, length) = bytes.scalar(at: position)
      if Self.isEmoji(scalar) { return scalar }
      position += length
    }
    return nil
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x231A, 0x231B, 0x23E9...0x23FF, 0x2600...0x2793, 0x2B1B, 0x2B1C, 0x2B50, 0x2B55,
      0x1F000...0x1FAFF:
      true
    default: false
    }
  }

  /// The number of Unicode scalars of the text, by its bytes.
  var scalarCount: Int {
    let utf8 = utf8
    let bytes = utf8.span
    var count = 0
    for position in bytes.indices where bytes[position] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Returns whether the bytes of another text are in this one.
  func contains(_ other: String) -> Bool {
    utf8.contains(Array(other.utf8))
  }

  /// The first character beyond ASCII.
  var firstBeyondASCII: Unicode.Scalar? {
    let utf8 = utf8
    guard let position = utf8.firstIndex(where: { $0 >= 0x80 }) else { return nil }
    return utf8.span.scalar(at: position - utf8.startIndex).scalar
  }

  /// Whether the text contains `](`, which every link has.
  var mayHaveLink: Bool { count(of: UInt8(ascii: "]"), UInt8(ascii: "(")) > 0 }
}

extension ArraySlice<UInt8> {
  /// Returns whether bytes are in the slice, one after the other.
  func contains(_ part: [UInt8]) -> Bool {
    let (bytes, wanted) = (span, part.span)
    guard wanted.count > 0 else { return true }
    guard bytes.count >= wanted.count else { return false }
    for start in 0...bytes.count - wanted.count where bytes[start] == wanted[0] {
      var length = 1
      while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
      if length == wanted.count { return true }
    }
    return false
  }
}

extension Span<UInt8> {
  /// Returns the scalar beyond ASCII at a position of valid UTF-8, and the number of its bytes.
  @inline(__always)
  func scalar(at position: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = UInt32(self[position])
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = lead & (0x7F &>> UInt32(length))
    for next in position + 1..<Swift.min(position + length, count) {
      value = value << 6 | UInt32(self[next] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
