// Source: delimiters of Unicode CLDR 47 (Unicode License V3; see NOTICE).

/// The quotation marks of a language.
package struct QuotationMarks: Hashable {
  /// The opening mark.
  package let opening: String

  /// The closing mark.
  package let closing: String

  /// Finds the marks of a language by the subtags of its canonical tag; nil if they are unknown.
  package init?(language: String, script: String, region: String?) {
    guard let marks = Self.byLanguage[Self.name(of: language, script, region)] else { return nil }
    opening = marks.opening
    closing = marks.closing
  }

  private static func name(of language: String, _ script: String, _ region: String?) -> String {
    switch (language, script, region) {
    case ("zh", "Hant", _): "zh-Hant"
    case ("pt", _, "PT"): "pt-PT"
    case ("fr", _, "CH"), ("de", _, "CH"): "ch"
    default: language
    }
  }

  // CLDR 47, delimiters/quotationStart and quotationEnd; Romance languages and Korean as software
  // is written in them.
  private static let byLanguage: [String: (opening: String, closing: String)] = {
    let groups: [(String, String, String)] = [
      ("“", "”", "en es it pt ca gl eu ko zh tr th vi id ms hi bn mr ta te hy fil ga cy"),
      ("„", "“", "de cs sk sl hr bs bg mk is lt ka et lv lb"),
      ("„", "”", "pl hu ro sr nl af"),
      ("”", "”", "sv fi"),
      ("“", "”", "da"),
      ("«", "»", "ru uk be el nb nn no pt-PT fa ar sq kk ch az uz"),
      ("«\u{A0}", "\u{A0}»", "fr"),
      ("「", "」", "ja zh-Hant"),
      ("”", "”", "he"),
    ]
    return groups.reduce(into: [:]) { marks, group in
      for language in group.2.split(separator: " ") {
        marks[String(language)] = (opening: group.0, closing: group.1)
      }
    }
  }()
}
