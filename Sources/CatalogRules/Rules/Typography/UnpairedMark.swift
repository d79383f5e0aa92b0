import StringCatalogs

/// A bracket or a quotation mark without its partner in a translation, where those of the source
/// text have theirs, and the end of a Spanish question without its beginning.
struct UnpairedMark: TextRule {
  static let description = RuleDescription(
    "unpaired-mark", severity: .warning,
    examples: [
      .bad([
        "Create a box (a private place) to begin.": [
          "de": "⟦Erstelle eine Box (einen privaten Ort, um zu beginnen.⟧",
          "ja": "⟦ボックス（独立した場所)を作成します。⟧",
        ],
        "Go to user %@": ["es": #"⟦Ir al usuario %@"⟧"#],
        #"Mark as "unfinished""#: ["nl": #"⟦Als “onvoltooid" markeren⟧"#],
        "Restart device?": ["es": "⟦Reiniciar dispositivo?⟧"],
      ]),
      .good([
        "First select a file :)": ["de": "1) Datei auswählen (bald)", "zh-Hans": "选择文件 ：）"],
        #"Mark as "unfinished""#: [
          "de": #"Als „unfertig" markieren"#, "fr": "Marquer comme « inachevé »",
        ],
        "Make sure that nobody sees this!": ["ru": "Убедитесь, что никто не видит)"],
        "Go to “Settings / Advanced”": ["pl": "Wybierz „Ustawienia » Zaawansowane”"],
        "27 inches": ["de": #"27""#],
        "The “Open” button": ["fr": "Le bouton d’ouverture"],
        "Choose (a": ["de": "Wähle (ein"],
        "Delete %@? Are you sure?": [
          "es": "Se eliminará %@. ¿Continuar?", "fr": "Supprimer %@ ?",
        ],
        "Really?": ["es": "Seguro?"],
        "Restart": ["es": "Reiniciar ahora?"],
        "Tap the ": ["ja": "「"],
        " button to add one.": ["ja": "」ボタンで追加します。"],
      ]),
    ])

  private static let marks: TextTraits = [
    .parenthesis, .bracket, .variable, .quote, .symbol, .latinSymbol, .kana, .compatibility,
  ]

  static let traits = marks.union(.openEnd)

  func check(_ text: TextContext, _ reporter: Reporter) {
    if text.traits.contains(.openEnd), text.language.language == "es", Self.isQuestion(text) {
      reporter.report(text, variant: "question")
    }
    guard !text.traits.isDisjoint(with: Self.marks), let source = text.source,
      let defect = PairedMarks(text.utf8).defect, source.marks.isBalanced,
      // Its partner can be in what is shown before or after it.
      source.utf8.first != UInt8(ascii: " "), source.utf8.last != UInt8(ascii: " ")
    else { return }
    switch defect {
    case .bracket(let mark), .quotationMark(let mark):
      reporter.report(text, .text(String(Character(mark))))
    case .width(let opening, let closing):
      reporter.report(
        text, variant: "width", .text(String(Character(opening))), .text(String(Character(closing)))
      )
    case .quotationMarks:
      reporter.report(text, variant: "quotes", .text("\""))
    }
  }

  /// Returns whether a text of several words ends as a question, as its source text does, and has
  /// no mark where it begins.
  private static func isQuestion(_ text: TextContext) -> Bool {
    let mark = UInt8(ascii: "?")
    return text.utf8.last == mark && text.source?.utf8.last == mark && text.traits.contains(.space)
      && !text.text.contains("¿")
  }
}
