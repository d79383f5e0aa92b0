import Characters
package import PhotoFormats

/// A text that was read from bytes, and the encoding that had to be assumed for it.
package struct DecodedText {
  /// The text, trimmed.
  package var text: String

  /// The encoding; nil if the text is in one that needs no assumption: ASCII, UTF-8, or what a
  /// standard names.
  package var encoding: TextEncoding?

  /// Creates a text.
  init(_ text: String, _ encoding: TextEncoding? = nil) {
    self.text = Self.trimmed(text)
    self.encoding = encoding
  }

  /// Reads bytes up to the first NUL; of UTF-16, up to the first NUL of two bytes.
  ///
  /// EXIF allows ASCII and, since 3.0, UTF-8. Programs wrote whatever their system used, so that
  /// other bytes are read in the encoding of our readers' languages that is most likely for them.
  package init(_ bytes: ArraySlice<UInt8>) {
    let isCut = Self.isCut(bytes)
    if let order = Self.utf16Order(bytes) {
      let start = Self.hasMark(bytes) ? 2 : 0
      self.init(order.utf16Text(bytes.dropFirst(start)), .utf16)
      return
    }
    let text = bytes.prefix { $0 != 0 }
    if let escape = text.firstIndex(of: 0x1B),
      text[escape...].dropFirst().first == UInt8(ascii: "$"),
      let japanese = EastAsianEncoding.escapedJapanese(text, isCut: isCut)
    {
      self.init(japanese, .iso2022JP)
    } else if let unicode = Self.utf8(text, isCut: isCut) {
      // UTF-16 of other scripts than Latin has control characters where it is read as UTF-8.
      let isText = unicode.utf8.allSatisfy { $0 >= 0x20 || $0.isSpace }
      self = (isText ? nil : EncodingGuess.utf16(bytes)) ?? DecodedText(unicode)
    } else {
      self = EncodingGuess.best(for: text, of: bytes, isCut: isCut)
    }
  }

  /// Reads UTF-16 whose byte order is unknown: programs often write that of their system, and some
  /// write UTF-8.
  package init(unicode bytes: ArraySlice<UInt8>, order: ByteOrder) {
    if Self.hasMark(bytes) {
      let marked: ByteOrder = bytes.first == 0xFE ? .big : .little
      self.init(marked.utf16Text(bytes.dropFirst(2)))
      return
    }
    let other: ByteOrder = order == .big ? .little : .big
    let candidates = [order.utf16Text(bytes), other.utf16Text(bytes)]
    let likelihoods = candidates.map { EncodingGuess.likelihood(ofUnicode: $0) }
    let units = bytes.prefix { $0 != 0 }
    // UTF-16 of fewer characters has NULs, unless nothing in it is ASCII.
    if bytes[units.endIndex...].allSatisfy({ $0 == 0 }),
      let text = Self.utf8(units, isCut: Self.isCut(bytes)),
      EncodingGuess.likelihood(ofUnicode: text) > max(likelihoods[0], likelihoods[1])
    {
      self.init(text)
    } else {
      self.init(likelihoods[1] > likelihoods[0] ? candidates[1] : candidates[0])
    }
  }

  /// Whether a text is so long that it may have been cut inside a character.
  private static func isCut(_ bytes: ArraySlice<UInt8>) -> Bool {
    // A comment begins with the name of its character set.
    bytes.count >= Limits.traceText - 8
  }

  /// Returns text in UTF-8, without the last character if it is cut; nil if it is not in UTF-8.
  private static func utf8(_ bytes: ArraySlice<UInt8>, isCut: Bool) -> String? {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    guard isCut, let lead = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return nil }
    return String(validating: bytes[..<lead], as: UTF8.self)
  }

  /// Returns the byte order of UTF-16 in a field for other text: a mark, or a NUL in one half of
  /// each of several characters.
  private static func utf16Order(_ bytes: ArraySlice<UInt8>) -> ByteOrder? {
    if hasMark(bytes) { return bytes.first == 0xFE ? .big : .little }
    guard bytes.count >= 6 else { return nil }
    let units = ByteOrder.big.uint16s(bytes.prefix(64)).prefix { $0 != 0 }
    guard units.count >= 3 else { return nil }
    if units.allSatisfy({ $0 & 0xFF == 0 }) { return .little }
    return units.allSatisfy { $0 < 0x100 } ? .big : nil
  }

  private static func hasMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= 4 && (bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]))
  }

  /// Returns a text without white space around it.
  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isSpace: (Unicode.Scalar) -> Bool = { $0.isASCII && UInt8(ascii: $0).isSpace }
    let start = scalars.drop(while: isSpace)
    guard let end = start.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(start[...end])
  }
}
