import StringCatalogs

/// A translation of three or more words that another key has for a source text without a word in
/// common; or with few in common, if four other languages tell the two texts apart.
///
/// Short texts are left alone, as languages may have one way to say `Retry` and `Try again`.
/// Languages with one plural form have fewer ways to say the same, and are ignored.
struct ReusedTranslation: TextRule {
  static let description = RuleDescription(
    "reused-translation", severity: .info, preset: .all,
    examples: [
      .bad([
        "Delete this album": ["de": "Dieses Album endgültig löschen"],
        "Share with friends": ["de": "⟦Dieses Album endgültig löschen⟧"],
      ]),
      .bad([
        "Create a free account": [
          "de": "Kostenloses Konto erstellen", "es": "Crear una cuenta gratuita",
          "fr": "Créer un compte gratuit", "it": "Crea un account gratuito",
          "nl": "Maak een gratis account",
        ],
        "Create new folder": [
          "de": "Neuen Ordner erstellen", "es": "Crear carpeta nueva",
          "fr": "Créer un dossier", "it": "⟦Crea un account gratuito⟧", "nl": "Maak een nieuwe map",
        ],
      ]),
      .good([
        "Delete photo": ["de": "Foto löschen", "ko": "사진 삭제"],
        "Remove photo": ["de": "Foto löschen"],
        "Erase picture": ["ko": "사진 삭제"],
        "OK": ["de": "Ja"],
        "Yes": ["de": "Ja"],
        "Retry": ["pt-BR": "Tentar mais uma vez"],
        "Give it a go": ["pt-BR": "Tentar mais uma vez"],
      ]),
    ])

  static let traits: TextTraits = .space

  static func applies(to language: LanguageContext) -> Bool {
    !language.isSource && language.pluralRules.categories.count > 1
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.sourceProse, source.traits.contains(.space),
      text.entry.shouldTranslate, text.entry.extractionState != .stale,
      !text.traits.contains(.stateNew), text.path.isEmpty, text.string.count >= Self.length,
      let first = text.catalog.translations.first(with: text.string, in: text.language),
      first.key != text.entry.key,
      Self.words(of: text.string).count > 2
    else { return }
    let words = (Self.words(of: source.string), Self.words(of: first.text))
    let votes = text.catalog.translations.votes(about: text, and: first)
    let isOther =
      if votes.same + votes.different >= Self.enough {
        votes.same == 0 && Self.haveLittleInCommon(words.0, words.1)
      } else {
        words.0.isDisjoint(with: words.1)
      }
    if isOther { reporter.report(text, .text(first.text), .text(first.key)) }
  }

  /// The fewest characters of a text that rarely has two meanings.
  private static let length = 24

  /// The fewest other languages that tell texts apart.
  private static let enough = 4

  /// Returns whether texts share a third of their words at most, by the beginnings of all that mean
  /// something.
  private static func haveLittleInCommon(_ words: Set<String>, _ others: Set<String>) -> Bool {
    let stems = Set(words.subtracting(functionWords).map { $0.prefix(5) })
    let otherStems = Set(others.subtracting(functionWords).map { $0.prefix(5) })
    return 3 * stems.intersection(otherStems).count <= min(stems.count, otherStems.count)
  }

  /// English words that any two sentences share.
  private static let functionWords: Set<String> = [
    "a", "an", "and", "are", "as", "at", "be", "by", "for", "from", "in", "is", "it", "its", "of",
    "on", "or", "please", "that", "the", "this", "to", "was", "with", "you", "your",
  ]

  private static func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
