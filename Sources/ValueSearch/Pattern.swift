import ASCII
package import PhotoMetadata

/// A form of a removed value, to be searched for.
package struct Pattern: Hashable, Sendable {
  /// How bytes are text.
  enum Form: Hashable, Sendable {
    /// They are none, and count wherever they stand.
    case data
    /// Folded text in UTF-8.
    case folded
    /// UTF-8, or ASCII.
    case bytes
    /// An older encoding, of which ASCII is a part.
    case encoded
    /// UTF-16, most or least significant byte first.
    case wideBig
    case wideLittle
  }

  /// What the value is about.
  package var kind: MetadataKind

  /// The bytes, with lowercase ASCII letters if it is text in any case.
  var bytes: [UInt8]

  /// How they are text.
  var form = Form.data

  /// What must not stand beside a text.
  var edges = WordEdges.none

  /// Whether a text counts only in this case.
  var isCased = false

  /// The index of the value.
  var value = 0

  /// Whether the pattern at a position isn’t part of a longer word.
  func isWord(at range: Range<Int>, in bytes: ArraySlice<UInt8>) -> Bool {
    guard form != .data else { return true }
    return endsWord(at: range.upperBound, in: bytes) && beginsWord(at: range.lowerBound, in: bytes)
  }

  private func endsWord(at end: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    guard edges.end != .open, end < bytes.endIndex else { return true }
    return WordEdges.allows(edges.end, character(at: end, in: bytes))
  }

  private func beginsWord(at start: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    guard edges.start != .open, let (scalar, index) = character(before: start, in: bytes)
    else { return true }
    if WordEdges.allows(edges.start, scalar) { return true }
    guard WordEdges.hasPrefixes(scalar) else { return false }
    var letters = [scalar]
    var position = index
    while let (scalar, index) = character(before: position, in: bytes),
      WordEdges.isPartOfWord(scalar)
    {
      guard letters.count < 3 else { return false }
      letters.insert(scalar, at: 0)
      position = index
    }
    return WordEdges.arePrefix(letters)
  }

  /// Returns the character at a position; nil if there is none.
  private func character(at position: Int, in bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch form {
    case .wideBig, .wideLittle:
      guard position + 1 < bytes.endIndex else { return nil }
      let unit = (UInt32(bytes[position]), UInt32(bytes[position + 1]))
      return Unicode.Scalar(form == .wideBig ? unit.0 << 8 | unit.1 : unit.1 << 8 | unit.0)
    case .encoded:
      return position < bytes.endIndex ? Self.letter(bytes[position...]) : nil
    case .bytes, .folded, .data:
      guard position < bytes.endIndex else { return nil }
      return bytes[position] < 0x80
        ? Unicode.Scalar(bytes[position]) : Self.character(of: bytes[position...].prefix(4))
    }
  }

  /// Returns the character before a position, and where it begins; nil if there is none.
  private func character(
    before position: Int, in bytes: ArraySlice<UInt8>
  ) -> (Unicode.Scalar, Int)? {
    switch form {
    case .wideBig, .wideLittle:
      guard position - 2 >= bytes.startIndex else { return nil }
      return character(at: position - 2, in: bytes).map { ($0, position - 2) }
    case .encoded:
      guard position > bytes.startIndex else { return nil }
      // The reference before one of XML ends with this.
      let isReference =
        self.bytes.starts(with: "&#".utf8) && bytes[position - 1] == UInt8(ascii: ";")
      return Self.letter(isReference ? [0xFF] : bytes[position - 1..<position]).map {
        ($0, position - 1)
      }
    case .bytes, .folded, .data:
      guard position > bytes.startIndex else { return nil }
      var start = position - 1
      while position - start < 4, start > bytes.startIndex, bytes[start] & 0xC0 == 0x80 {
        start -= 1
      }
      guard bytes[start] >= 0xC0 || bytes[start] < 0x80,
        let scalar = Self.character(of: bytes[start..<position]),
        UTF8.width(scalar) == position - start
      else { return nil }
      return (scalar, start)
    }
  }

  private static func character(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  /// Returns the character with which bytes in an older encoding begin; a letter for all that ASCII
  /// doesn’t have, and for a reference of XML, since most are.
  private static func letter(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let first = bytes.first else { return nil }
    return first >= 0x80 || bytes.starts(with: "&#".utf8) ? "\u{E0}" : Unicode.Scalar(first)
  }
}

/// Where short texts are none: bytes of numbers and of coded pictures look like them by chance.
extension Pattern {
  /// The number of bytes, and in UTF-16 of characters, from which a text is none by chance.
  private static let (sureBytes, sureCharacters) = (4, 4)

  /// The number of characters of text in which a short one is none by chance.
  private static let shortestText = 12

  /// Bytes before a name of XML that may belong to its tag.
  private static let maximumTag = 512

  /// Whether the pattern at a position is text, and not other bytes or the name of an XML element.
  func isText(at range: Range<Int>, in bytes: ArraySlice<UInt8>) -> Bool {
    switch form {
    case .data, .folded: return true
    case .bytes:
      if isMarkup(range, in: bytes) { return false }
      return range.count >= Self.sureBytes || isInText(range, in: bytes)
    case .encoded:
      return range.count >= 6 || Self.isBesideText(range, in: bytes)
    case .wideBig, .wideLittle:
      let count = range.count / 2
      if count >= Self.sureCharacters { return true }
      // Small numbers of two bytes are letters, too.
      let isLatin = self.bytes.contains(0)
      return isLatin && count < 3
        ? isInWideText(range, in: bytes) : hasWideNeighbors(range, in: bytes)
    }
  }

  /// Whether a name of three letters stands alone between zeros, or in a longer text.
  private func isInText(_ range: Range<Int>, in bytes: ArraySlice<UInt8>) -> Bool {
    let before = bytes[..<range.lowerBound].suffix(Self.shortestText).reversed()
      .prefix(while: Self.isPrintable).count
    let after = bytes[range.upperBound...].prefix(Self.shortestText)
      .prefix(while: Self.isPrintable).count
    if before + range.count + after >= Self.shortestText { return true }
    let isField = bytes.startIndex == range.lowerBound && bytes.endIndex == range.upperBound
    let isAlone =
      bytes[..<range.lowerBound].last ?? 0 == 0 && bytes[range.upperBound...].first ?? 0 == 0
    return isField || isAlone && range.count >= 3
  }

  private static func isPrintable(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Whether bytes that may be text, or zeros, stand on both sides.
  private static func isBesideText(_ range: Range<Int>, in bytes: ArraySlice<UInt8>) -> Bool {
    let sides = [bytes[..<range.lowerBound].last, bytes[range.upperBound...].first]
    return sides.compactMap { $0 }.allSatisfy { isPrintable($0) || $0 == 0 || $0 >= 0x81 }
  }

  private func wideCharacters(_ range: Range<Int>, in bytes: ArraySlice<UInt8>) -> [Unicode.Scalar?]
  {
    [range.lowerBound - 2, range.upperBound].map { position in
      position >= bytes.startIndex ? character(at: position, in: bytes) : nil
    }
  }

  private func hasWideNeighbors(_ range: Range<Int>, in bytes: ArraySlice<UInt8>) -> Bool {
    wideCharacters(range, in: bytes).allSatisfy { scalar in
      guard let scalar, scalar.value != 0 else { return true }
      return UInt8(exactly: scalar.value).map(Self.isPrintable) ?? WordEdges.isPartOfWord(scalar)
    }
  }

  private func isInWideText(_ range: Range<Int>, in bytes: ArraySlice<UInt8>) -> Bool {
    var count = range.count / 2
    var position = range.lowerBound - 2
    while position >= bytes.startIndex, count < Self.shortestText, isWidePrintable(position, bytes)
    {
      (count, position) = (count + 1, position - 2)
    }
    position = range.upperBound
    while count < Self.shortestText, isWidePrintable(position, bytes) {
      (count, position) = (count + 1, position + 2)
    }
    return count >= Self.shortestText
  }

  private func isWidePrintable(_ position: Int, _ bytes: ArraySlice<UInt8>) -> Bool {
    character(at: position, in: bytes).flatMap { UInt8(exactly: $0.value) }.map(Self.isPrintable)
      ?? false
  }

  /// Whether a position is in the name of an XML element or attribute that has a prefix, or in an
  /// attribute that no one writes: the address of a namespace, a language, or a form of RDF.
  private func isMarkup(_ range: Range<Int>, in bytes: ArraySlice<UInt8>) -> Bool {
    let before = bytes[..<range.lowerBound].suffix(Self.maximumTag)
    guard
      let start = before.lastIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }),
      before[start] == UInt8(ascii: "<")
    else { return false }
    var quote: UInt8?
    var opening = start
    for index in start..<range.lowerBound {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
      if quote == nil { (quote, opening) = (byte, index) } else if quote == byte { quote = nil }
    }
    let isName = { (byte: UInt8) in
      byte.isASCIILetter || byte.isASCIIDigit || "_-.:".utf8.contains(byte)
    }
    guard quote == nil else {
      let name = bytes[start..<opening].dropLast().reversed().prefix(while: isName).reversed()
      return ["xmlns", "xml:", "rdf:parseType"].contains { Array(name).starts(with: $0.utf8) }
    }
    let first = bytes[start..<range.lowerBound].reversed().prefix(while: isName).count
    let last = bytes[range.upperBound...].prefix(while: isName).count
    let name = bytes[range.lowerBound - first..<range.upperBound + last]
    return name.contains(UInt8(ascii: ":")) && name.allSatisfy(isName)
  }
}
