import ASCII

#if canImport(_FoundationICU)
import _FoundationICU
#endif

/// Counts the words of texts, as Unicode Standard Annex 29 and the dictionaries of ICU divide them.
///
/// Words are what has a letter, a digit, a syllable or an ideograph; a format specifier is none.
/// Most texts are in Latin, Greek, Cyrillic or Hangul, for which the rules are written here, as ICU
/// takes ten times as long; it divides all others. A particle belongs to the word before it in
/// Korean, also behind Latin letters, as the annex says and ICU does not. Where ICU can't be
/// imported, a word ends where letters do, and each ideograph is one.
@safe package final class WordCounter {
  /// The code units of a text, kept from one text to the next.
  private var units: [UInt16] = []

  #if canImport(_FoundationICU)
  private let iterator: OpaquePointer?

  /// Opens the rules that all languages share.
  package init() {
    ICUDefault.set()
    var status = U_ZERO_ERROR
    let opened = unsafe swift_ubrk_open(UBRK_WORD, "en", nil, 0, &status)
    unsafe iterator = status.rawValue <= U_ZERO_ERROR.rawValue ? opened : nil
  }

  deinit {
    if let iterator = unsafe iterator { unsafe swift_ubrk_close(iterator) }
  }
  #else
  /// Opens the rules that all languages share.
  package init() {}
  #endif

  /// Returns the number of words of a text in UTF-8.
  package func count(in text: some Collection<UInt8>) -> Int {
    text.withContiguousStorageIfAvailable { buffer in
      unsafe count(in: buffer.span)
    } ?? count(in: Array(text).span)
  }

  /// Returns the number of words of a text in UTF-8.
  package func count(in text: Span<UInt8>) -> Int {
    countSimple(in: text) ?? countWithICU(in: text)
  }

  // MARK: - Simple texts

  /// What a character is for the boundaries of words (UAX 29, table 3).
  private enum Kind {
    case letter, digit, underscore, middleOfLetters, middleOfNumbers, middleOfBoth, mark, other
  }

  /// Returns the number of words of a text; nil if it has characters whose rules are not here.
  func countSimple(in text: Span<UInt8>) -> Int? {
    var count = 0
    // The last character of a word, and that before a character that may be in the middle of one.
    var last = Kind.other
    var beforeMiddle = Kind.other
    var isCounted = false
    var position = 0
    while position < text.count {
      let byte = text[position]
      var kind: Kind
      if byte < 0x80 {
        if byte == UInt8(ascii: "%"), let end = text.endOfFormatSpecifier(at: position) {
          (last, beforeMiddle, isCounted) = (.other, .other, false)
          position = end
          continue
        }
        kind = Self.kind(ofASCII: byte)
        position += 1
      } else {
        let (scalar, length) = text.scalarForWords(at: position)
        guard let known = Self.kind(of: scalar.value) else { return nil }
        kind = known
        position += length
      }
      switch kind {
      case .mark:
        // It belongs to the character before it.
        continue
      case .letter, .digit:
        let continues =
          last == .letter || last == .digit || last == .underscore
          || beforeMiddle == kind && Self.joins(last, kind)
        if !continues { isCounted = false }
        if !isCounted {
          count += 1
          isCounted = true
        }
        beforeMiddle = .other
      case .underscore:
        if ![.letter, .digit, .underscore].contains(last) { isCounted = false }
        beforeMiddle = .other
      case .middleOfLetters, .middleOfNumbers, .middleOfBoth:
        beforeMiddle = last
      case .other:
        isCounted = false
        beforeMiddle = .other
      }
      last = kind
    }
    return count
  }

  /// Returns whether a character between two letters or two digits joins them.
  private static func joins(_ middle: Kind, _ kind: Kind) -> Bool {
    switch middle {
    case .middleOfBoth: true
    case .middleOfLetters: kind == .letter
    case .middleOfNumbers: kind == .digit
    default: false
    }
  }

  private static func kind(ofASCII byte: UInt8) -> Kind {
    if byte.isASCIILetter { return .letter }
    if byte.isASCIIDigit { return .digit }
    return switch byte {
    case UInt8(ascii: "_"): .underscore
    case UInt8(ascii: "."), UInt8(ascii: "'"): .middleOfBoth
    case UInt8(ascii: ","), UInt8(ascii: ";"): .middleOfNumbers
    default: .other
    }
  }

  /// Returns what a character outside ASCII is; nil if its rules are not here.
  private static func kind(of value: UInt32) -> Kind? {
    switch value {
    case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2C1, 0x370...0x373, 0x376, 0x377,
      0x37B...0x37D, 0x37F, 0x386, 0x388...0x38A, 0x38C, 0x38E...0x3A1, 0x3A3...0x3F5,
      0x3F7...0x481, 0x48A...0x52F, 0x1E00...0x1EFF, 0xAC00...0xD7A3:
      .letter
    case 0xB7, 0x387: .middleOfLetters
    case 0x2018, 0x2019: .middleOfBoth
    case 0x37E: .middleOfNumbers
    case 0x300...0x36F: .mark
    case 0xA0...0xA9, 0xAB, 0xAC, 0xAE...0xB4, 0xB6, 0xB8, 0xB9, 0xBB...0xBF, 0xD7, 0xF7,
      0x2010...0x2017, 0x201A...0x2023, 0x2025, 0x2026, 0x2030...0x203B, 0x20A0...0x20BF,
      0x2190...0x21FF, 0x2200...0x22FF, 0x25A0...0x25FF:
      .other
    default: nil
    }
  }

  // MARK: - All texts

  /// Writes a text to `units`, with a space for each format specifier.
  private func readUnits(of text: Span<UInt8>) {
    units.removeAll(keepingCapacity: true)
    var position = 0
    while position < text.count {
      let byte = text[position]
      if let end = text.endOfFormatSpecifier(at: position) {
        units.append(0x20)
        position = end
      } else if byte < 0x80 {
        units.append(UInt16(byte))
        position += 1
      } else {
        let (scalar, length) = text.scalarForWords(at: position)
        UTF16.encode(scalar).map { units.append(contentsOf: $0) }
        position += length
      }
    }
  }

  /// Returns the number of words of a text, as ICU divides them where it can be imported.
  func countWithICU(in text: Span<UInt8>) -> Int {
    readUnits(of: text)
    #if canImport(_FoundationICU)
    if let iterator = unsafe iterator { return unsafe count(with: iterator) }
    #endif
    return countWithoutICU()
  }

  #if canImport(_FoundationICU)
  private func count(with iterator: OpaquePointer) -> Int {
    var count = 0
    unsafe units.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      unsafe swift_ubrk_setText(
        iterator, buffer.baseAddress, Int32(clamping: buffer.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
      while unsafe swift_ubrk_next(iterator) >= 0 {
        // Below are spaces and punctuation.
        if unsafe swift_ubrk_getRuleStatus(iterator) >= 100 { count += 1 }
      }
      // The text may move, so the iterator must not keep a pointer to it.
      unsafe swift_ubrk_setText(iterator, nil, 0, &status)
    }
    return count
  }
  #endif

  private func countWithoutICU() -> Int {
    var count = 0
    var isInWord = false
    for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
      let properties = scalar.properties
      let isWord = properties.isAlphabetic || properties.numericType != nil
      if isWord, !isInWord || properties.isIdeographic { count += 1 }
      isInWord = isWord
    }
    return count
  }
}

extension Span<UInt8> {
  /// Returns the end of the format specifier at a position, such as `%2$lld`, or of the reference
  /// to a substitution, such as `%#@days@`; nil if there is none.
  fileprivate func endOfFormatSpecifier(at start: Int) -> Int? {
    guard self[start] == UInt8(ascii: "%") else { return nil }
    var position = start + 1
    while position < count, "0123456789$.-+ #'*".utf8.contains(self[position]) { position += 1 }
    while position < count, "hlqLzjt".utf8.contains(self[position]) { position += 1 }
    guard position < count else { return nil }
    guard self[position] == UInt8(ascii: "@"), self[position - 1] == UInt8(ascii: "#") else {
      return "@dDiuUxXoOfFeEgGcCsSpaA%".utf8.contains(self[position]) ? position + 1 : nil
    }
    position += 1
    while position < count, self[position] != UInt8(ascii: "@") { position += 1 }
    return Swift.min(position + 1, count)
  }

  /// Returns the scalar at a position of UTF-8, and its length; a replacement character where the
  /// bytes are not UTF-8.
  fileprivate func scalarForWords(at position: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = self[position]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC2, position + length <= count else { return ("\u{FFFD}", 1) }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length {
      guard self[position + offset] & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(self[position + offset] & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", length) }
    return (scalar, length)
  }
}
