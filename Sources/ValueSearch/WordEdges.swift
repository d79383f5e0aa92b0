import ASCII

/// What must not stand beside a text, so that it isn’t part of a longer word.
///
/// Unicode Standard Annex 29, 4: scripts with spaces have words of letters, marks and digits. Han,
/// kana, Thai and others have none, and particles follow Korean names at once: whatever stands
/// beside such a letter, a name ends there.
struct WordEdges: Hashable, Sendable {
  /// A side of a text.
  enum Edge: Hashable, Sendable {
    /// Anything may follow.
    case open
    /// No letter of a script with spaces, and no digit.
    case word
    /// No letter, and no digit.
    case strict
    /// No letter of Han or of a script with spaces, and no digit.
    case character
    /// No digit.
    case number
  }

  let start: Edge
  let end: Edge

  /// The edges of what is no text.
  static let none = WordEdges(start: .open, end: .open)

  /// The edges of a number, of which more decimals may follow.
  static let number = WordEdges(start: .number, end: .open)

  private init(start: Edge, end: Edge) { (self.start, self.end) = (start, end) }

  /// Creates the edges of a text.
  init(_ text: String) {
    let scalars = text.unicodeScalars
    // A single character of a name is also a part of many words.
    let isSingle = text.count == 1
    let edge = { (scalar: Unicode.Scalar?) -> Edge in
      if isSingle { return scalar.map(Self.isHan) == true ? .character : .strict }
      return scalar.map(Self.isSpaceless) == true ? .open : .word
    }
    self.init(start: edge(scalars.first), end: edge(scalars.last))
  }

  /// Whether a text with this edge may end beside a character; nil if there is none.
  static func allows(_ edge: Edge, _ neighbor: Unicode.Scalar?) -> Bool {
    if edge == .number { return neighbor.map { !$0.isASCIIDigit } ?? true }
    guard edge != .open, let neighbor, isPartOfWord(neighbor) else { return true }
    if edge == .character, isHan(neighbor) { return false }
    return edge != .strict && isSpaceless(neighbor)
  }

  /// Whether letters before a word belong to it as articles and prepositions do in Arabic and
  /// Hebrew.
  static func arePrefix(_ letters: [Unicode.Scalar]) -> Bool {
    let text = letters.reduce(into: "") { $0.unicodeScalars.append($1) }
    if letters.allSatisfy({ (0x5D0...0x5EA).contains($0.value) }) {
      return letters.count <= 3 && letters.allSatisfy { "בכלמהוש".unicodeScalars.contains($0) }
    }
    return arabicPrefixes.contains(text)
  }

  private static let arabicPrefixes: Set<String> = [
    "و", "ف", "ب", "ك", "ل", "ال", "وال", "فال", "بال", "كال", "وبال", "وب", "ول", "فب", "لل",
  ]

  /// Whether a script has prefixes that are written with the next word.
  static func hasPrefixes(_ scalar: Unicode.Scalar) -> Bool {
    (0x5D0...0x5EA).contains(scalar.value) || (0x620...0x64A).contains(scalar.value)
  }

  /// Whether a character is a letter, a mark or a digit.
  static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.isASCIILetter || scalar.isASCIIDigit }
    let properties = scalar.properties
    if properties.isAlphabetic { return true }
    switch properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether a character is one of Chinese.
  private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3007, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether a character belongs to a script without spaces between words, or to Hangul.
  static func isSpaceless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0xE00: false
    case 0xE00...0xFFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x1950...0x19DF,
      0x1A20...0x1AAF, 0x1B00...0x1B7F, 0x3005...0x3007, 0x3021...0x3029, 0x3040...0x312F,
      0x3130...0x318F, 0x31A0...0x31FF, 0x3400...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F,
      0xA980...0xA9FF, 0xAA60...0xAADF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFF9F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
