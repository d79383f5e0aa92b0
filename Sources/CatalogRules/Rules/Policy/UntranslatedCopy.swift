import StringCatalogs

/// A translation that is still the source text, or that has only Latin letters in a language of
/// another script.
///
/// The other languages of the entry tell a forgotten text from a name: they translate the one and
/// copy the other. Long texts in another script need no such evidence. A word or a title that a
/// language in Latin letters may have taken over is advice.
///
/// A language that copies at least half of its sentences is one finding, unless the configuration
/// asks for each text of languages that have barely begun.
struct UntranslatedCopy: TextRule {
  static let description = RuleDescription(
    "untranslated-copy", severity: .warning,
    examples: [
      .bad([
        "Keep the original file": [
          "ja": "⟦Keep the original file⟧", "ko": "⟦Keep original file⟧",
          "hi": "⟦Keep the original file⟧",
        ],
        "Resume Insulin Delivery": [
          "de": "Insulinabgabe fortsetzen",
          "es": "Reanudar insulina",
          "fr": "Reprendre l’insuline",
          "he": "⟦Resume Insulin Delivery⟧",
          "ru": "Возобновить подачу",
        ],
        "🎉 You are now subscribed": ["ja": "⟦🎉 You are now subscribed⟧"],
      ]),
      .bad([
        "Bookmarks": [
          "de": "Lesezeichen",
          "fr": "Signets",
          "ja": "ブックマーク",
          "ru": "Закладки",
          "uk": "⟦Bookmarks⟧",
        ],
        "The file was deleted.": [
          "de": "⟦The file was deleted.⟧",
          "fr": "Le fichier a été supprimé.",
        ],
      ]),
      .good([
        "Apple Watch": ["ko": "Apple Watch"],
        "Keep the original file": [
          "de": "Keep the original file",
          "ja": .new("Keep the original file"),
        ],
        "Keep original": ["sr": "Zadrži original", "ko": "원본 file 유지"],
        "Mission Control": [
          "de": "Mission Control",
          "es": "Mission Control",
          "fr": "Mission Control",
          "ja": "Mission Control",
          "zh-Hans": "调度中心",
        ],
        "Phi-4 mini": ["ko": "Phi-4 mini"],
        "dd MMM yyyy": ["ko": "yyyy MMM dd"],
        "https://example.com/some/page": ["ko": "https://example.com/some/page"],
        "Link": [
          "de": "Link", "es": "Enlace", "fr": "Lien", "ja": "リンク", "ru": "Ссылка",
          "uk": "Посилання",
        ],
        "Status": [
          "de": "Status", "es": "Estado", "fr": "Statut", "ja": "状態", "nl": "Status",
          "ru": "Статус",
        ],
      ]),
    ])

  static let traits: TextTraits = [.latinOnly, .sameAsSource]

  static func traits(in language: LanguageContext) -> TextTraits {
    language.script == "Latn" ? .sameAsSource : .latinOnly
  }

  static func applies(to language: LanguageContext) -> Bool {
    !language.isSource && language.script != "Zzzz"
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    let catalog = text.catalog
    let language = text.language
    guard !catalog.untranslatedLanguages.contains(language.tag),
      let untranslated = UntranslatedText(text)
    else { return }
    if catalog.configuration.barelyBegunBelow > 0,
      let count = catalog.habits.copies(ofUntranslated: language),
      let range = catalog.firstRange(of: language)
    {
      // A comment or the configuration may allow this text, but not the others.
      let severity = reporter.severity(of: text.entry, in: language.tag, unlessChosen: .warning)
      guard let severity else { return }
      catalog.untranslatedLanguages.insert(language.tag)
      return reporter.report(
        variant: "untranslated", .text(language.tag.rawValue), .integer(Int64(count.copies)),
        .integer(Int64(count.all)), at: range, language: language.tag, chosenSeverity: severity)
    }
    let variant: String? =
      switch untranslated.reason {
      case .letters: nil
      case .votes: "copy"
      case .form: "form"
      case .words: "words"
      }
    reporter.report(text, variant: variant, severity: untranslated.isCertain ? nil : .info)
  }
}
