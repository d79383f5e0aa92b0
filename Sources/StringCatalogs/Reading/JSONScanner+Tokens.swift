import ASCII

extension JSONScanner {
  /// Skips spaces, tabs and line ends.
  @inline(__always)
  mutating func skipWhitespace() {
    // Most tokens follow at once or after one space.
    let byte = bytes.byte(at: position)
    if byte > UInt8(ascii: " ") { return }
    if byte == UInt8(ascii: " ") {
      position &+= 1
      if bytes.byte(at: position) > UInt8(ascii: " ") { return }
    }
    skipLongWhitespace()
  }

  /// Skips mostly line ends and indentation, eight bytes at a time.
  private mutating func skipLongWhitespace() {
    var offset = position
    while true {
      let word = bytes.word(at: offset)
      let others = word ^ 0x2020_2020_2020_2020
      guard others != 0 else {
        offset &+= 8
        continue
      }
      let shift = UInt64(truncatingIfNeeded: others.trailingZeroBitCount) & 0x38
      offset &+= Int(truncatingIfNeeded: shift &>> 3)
      switch UInt8(truncatingIfNeeded: word &>> shift) {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): offset &+= 1
      default:
        position = offset
        return
      }
    }
  }

  /// Scans a string from its opening quotation mark on.
  @inline(__always)
  mutating func scanString(isName: Bool) throws(JSONFailure) {
    let start = position
    var offset = start &+ 1
    var isEscaped = false
    while true {
      // In the lowest byte that is a quotation mark, a backslash, a control character or not ASCII,
      // the highest bit of `stops` is set; bits above that one are meaningless.
      let word = bytes.word(at: offset)
      let quotes = (word ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101
      let backslashes = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
      let controls = word &- 0x2020_2020_2020_2020
      let stops = (quotes | backslashes | controls | word) & 0x8080_8080_8080_8080
      guard stops != 0 else {
        offset &+= 8
        continue
      }
      let shift = UInt64(truncatingIfNeeded: stops.trailingZeroBitCount &- 7)
      offset &+= Int(truncatingIfNeeded: shift &>> 3)
      let byte = UInt8(truncatingIfNeeded: word &>> shift)
      if byte == UInt8(ascii: "\"") {
        position = offset &+ 1
        append(
          .string, from: start, to: position,
          next: isName ? 0 : UInt32(truncatingIfNeeded: nodes.count &+ 1), isEscaped: isEscaped)
        return
      }
      if byte >= 0x80 {
        offset = try endOfNonASCII(from: offset)
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
        offset = try endOfEscape(at: offset)
      } else {
        position = offset
        throw badStringContent(stringStart: start)
      }
    }
  }

  /// Returns the end of a run of characters beyond ASCII, after validating its UTF-8.
  @inline(__always)
  private func endOfNonASCII(from start: Int) throws(JSONFailure) -> Int {
    var offset = start
    repeat {
      let length = UTF8Check.length(of: bytes.halfWord(at: offset))
      guard length > 0 else { throw badUTF8(at: offset) }
      offset &+= length
    } while bytes.byte(at: offset) >= 0x80
    return offset
  }

  /// Returns the end of an escape, after validating it.
  private mutating func endOfEscape(at backslash: Int) throws(JSONFailure) -> Int {
    position = backslash &+ 1
    switch bytes.byte(at: position) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return backslash &+ 2
    case UInt8(ascii: "u"):
      for _ in 0..<4 {
        position &+= 1
        guard bytes.byte(at: position).hexadecimalValue != nil else {
          throw failure(.badEscape, at: backslash)
        }
      }
      return backslash &+ 6
    default:
      throw failure(.badEscape, at: backslash)
    }
  }

  /// Scans a number, `true`, `false` or `null`.
  mutating func scanScalar(startingWith byte: UInt8) throws(JSONFailure) {
    switch byte {
    case UInt8(ascii: "t"): try scanWord("true", as: .boolean)
    case UInt8(ascii: "f"): try scanWord("false", as: .boolean)
    case UInt8(ascii: "n"): try scanWord("null", as: .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
    default: throw unexpectedCharacter()
    }
  }

  private mutating func scanWord(_ word: String, as kind: JSONKind) throws(JSONFailure) {
    let start = position
    for expected in word.utf8 {
      guard bytes.byte(at: position) == expected else {
        throw failure(.unexpectedCharacter, at: start)
      }
      position &+= 1
    }
    appendScalar(kind, from: start)
  }

  /// Scans a number: RFC 8259, section 6.
  private mutating func scanNumber() throws(JSONFailure) {
    let start = position
    if bytes.byte(at: position) == UInt8(ascii: "-") { position &+= 1 }
    if bytes.byte(at: position) == UInt8(ascii: "0") {
      position &+= 1
      guard !bytes.byte(at: position).isASCIIDigit else { throw failure(.badNumber, at: start) }
    } else {
      try scanDigits(ofNumberAt: start)
    }
    if bytes.byte(at: position) == UInt8(ascii: ".") {
      position &+= 1
      try scanDigits(ofNumberAt: start)
    }
    if bytes.byte(at: position) | 0x20 == UInt8(ascii: "e") {
      position &+= 1
      let sign = bytes.byte(at: position)
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position &+= 1 }
      try scanDigits(ofNumberAt: start)
    }
    appendScalar(.number, from: start)
  }

  /// Skips one or more digits.
  private mutating func scanDigits(ofNumberAt start: Int) throws(JSONFailure) {
    guard bytes.byte(at: position).isASCIIDigit else {
      throw failure(.badNumber, at: start)
    }
    while bytes.byte(at: position).isASCIIDigit { position &+= 1 }
  }

  private mutating func appendScalar(_ kind: JSONKind, from start: Int) {
    append(
      kind, from: start, to: position, next: UInt32(truncatingIfNeeded: nodes.count &+ 1))
  }
}
