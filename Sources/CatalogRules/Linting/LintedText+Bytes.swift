import ASCII

/// Fast checks of a text's bytes, before it becomes a string.
extension LintedText {
  /// Returns how often a byte occurs in the text.
  func count(of byte: UInt8) -> Int {
    let utf8 = utf8
    let bytes = utf8.span
    var count = 0
    for place in bytes.indices where bytes[place] == byte { count += 1 }
    return count
  }

  /// Returns how often one byte follows another, without overlaps: `**` is once in `***`.
  func count(of first: UInt8, _ second: UInt8) -> Int {
    let utf8 = utf8
    let bytes = utf8.span
    var count = 0
    var place = 0
    while place + 1 < bytes.count {
      if bytes[place] == first, bytes[place + 1] == second {
        count += 1
        place += 1
      }
      place += 1
    }
    return count
  }

  /// Whether a word begins with two lowercase Latin letters, outside placeholders.
  var mayHaveLowercaseWord: Bool {
    let utf8 = utf8
    let bytes = utf8.span
    var place = 0
    var isAtStart = true
    while place + 1 < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "%") {
        place += 1
        while place < bytes.count, (0x24...0x39).contains(bytes[place]) || bytes[place] == 0x6C {
          place += 1
        }
        place += 1
        isAtStart = true
        continue
      }
      if isAtStart, byte & 0x20 != 0, byte.isASCIILetter, bytes[place + 1] & 0x20 != 0,
        bytes[place + 1].isASCIILetter
      {
        return true
      }
      isAtStart = !byte.isASCIILetter
      place += 1
    }
    return false
  }

  /// Whether the text contains `](`, which every link has.
  var mayHaveLink: Bool { count(of: UInt8(ascii: "]"), UInt8(ascii: "(")) > 0 }
}
