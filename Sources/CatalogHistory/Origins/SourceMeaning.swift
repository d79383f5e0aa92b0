/// What a text says, without what changes no meaning: white space at its ends and repeated, the
/// form of quotation marks, dashes and ellipses, upper and lower case, and a period at the end.
struct SourceMeaning: Hashable {
  private let folded: String

  /// The meaning of a text.
  init(_ text: String) {
    var folded = String.UnicodeScalarView()
    var isAfterSpace = true
    for scalar in text.unicodeScalars {
      if Self.isSpace(scalar) {
        if !isAfterSpace { folded.append(" ") }
        isAfterSpace = true
        continue
      }
      switch scalar {
      case "A"..."Z": folded.append(Unicode.Scalar(UInt8(scalar.value) + 32))
      case "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}", "\u{2032}": folded.append("'")
      case "\u{201C}"..."\u{201F}", "\u{2033}", "\u{AB}", "\u{BB}": folded.append("\"")
      case "\u{2010}"..."\u{2015}", "\u{2212}": folded.append("-")
      case "\u{2026}": folded.append(contentsOf: "...".unicodeScalars)
      case "\u{3002}", "\u{FF0E}": folded.append(".")
      // Soft hyphens, joiners and marks of direction show nothing.
      case "\u{AD}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}": continue
      case _ where Self.hasNoCase(scalar): folded.append(scalar)
      default: folded.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
      isAfterSpace = false
    }
    while let last = folded.last, last == " " || last == "." { folded.removeLast() }
    self.folded = String(folded)
  }

  /// Returns whether a character is white space; of most, without looking it up.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20: true
    case 0..<0x80, 0x3001...: false
    default: scalar.properties.isWhitespace
    }
  }

  /// Returns whether a character is known not to be a letter in upper case, without looking it up.
  private static func hasNoCase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0xC0, 0x0590..<0x10A0, 0x1100..<0x1E00, 0x2E00..<0xA640, 0xAC00..<0xFF00: true
    default: false
    }
  }

  /// Whether nothing is left that could mean something.
  var isEmpty: Bool { folded.isEmpty }

  /// A number that stands for the meaning while this process runs.
  var fingerprint: UInt64 {
    var hasher = Hasher()
    hasher.combine(folded)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
