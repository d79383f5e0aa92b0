import ASCII
import StringCatalogs

/// The plain Latin words of a text, without placeholders, addresses and product names.
struct TextWords {
  /// The words, without surrounding punctuation.
  let plain: [String]

  /// The number of words.
  var count: Int { plain.count }

  /// Whether a word is all lowercase, which product names hardly ever are.
  let hasLowercase: Bool

  /// Counts the words of a text, except some that are the same in every language.
  init(_ text: LintedText, without exceptions: [String]) {
    var words = Self.words(of: Self.prose(of: text))
    for exception in exceptions {
      let parts = Self.words(of: Array(exception.utf8)[...])
      while let range = Self.firstRange(of: parts, in: words) { words.removeSubrange(range) }
    }
    let plain = words.compactMap(Self.plainWord)
    self.plain = plain.map { String(decoding: $0, as: UTF8.self) }
    hasLowercase = plain.contains { word in
      word.allSatisfy { !$0.isASCIILetter || $0 & 0x20 != 0 }
    }
  }

  /// Returns the text without its placeholders, in UTF-8.
  private static func prose(of text: LintedText) -> ArraySlice<UInt8> {
    guard text.traits.contains(.percent) else { return text.utf8 }
    let format = text.format
    let pieces = format.pieces.map { $0.kind == .text ? format.text(of: $0) : " " }
    return Array(pieces.joined().utf8)[...]
  }

  /// Returns the parts between white space.
  private static func words(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    words.reserveCapacity(16)
    let first = text.startIndex
    var start = 0
    var position = 0
    let bytes = text.span
    while position < bytes.count {
      let length = WhiteSpace.length(in: bytes, at: position)
      if length > 0 {
        if start < position { words.append(text[first + start..<first + position]) }
        start = position + length
      }
      position += max(1, length)
    }
    if start < bytes.count { words.append(text[(first + start)...]) }
    return words
  }

  /// The typographic apostrophe, U+2019.
  private static let apostrophe: [UInt8] = [0xE2, 0x80, 0x99]

  /// Returns the letters of a word of two or more, without surrounding punctuation; nil for
  /// addresses, numbers, date fields such as `MMM`, and the like.
  private static func plainWord(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let lead = word.first, lead != UInt8(ascii: "$"), lead != UInt8(ascii: "`"),
      lead != UInt8(ascii: "-"), let first = word.firstIndex(where: { $0.isASCIILetter }),
      let last = word.lastIndex(where: { $0.isASCIILetter }),
      first < last, !word.contains(where: { $0.isASCIIDigit }),
      // A file name extension.
      first == word.startIndex || word[first - 1] != UInt8(ascii: ".")
    else { return nil }
    let letters = word[first...last]
    var hasOther = false
    var position = first
    while position <= last {
      let byte = letters[position]
      if byte.isASCIILetter {
        hasOther = hasOther || byte != letters[first]
      } else if byte == 0xE2, letters[position...].starts(with: apostrophe) {
        position += 2
      } else if byte != UInt8(ascii: "-"), byte != UInt8(ascii: "'") {
        return nil
      }
      position += 1
    }
    return hasOther ? letters : nil
  }

  /// Returns the first occurrence of `part`.
  private static func firstRange(
    of part: [ArraySlice<UInt8>], in words: [ArraySlice<UInt8>]
  ) -> Range<Int>? {
    guard !part.isEmpty, words.count >= part.count else { return nil }
    return (0...words.count - part.count).first { words[$0...].starts(with: part) }
      .map { $0..<$0 + part.count }
  }
}
