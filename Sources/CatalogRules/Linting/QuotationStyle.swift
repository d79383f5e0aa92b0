import Characters
import StringCatalogs

/// The quotation marks around the first quotation of a text.
struct QuotationStyle: Hashable {
  /// The opening and the closing mark.
  let opening: Unicode.Scalar
  let closing: Unicode.Scalar

  /// The marks around an ellipsis, as in messages.
  var name: String { "\(opening)…\(closing)" }

  /// Returns whether these are the marks of a language in CLDR.
  func isUsual(in language: LanguageContext) -> Bool {
    let marks = QuotationMarks(
      language: language.language, script: language.script, region: language.canonical.region)
    return marks?.opening.unicodeScalars.first == opening
      && marks?.closing.unicodeScalars.last == closing
  }

  /// Reads the first quotation of a text in UTF-8; nil if there is none, or no end, or if a bracket
  /// or an equals sign before it says that it is code.
  init?(_ utf8: ArraySlice<UInt8>) {
    let bytes = utf8.span
    var position = 0
    var start = 0
    var opening: Unicode.Scalar?
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isCode(byte), opening == nil { return nil }
      guard byte == UInt8(ascii: "\"") || byte == 0xC2 || byte == 0xE2 || byte == 0xE3 else {
        position += 1
        continue
      }
      let (scalar, length) =
        byte < 0x80 ? (Unicode.Scalar(byte), 1) : bytes.scalar(at: position)
      position += length
      guard Self.marks.contains(scalar) else { continue }
      if let opening {
        // `”` is the closing mark of several.
        guard Self.closings[opening]?.contains(scalar) == true else { return nil }
        guard !Self.isExample(start..<position - length, of: bytes) else { return nil }
        self.opening = opening
        closing = scalar
        return
      }
      opening = scalar
      start = position
    }
    return nil
  }

  /// Returns whether a quotation shows the marks alone, around an ellipsis, or is the name of a
  /// value as in `"key" = "text"`.
  private static func isExample(_ quotation: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    let after = quotation.upperBound + 1
    let isName =
      after + 1 < bytes.count && bytes[after] == UInt8(ascii: " ")
      && bytes[after + 1] == UInt8(ascii: "=")
    return isName || quotation.count <= 7 && hasOnlyEllipsis(quotation, of: bytes)
  }

  private static func hasOnlyEllipsis(_ range: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    for position in range where ![0xE2, 0x80, 0xA6, 0xC2, 0xA0, 0x20].contains(bytes[position]) {
      return false
    }
    return true
  }

  private static func isCode(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "`"): true
    default: false
    }
  }

  private static let closings: [Unicode.Scalar: Set<Unicode.Scalar>] = [
    "\"": ["\""], "“": ["”", "“"], "”": ["”"], "„": ["“", "”", "\""], "«": ["»"], "»": ["«", "»"],
    "「": ["」"], "『": ["』"],
  ]

  private static let marks = Set(closings.keys).union(closings.values.joined())
}
