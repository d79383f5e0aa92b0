import StringCatalogs

/// The contents of a text, found in one pass over its bytes, so that most rules can skip most
/// texts.
///
/// A trait says that something may be present; the rule checks. Traits of characters beyond ASCII
/// depend on the first byte of their UTF-8, and so on Unicode blocks.
struct TextTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // MARK: ASCII

  /// `a` to `z` or `A` to `Z`.
  static let letter = TextTraits(bit: 0)
  /// `0` to `9`.
  static let digit = TextTraits(bit: 1)
  /// `%`.
  static let percent = TextTraits(bit: 2)
  /// `<`, `>` or `&`.
  static let tag = TextTraits(bit: 3)
  /// `*`, `` ` ``, `_` or `~`.
  static let emphasis = TextTraits(bit: 4)
  /// `[` or `]`.
  static let bracket = TextTraits(bit: 5)
  /// `(` or `)`.
  static let parenthesis = TextTraits(bit: 6)
  /// `^`, which begins inflection markup.
  static let caret = TextTraits(bit: 7)
  /// `$`, `{` or `}`.
  static let variable = TextTraits(bit: 8)
  /// `:` or `/`.
  static let colonOrSlash = TextTraits(bit: 9)
  /// `.`.
  static let dot = TextTraits(bit: 10)
  /// `!`, `?`, `,` or `;`.
  static let punctuation = TextTraits(bit: 11)
  /// `"` or `'`.
  static let quote = TextTraits(bit: 12)
  /// A backslash in the text itself.
  static let backslash = TextTraits(bit: 13)
  /// A line feed.
  static let lineFeed = TextTraits(bit: 14)
  /// A tab or a carriage return.
  static let tab = TextTraits(bit: 15)
  /// Any other character below U+0020, or U+007F.
  static let control = TextTraits(bit: 16)
  /// A space.
  static let space = TextTraits(bit: 17)
  /// Two spaces in a row.
  static let doubleSpace = TextTraits(bit: 18)
  /// White space at the beginning or the end, including no-break and ideographic spaces.
  static let edgeWhitespace = TextTraits(bit: 19)
  /// Any other ASCII character.
  static let otherASCII = TextTraits(bit: 20)
  /// `#`.
  static let numberSign = TextTraits(bit: 21)
  /// `A` to `Z`.
  static let capital = TextTraits(bit: 22)
  /// Two of `A` to `Z` in a row.
  static let capitals = TextTraits(bit: 23)

  // MARK: Beyond ASCII

  /// U+0080 to U+00BF: controls, no-break space, soft hyphen, `«`.
  static let latinSymbol = TextTraits(bit: 24)
  /// U+00C0 to U+02FF: Latin letters with marks.
  static let latinLetter = TextTraits(bit: 25)
  /// U+0300 to U+037F: combining marks.
  static let combiningMark = TextTraits(bit: 26)
  /// U+0380 to U+03FF: Greek.
  static let greek = TextTraits(bit: 27)
  /// U+0400 to U+053F: Cyrillic.
  static let cyrillic = TextTraits(bit: 28)
  /// U+0540 to U+07FF: Armenian, Hebrew, Arabic, Syriac.
  static let rightToLeft = TextTraits(bit: 29)
  /// U+0800 to U+0FFF: scripts of India, Thai, Lao, Tibetan.
  static let indic = TextTraits(bit: 30)
  /// U+1000 to U+1FFF: Myanmar, Georgian, conjoining Hangul, Khmer, Latin and Greek with marks.
  static let jamo = TextTraits(bit: 31)
  /// U+2000 to U+2FFF: spaces, joiners, directions, dashes, quotes, `…`, symbols.
  static let symbol = TextTraits(bit: 32)
  /// U+3000 to U+3FFF: CJK punctuation, kana, compatibility jamo, and the first Han extension.
  static let kana = TextTraits(bit: 33)
  /// U+3400 to U+9FFF: Han.
  static let han = TextTraits(bit: 34)
  /// U+A000 to U+DFFF: Hangul syllables; in the beginning of the block, a few rare scripts.
  static let hangul = TextTraits(bit: 35)
  /// U+E000 to U+FFFF: private use, presentation forms, full and half width, U+FEFF, U+FFFD.
  static let compatibility = TextTraits(bit: 36)
  /// U+10000 and above: emoji, rare Han.
  static let supplementary = TextTraits(bit: 37)

  // MARK: Single characters beyond ASCII

  /// An invisible character that affects others: directions, joiners, zero width, soft hyphen.
  static let formatCharacter = TextTraits(bit: 38)
  /// A control character beyond ASCII, U+FFFD, or a noncharacter.
  static let damage = TextTraits(bit: 39)
  /// A combining mark, or another character that normalization may change or join to the previous
  /// one.
  static let unstable = TextTraits(bit: 40)
  /// `％`, `٪` or `﹪`.
  static let foreignPercent = TextTraits(bit: 41)
  /// A Japanese kana.
  static let kanaLetter = TextTraits(bit: 42)
  /// A letter from U+F900, such as a halfwidth kana or a rare Han character; not an emoji or
  /// symbol.
  static let highLetter = TextTraits(bit: 43)

  /// Any character beyond ASCII.
  static let nonASCII = TextTraits(rawValue: 0x0000_FFFF_FF00_0000)

  /// Letters of other scripts than Latin, or similar characters.
  static let nonLatinLetter: TextTraits = [
    .greek, .cyrillic, .rightToLeft, .indic, .jamo, .kana, .han, .hangul, .highLetter,
  ]

  /// Letters of any script, or similar characters.
  static let anyLetter: TextTraits = nonLatinLetter.union([.letter, .latinLetter])

  // MARK: As a whole

  /// The text is empty.
  static let empty = TextTraits(bit: 48)
  /// The text consists of white space only.
  static let blank = TextTraits(bit: 49)
  /// The literal has an escape, such as `\n` or `\"`.
  static let escape = TextTraits(bit: 50)
  /// The text has the state `new`.
  static let stateNew = TextTraits(bit: 51)
  /// The text has the state `needs_review`.
  static let stateNeedsReview = TextTraits(bit: 52)
  /// The text has the state `translated`.
  static let stateTranslated = TextTraits(bit: 53)
  /// The text has no state, or an unknown one.
  static let stateUnknown = TextTraits(bit: 54)
  /// Any text; set for every one.
  static let any = TextTraits(bit: 55)
  /// The text has Latin letters and none of another script.
  static let latinOnly = TextTraits(bit: 56)
  /// The placeholders differ from those of the source text in kind or order; in the source text
  /// itself, some may be invalid.
  static let otherPlaceholders = TextTraits(bit: 57)
  /// There may be a substitution or its number.
  static let substitution = TextTraits(bit: 58)
  /// There is a `.`, `_` or the like between ASCII letters and no space, as in a symbol; spaces may
  /// be beside placeholders.
  static let symbolic = TextTraits(bit: 59)
  /// The text is the source text, byte by byte.
  static let sameAsSource = TextTraits(bit: 60)
  /// Two of `!`, `?`, `,` and `;` in a row.
  static let punctuationPair = TextTraits(bit: 61)
  /// The text begins like `xxx` or `lorem`.
  static let filler = TextTraits(bit: 62)
  /// The text ends with a question mark, an ellipsis or three dots.
  static let openEnd = TextTraits(bit: 63)

  /// The traits that a text of white space can have.
  static let whitespaceOnly: TextTraits = [.space, .lineFeed, .tab, .doubleSpace, .edgeWhitespace]
}

extension TextTraits {
  /// Returns the traits of a text in unescaped UTF-8.
  @inline(__always)
  init(of range: Range<Int>, in allBytes: borrowing [UInt8]) {
    guard !range.isEmpty else {
      self = [.empty, .any]
      return
    }
    let bytes = allBytes.span
    var traits = TextTraits.any.rawValue
    var (previous, pairs): (UInt64, UInt64) = (0, 0)
    let table = Self.byByte.span
    precondition(
      range.lowerBound >= 0 && range.upperBound <= bytes.count && table.count == 256)
    // The bounds are checked above, once for all bytes.
    var offset = range.lowerBound
    while offset &+ 4 <= range.upperBound {
      let first = unsafe table[unchecked: Int(bytes[unchecked: offset])]
      let second = unsafe table[unchecked: Int(bytes[unchecked: offset &+ 1])]
      let third = unsafe table[unchecked: Int(bytes[unchecked: offset &+ 2])]
      let fourth = unsafe table[unchecked: Int(bytes[unchecked: offset &+ 3])]
      traits |= first | second | third | fourth
      pairs |= previous & first | first & second | second & third | third & fourth
      previous = fourth
      offset &+= 4
    }
    while offset < range.upperBound {
      let trait = unsafe table[unchecked: Int(bytes[unchecked: offset])]
      traits |= trait
      pairs |= trait & previous
      previous = trait
      offset &+= 1
    }
    if pairs & Self.space.rawValue != 0 { traits |= Self.doubleSpace.rawValue }
    if pairs & Self.capital.rawValue != 0 { traits |= Self.capitals.rawValue }
    if pairs & Self.punctuation.rawValue != 0 { traits |= Self.punctuationPair.rawValue }
    if Self.mayBeFiller(bytes, range) { traits |= Self.filler.rawValue }
    if Self.hasOpenEnd(bytes, range) { traits |= Self.openEnd.rawValue }
    if traits & Self.percent.rawValue != 0,
      traits & Self.numberSign.rawValue != 0 || PlaceholderScan.mayNameArgument(range, of: bytes)
    {
      traits |= Self.substitution.rawValue
    }
    if traits & Self.joiners.rawValue != 0, traits & Self.unsymbolic.rawValue == 0,
      traits & Self.space.rawValue == 0 || traits & Self.percent.rawValue != 0
    {
      traits |= Self.symbolic.rawValue
    }
    self.init(rawValue: traits)
    if traits & Self.nonASCII.rawValue == 0 {
      if contains(.letter) { insert(.latinOnly) }
    } else {
      if !isDisjoint(with: Self.blocksWithSpecialCharacters) {
        formUnion(Self.special(in: range, of: bytes))
      }
      if isDisjoint(with: Self.nonLatinLetter), !isDisjoint(with: [.letter, .latinLetter]) {
        insert(.latinOnly)
      }
    }
    if WhiteSpace.length(in: bytes, at: range.lowerBound) > 0
      || WhiteSpace.length(in: bytes, before: range.upperBound) > 0
    {
      insert(.edgeWhitespace)
      if isDisjoint(with: Self.nonBlank) { insert(.blank) }
    }
  }

  @inline(__always)
  private static func mayBeFiller(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count >= 3 else { return false }
    let next = bytes[range.lowerBound + 1] | 0x20
    return switch bytes[range.lowerBound] | 0x20 {
    case UInt8(ascii: "x"): next == UInt8(ascii: "x")
    case UInt8(ascii: "l"): next == UInt8(ascii: "o")
    default: false
    }
  }

  @inline(__always)
  private static func hasOpenEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let end = range.upperBound
    switch bytes[end - 1] {
    case UInt8(ascii: "?"): return true
    case UInt8(ascii: ".") where range.count > 2:
      return bytes[end - 2] == UInt8(ascii: ".") && bytes[end - 3] == UInt8(ascii: ".")
    // The last byte of U+2026.
    case 0xA6 where range.count > 2: return bytes[end - 3] == 0xE2 && bytes[end - 2] == 0x80
    default: return false
    }
  }

  private static let joiners: TextTraits = [.dot, .emphasis]
  private static let unsymbolic: TextTraits = [.lineFeed, .nonASCII]
  private static let nonBlank = TextTraits(rawValue: (1 << 48) - 1).subtracting(.whitespaceOnly)

  /// The trait of each byte; a continuation byte has none.
  private static let byByte: [UInt64] = (UInt8.min...UInt8.max).map { trait(of: $0).rawValue }

  private static func trait(of byte: UInt8) -> TextTraits {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): .letter
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter.union(.capital)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "%"): .percent
    case UInt8(ascii: "#"): .numberSign
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): .tag
    case UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "_"), UInt8(ascii: "~"): .emphasis
    case UInt8(ascii: "["), UInt8(ascii: "]"): .bracket
    case UInt8(ascii: "("), UInt8(ascii: ")"): .parenthesis
    case UInt8(ascii: "^"): .caret
    case UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "}"): .variable
    case UInt8(ascii: ":"), UInt8(ascii: "/"): .colonOrSlash
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: ";"): .punctuation
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
    case UInt8(ascii: "\\"): .backslash
    case 0x0A: .lineFeed
    case 0x09, 0x0D: .tab
    case 0x20: .space
    case 0x00..<0x20, 0x7F: .control
    case 0x00..<0x80: .otherASCII
    case 0xC2: .latinSymbol
    case 0xC3...0xCB: .latinLetter
    case 0xCC, 0xCD: .combiningMark
    case 0xCE, 0xCF: .greek
    case 0xD0...0xD4: .cyrillic
    case 0xD5...0xDF: .rightToLeft
    case 0xE0: .indic
    case 0xE1: .jamo
    case 0xE2: .symbol
    case 0xE3: .kana.union(.han)
    case 0xE4...0xE9: .han
    case 0xEA...0xED: .hangul
    case 0xEE, 0xEF: .compatibility
    case 0xF0...0xFF: .supplementary
    default: []
    }
  }
}
