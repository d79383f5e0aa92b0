import StringCatalogs

/// A bracket or a quotation mark without its partner in a translation, where those of the source
/// text have theirs.
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
      ]),
    ])

  static let traits: TextTraits = [
    .parenthesis, .bracket, .variable, .quote, .symbol, .latinSymbol, .kana, .compatibility,
  ]

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source, let defect = PairedMarks(text.utf8).defect,
      source.marks.isBalanced
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
}
