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

  /// Reads the first quotation of a text in UTF-8; nil if there is none, or no end.
  init?(_ utf8: ArraySlice<UInt8>) {
    let bytes = utf8.span
    var place = 0
    var opening: Unicode.Scalar?
    while place < bytes.count {
      let byte = bytes[place]
      guard byte == UInt8(ascii: "\"") || byte == 0xC2 || byte == 0xE2 || byte == 0xE3 else {
        place += 1
        continue
      }
      let (scalar, length) =
        byte < 0x80 ? (Unicode.Scalar(byte), 1) : bytes.scalar(at: place)
      place += length
      guard Self.marks.contains(scalar) else { continue }
      if let opening {
        // `”` is the closing mark of several.
        guard Self.closings[opening]?.contains(scalar) == true else { return nil }
        self.opening = opening
        closing = scalar
        return
      }
      opening = scalar
    }
    return nil
  }

  private static let closings: [Unicode.Scalar: Set<Unicode.Scalar>] = [
    "\"": ["\""], "“": ["”", "“"], "”": ["”"], "„": ["“", "”", "\""], "«": ["»"], "»": ["«", "»"],
    "「": ["」"], "『": ["』"],
  ]

  private static let marks = Set(closings.keys).union(closings.values.joined())
}
