/// The punctuation at the end of a text.
package struct SentenceEnd: Hashable {
  /// The meaning of the punctuation in any language.
  package enum Mark: Hashable {
    case stop
    case colon
    case semicolon
    case question
    case exclamation
    case ellipsis
  }

  /// The kind of punctuation; nil if there is none.
  package let mark: Mark?

  /// The punctuation as written.
  package let written: String?

  /// Finds the end of a text, ignoring white space, quotation marks, brackets and markup after it.
  package init(_ text: String, in language: String) {
    let end = text.unicodeScalars.reversed().drop {
      $0.properties.isWhitespace || Self.closing.contains($0)
    }
    if end.prefix(3).elementsEqual(["." as Unicode.Scalar, ".", "."]) {
      mark = .ellipsis
      written = "..."
    } else if let last = end.first, let found = Self.mark(last, in: language) {
      mark = found
      written = String(Character(last))
    } else {
      mark = nil
      written = nil
    }
  }

  private static let closing: Set<Unicode.Scalar> = [
    "\"", "'", "”", "’", "“", "»", "«", "›", "‹", "」", "』", "）", "】", "》", "〉", ")", "]", "*", "_",
    "`", "\u{200E}", "\u{200F}",
  ]

  private static func mark(_ scalar: Unicode.Scalar, in language: String) -> Mark? {
    switch scalar {
    case ";" where language == "el", "\u{37E}", "?", "？", "؟", "⸮", "፧": .question
    case ".", "。", "．", "｡", "।", "॥", "۔", "։", "።", "၊", "။", "។": .stop
    case ":", "：", "៖": .colon
    case ";", "；", "؛": .semicolon
    case "!", "！": .exclamation
    case "…", "⋯": .ellipsis
    default: nil
    }
  }
}
