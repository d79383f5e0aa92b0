import StringCatalogs

/// A translation with fewer sentences than its source text, and much shorter.
struct LostSentence: TextRule {
  static let description = RuleDescription(
    "lost-sentence", severity: .warning,
    examples: [
      .bad([
        "Enter your phrase, separated by spaces. Make sure that the list contains all of your servers.":
          [
            "de": "⟦Gib deine Phrase durch Leerzeichen getrennt ein⟧",
            "fr":
              "Saisissez votre phrase, séparée par des espaces. La liste doit contenir tous vos serveurs.",
          ]
      ]),
      .good([
        "The files were not found. The mode has been turned off.": [
          "de": "Der Modus wurde deaktiviert, weil Dateien fehlen.", "zh-Hans": "未找到文件，模式已关闭。",
        ],
        "You showed up before the world did. That’s the whole thing.": [
          "pt-BR": "Você chegou antes do mundo. É isso."
        ],
        "Enter the address of the feed. Or choose a shortcut from the list of sources.": [
          "de": "Adresse eingeben oder Quelle wählen.",
          "es": "Escribe la dirección o elige una fuente.",
          "fr": "Saisissez l’adresse ou une source.",
          "it": "Inserisci l’indirizzo del feed. Oppure scegli una scorciatoia dall’elenco.",
        ],
      ]),
    ])

  static let traits: TextTraits = []
  static let sourceTraits: TextTraits = [.dot, .punctuation, .lineFeed]

  /// The languages that write more in fewer letters, or no ends of sentences.
  private static let dense: Set<String> = [
    "bo", "dz", "ja", "km", "ko", "lo", "my", "th", "yue", "zh",
  ]

  /// The languages that leave out vowels.
  private static let withoutVowels: Set<String> = ["ar", "fa", "he", "ur", "yi"]

  static func applies(to language: LanguageContext) -> Bool {
    // Programs write texts in `zz` for tests of layouts.
    !dense.contains(language.language) && !language.isPseudo && language.language != "zz"
  }

  static func applies(to catalog: CatalogContext) -> Bool {
    !dense.contains(catalog.sourceLanguage.language)
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source, source.utf8Count >= 40,
      // Most texts are passed over here, by their bytes.
      text.text.utf8Count * 10 < source.utf8Count * (text.traits.contains(.latinOnly) ? 9 : 20),
      !source.traits.isDisjoint(with: [.space]),
      text.traits.isDisjoint(with: [.empty, .blank, .stateNew])
    else { return }
    let (wanted, present) = (source.length, text.text.scalarCount)
    let share = Self.withoutVowels.contains(text.language.language) ? 50 : 60
    guard present * 100 < wanted * share, text.sourceProse != nil,
      !source.string.contains("©"), !text.entry.key.hasSuffix("Copyright")
    else { return }
    let sentences = source.sentences
    guard sentences.long > 1 else { return }
    let own = text.text.sentences.all
    guard own > 0, own < sentences.long else { return }
    let vote = LanguageVote(without: text) { other, language in
      Self.applies(to: language) ? other.sentences.all >= sentences.long : nil
    }
    // Where most others join the sentences as well, there is a reason.
    guard vote.kept + vote.lost < 3 || vote.kept >= vote.lost else { return }
    reporter.report(text, .integer(Int64(sentences.long)), .integer(Int64(own)))
  }
}
