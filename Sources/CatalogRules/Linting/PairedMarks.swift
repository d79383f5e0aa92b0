import ASCII

/// The brackets and quotation marks of a text, as far as they have partners.
///
/// Brackets are counted by kind, as people write `[a, b)` and cross them. A smiley, a number of a
/// list such as `1)`, and an apostrophe have no partner and need none.
struct PairedMarks {
  /// What is wrong with the marks.
  enum Defect {
    /// A bracket without a partner.
    case bracket(Unicode.Scalar)
    /// Brackets of different widths as partners, such as `（…)`.
    case width(opening: Unicode.Scalar, closing: Unicode.Scalar)
    /// A quotation mark without a partner; the last one.
    case quotationMark(Unicode.Scalar)
    /// A straight quotation mark as the partner of another one.
    case quotationMarks
  }

  /// The brackets of a kind so far.
  private struct Count {
    var open = 0
    var last: Unicode.Scalar = "("
    var lone: Unicode.Scalar?
    var hasSmiley = false
    /// The opening brackets of full width, less the closing ones.
    var width = 0
  }

  /// The brackets of each kind; none if there are no brackets.
  private var counts: [Count] = []
  private var quotationMarks = 0
  private var straight = 0
  private var lastQuotationMark: Unicode.Scalar?

  /// Whether a quotation mark may stand for inches or in an abbreviation, or is damaged.
  private var isAmbiguous = false

  /// Whether a low quotation mark opens, for which many type a straight one at the end.
  private var hasLow = false

  /// Reads a text in UTF-8.
  init(_ utf8: ArraySlice<UInt8>) {
    let bytes = utf8.span
    let table = Self.leads.span
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      guard table[Int(byte)] else {
        position += 1
        continue
      }
      if byte < 0x80 {
        add(Unicode.Scalar(byte), position..<position + 1, of: bytes)
        position += 1
      } else {
        let (scalar, length) = bytes.scalar(at: position)
        add(scalar, position..<position + length, of: bytes)
        position += length
      }
    }
  }

  /// Whether each bracket and quotation mark has a partner, and no mark is doubtful.
  var isBalanced: Bool {
    !counts.contains { $0.lone != nil || $0.open > 0 || $0.width != 0 }
      && quotationMarks.isMultiple(of: 2) && straight.isMultiple(of: 2)
  }

  /// The first defect, in the order of kinds.
  var defect: Defect? {
    for (position, count) in counts.enumerated() {
      if let lone = count.lone { return .bracket(lone) }
      if count.open > 0, !count.hasSmiley { return .bracket(count.last) }
      if count.open == 0, count.width != 0, let kind = Kind(rawValue: position) {
        let (narrow, wide) = (kind.narrow, kind.wide)
        return count.width > 0
          ? .width(opening: wide.opening, closing: narrow.closing)
          : .width(opening: narrow.opening, closing: wide.closing)
      }
    }
    guard !isAmbiguous, let lastQuotationMark else { return nil }
    if !quotationMarks.isMultiple(of: 2) { return .quotationMark(lastQuotationMark) }
    return straight.isMultiple(of: 2) || hasLow ? nil : .quotationMarks
  }

  private mutating func add(
    _ scalar: Unicode.Scalar, _ range: Range<Int>, of bytes: Span<UInt8>
  ) {
    if let bracket = Self.bracket(scalar) {
      add(bracket, scalar, range.lowerBound, of: bytes)
    } else if Self.isQuotationMark(scalar) {
      addQuotationMark(scalar, range, of: bytes)
    }
  }

  private mutating func add(
    _ bracket: Bracket, _ scalar: Unicode.Scalar, _ position: Int, of bytes: Span<UInt8>
  ) {
    let index = bracket.kind.rawValue
    if counts.isEmpty { counts = Array(repeating: Count(), count: Kind.count) }
    if bracket.isOpening {
      counts[index].open += 1
      counts[index].last = scalar
      if bracket.isWide { counts[index].width += 1 }
      if Self.isAfterEyes(position, of: bytes) { counts[index].hasSmiley = true }
    } else if counts[index].open > 0 {
      counts[index].open -= 1
      if bracket.isWide { counts[index].width -= 1 }
    } else if !Self.isAfterEyes(position, of: bytes), !Self.isAfterListNumber(position, of: bytes),
      !Self.isCyrillicSmile(position, of: bytes)
    {
      counts[index].lone = counts[index].lone ?? scalar
    }
  }

  private mutating func addQuotationMark(
    _ scalar: Unicode.Scalar, _ range: Range<Int>, of bytes: Span<UInt8>
  ) {
    let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
    let after = range.upperBound < bytes.count ? bytes[range.upperBound] : 0
    switch scalar {
    case "\"":
      straight += 1
      // Inches, and Hebrew abbreviations.
      let isHebrew = range.lowerBound > 1 && (0xD6...0xD7).contains(bytes[range.lowerBound - 2])
      if before.isASCIIDigit || isHebrew && (0xD6...0xD7).contains(after) { isAmbiguous = true }
    case "«", "»":
      // Letters beside it on both sides are no quotation, and `A » B` is a path.
      let isBetweenSpaces = before == UInt8(ascii: " ") && after == UInt8(ascii: " ")
      if Self.isLetter(before) && Self.isLetter(after) || scalar == "»" && isBetweenSpaces {
        isAmbiguous = true
      }
    case "„": hasLow = true
    default: break
    }
    quotationMarks += 1
    lastQuotationMark = scalar
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0xC3 }

  /// Returns whether the mouth of a smiley may be at a position.
  private static func isAfterEyes(_ position: Int, of bytes: Span<UInt8>) -> Bool {
    guard position > 0 else { return false }
    return switch bytes[position - 1] {
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "-"),
      UInt8(ascii: "'"), UInt8(ascii: "^"):
      true
    // `：` and `；`.
    case 0x9A, 0x9B: position > 2 && bytes[position - 3] == 0xEF && bytes[position - 2] == 0xBC
    default: false
    }
  }

  /// Returns whether a bracket ends a Cyrillic text, where it is a smile.
  private static func isCyrillicSmile(_ position: Int, of bytes: Span<UInt8>) -> Bool {
    position == bytes.count - 1 && bytes[position] == UInt8(ascii: ")") && position > 1
      && (0xD0...0xD2).contains(bytes[position - 2])
  }

  /// Returns whether up to three digits or one letter, alone, are before a position: `1)`, `a)`.
  private static func isAfterListNumber(_ position: Int, of bytes: Span<UInt8>) -> Bool {
    var start = position
    if start > 0, bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
    var digits = 0
    while digits < 3, start > 0, bytes[start - 1].isASCIIDigit {
      start -= 1
      digits += 1
    }
    if digits == 0 {
      guard start > 0 else { return position == 0 }
      start -= 1
      while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      guard isLetter(bytes[start]) else { return false }
    }
    guard start > 0 else { return true }
    let before = bytes[start - 1]
    // The end of a placeholder is no number; `。`, `、` and `，` end with these bytes.
    if before >= 0x80 {
      return [0x81, 0x82, 0x8C].contains(before) && start > 2 && bytes[start - 3] >= 0xE3
    }
    return !before.isASCIILetter && !before.isASCIIDigit && before != UInt8(ascii: "%")
      && before != UInt8(ascii: "$") && before != UInt8(ascii: ".")
  }
}

// MARK: - Characters

extension PairedMarks {
  private enum Kind: Int {
    case parenthesis, squareBracket, curlyBracket, corner, whiteCorner, lenticular, doubleAngle,
      angle

    static let count = 8

    var narrow: (opening: Unicode.Scalar, closing: Unicode.Scalar) {
      switch self {
      case .squareBracket: ("[", "]")
      case .curlyBracket: ("{", "}")
      default: ("(", ")")
      }
    }

    var wide: (opening: Unicode.Scalar, closing: Unicode.Scalar) {
      switch self {
      case .squareBracket: ("［", "］")
      case .curlyBracket: ("｛", "｝")
      default: ("（", "）")
      }
    }
  }

  private struct Bracket {
    var kind: Kind
    var isOpening: Bool
    var isWide = false
  }

  /// Whether a byte may begin a bracket or a quotation mark.
  private static let leads: [Bool] = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), 0xC2, 0xE2, 0xE3, 0xEF:
      true
    default: false
    }
  }

  private static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "“", "”", "„", "‟", "«", "»", "＂": true
    default: false
    }
  }

  private static func bracket(_ scalar: Unicode.Scalar) -> Bracket? {
    switch scalar {
    case "(": Bracket(kind: .parenthesis, isOpening: true)
    case ")": Bracket(kind: .parenthesis, isOpening: false)
    case "[": Bracket(kind: .squareBracket, isOpening: true)
    case "]": Bracket(kind: .squareBracket, isOpening: false)
    case "{": Bracket(kind: .curlyBracket, isOpening: true)
    case "}": Bracket(kind: .curlyBracket, isOpening: false)
    case "（": Bracket(kind: .parenthesis, isOpening: true, isWide: true)
    case "）": Bracket(kind: .parenthesis, isOpening: false, isWide: true)
    case "［": Bracket(kind: .squareBracket, isOpening: true, isWide: true)
    case "］": Bracket(kind: .squareBracket, isOpening: false, isWide: true)
    case "｛": Bracket(kind: .curlyBracket, isOpening: true, isWide: true)
    case "｝": Bracket(kind: .curlyBracket, isOpening: false, isWide: true)
    case "「": Bracket(kind: .corner, isOpening: true)
    case "」": Bracket(kind: .corner, isOpening: false)
    case "『": Bracket(kind: .whiteCorner, isOpening: true)
    case "』": Bracket(kind: .whiteCorner, isOpening: false)
    case "【": Bracket(kind: .lenticular, isOpening: true)
    case "】": Bracket(kind: .lenticular, isOpening: false)
    case "《": Bracket(kind: .doubleAngle, isOpening: true)
    case "》": Bracket(kind: .doubleAngle, isOpening: false)
    case "〈": Bracket(kind: .angle, isOpening: true)
    case "〉": Bracket(kind: .angle, isOpening: false)
    default: nil
    }
  }
}
