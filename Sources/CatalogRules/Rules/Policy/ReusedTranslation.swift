import StringCatalogs

/// A translation of three or more words that another key has for a source text without a word in
/// common.
///
/// Languages with one plural form have fewer ways to say the same, and are ignored.
struct ReusedTranslation: TextRule {
  static let description = RuleDescription(
    "reused-translation", severity: .info, preset: .all,
    examples: [
      .bad([
        "Delete this album": ["de": "Dieses Album löschen"],
        "Share with friends": ["de": "⟦Dieses Album löschen⟧"],
      ]),
      .good([
        "Delete photo": ["de": "Foto löschen", "ko": "사진 삭제"],
        "Remove photo": ["de": "Foto löschen"],
        "Erase picture": ["ko": "사진 삭제"],
        "OK": ["de": "Ja"],
        "Yes": ["de": "Ja"],
      ]),
    ])

  static let traits: TextTraits = .space

  static func applies(to language: LanguageContext) -> Bool {
    !language.isSource && language.pluralRules.categories.count > 1
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.sourceProse, source.traits.contains(.space),
      text.entry.shouldTranslate, text.entry.extractionState != .stale,
      !text.traits.contains(.stateNew), text.path.isEmpty,
      let first = text.catalog.translations.first(with: text.string, in: text.language),
      first.key != text.entry.key,
      Self.words(of: text.string).count > 2,
      Self.words(of: first.text).isDisjoint(with: Self.words(of: source.string))
    else { return }
    reporter.report(text, .text(first.text), .text(first.key))
  }

  private static func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
