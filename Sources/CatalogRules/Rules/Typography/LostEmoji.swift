import StringCatalogs

/// A translation without the emoji of its source text, which nearly all other languages keep.
struct LostEmoji: TextRule {
  static let description = RuleDescription(
    "lost-emoji", severity: .warning,
    examples: [
      .bad([
        "Database Error 📂": [
          "de": "⟦Datenbankfehler⟧", "es": "Error de la base de datos 📂",
          "fr": "Erreur de base de données 📂", "ja": "データベースエラー 📂",
        ],
        "Unpaid ⚠": ["de": "Unbezahlt ⚠", "fr": "⟦Impayé⟧", "ko": "미결제 ⚠"],
      ]),
      .good([
        "Database Error 📂": [
          "de": "Datenbankfehler", "es": "Error de la base de datos",
          "fr": "Erreur de base de données 📂",
          "ja": "データベースエラー 📂",
        ],
        "Good luck 🍀": ["de": "Viel Glück 🤞", "es": "Buena suerte 🍀", "fr": "Bonne chance 🍀"],
        "Thanks 🎉": ["de": "Danke"],
      ]),
    ])

  static let traits: TextTraits = []
  static let sourceTraits: TextTraits = [.symbol, .supplementary]

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source, let emoji = source.emoji,
      text.traits.isDisjoint(with: [.empty, .blank, .stateNew]),
      text.text.firstEmoji == nil,
      LanguageVote(without: text, has: { other, _ in other.emoji != nil }).isCertain
    else { return }
    let whole = source.string.first { $0.unicodeScalars.contains(emoji) }
    reporter.report(text, .text(String(whole ?? Character(emoji))))
  }
}
