import StringCatalogs
import Testing

@testable import CatalogRules

/// What the other languages of an entry decide.
struct LanguageVoteTests: EntryLinting {
  private let bookmarks: [LanguageTag: String] = [
    "de": "Lesezeichen", "fr": "Signets", "ja": "ブックマーク", "ru": "Закладки",
  ]

  @Test(arguments: ["uk", "ko", "hu", "es"] as [LanguageTag])
  func findsOneWordThatTheOthersTranslate(language: LanguageTag) {
    let texts = bookmarks.merging([language: "Bookmarks"]) { $1 }
    #expect(languages("untranslated-copy", "Bookmarks", texts) == [language.rawValue])
    #expect(languages("same-as-source", "Bookmarks", texts, preset: .all).isEmpty)
  }

  @Test func respectsWhatIsNotTranslated() {
    let texts = bookmarks.merging(["uk": "Bookmarks"]) { $1 }
    #expect(
      languages("untranslated-copy", "Bookmarks", texts, doNotTranslate: ["Bookmarks"]).isEmpty)
  }

  @Test func keepsSilentAboutEnglishInOtherRegions() {
    let texts = bookmarks.merging(["en-GB": "Bookmarks", "en-AU": "Bookmarks"]) { $1 }
    #expect(languages("untranslated-copy", "Bookmarks", texts).isEmpty)
  }

  @Test func countsTheRegionsOfALanguageOnce() {
    let texts: [LanguageTag: String] = [
      "es": "Marcadores", "es-419": "Marcadores", "es-MX": "Marcadores", "es-AR": "Marcadores",
      "uk": "Bookmarks",
    ]
    #expect(languages("untranslated-copy", "Bookmarks", texts, severity: .warning).isEmpty)
    let others = texts.merging(["de": "Lesezeichen", "fr": "Signets", "pl": "Zakładki"]) { $1 }
    #expect(languages("untranslated-copy", "Bookmarks", others, severity: .warning) == ["uk"])
  }

  @Test func keepsSilentAboutWordsThatLanguagesShare() {
    let status: [LanguageTag: String] = [
      "de": "Status", "es": "Estado", "fr": "Statut", "ja": "状態", "nl": "Status", "ru": "Статус",
      "sv": "Status", "ko": "상태",
    ]
    #expect(languages("untranslated-copy", "Status", status).isEmpty)
    let brand: [LanguageTag: String] = [
      "de": "Mission Control", "es": "Mission Control", "fr": "Mission Control",
      "ja": "Mission Control", "ru": "Mission Control", "zh-Hans": "调度中心",
    ]
    #expect(languages("untranslated-copy", "Mission Control", brand).isEmpty)
  }

  /// Most projects in German, French or Swedish translate `Save`, and none in Danish `Server`.
  @Test func findsAWordThatTheLanguageIsKnownToTranslate() {
    let save: [LanguageTag: String] = [
      "da": "Gem", "de": "Save", "es": "Guardar", "fr": "Save", "ja": "保存", "pl": "Zapisz",
      "sv": "Save",
    ]
    #expect(languages("untranslated-copy", "Save", save) == ["de", "fr", "sv"])
    let alone = save.merging(["fr": "Enregistrer", "sv": "Spara"]) { $1 }
    #expect(languages("untranslated-copy", "Save", alone, severity: .warning) == ["de"])
    let server: [LanguageTag: String] = [
      "da": "Server", "el": "Διακομιστής", "es": "Servidor", "fi": "Palvelin", "fr": "Serveur",
      "ja": "サーバ", "pl": "Serwer", "ru": "Сервер", "uk": "Сервер",
    ]
    #expect(languages("untranslated-copy", "Server", server).isEmpty)
  }

  /// Other scripts say little about loans, and one language alone says little too.
  @Test func makesAKnownWordThatFewTranslateAdvice() {
    let save: [LanguageTag: String] = ["de": "Save", "ja": "保存", "ru": "Сохранить"]
    #expect(languages("untranslated-copy", "Save", save, severity: .info) == ["de"])
    let kept: [LanguageTag: String] = ["de": "Save", "es": "Guardar", "fr": "Save", "it": "Save"]
    #expect(languages("untranslated-copy", "Save", kept, severity: .warning).isEmpty)
  }

  @Test func findsATitleOfKnownWords() {
    let title: [LanguageTag: String] = [
      "de": "Save Settings", "es": "Guardar ajustes", "fr": "Enregistrer les réglages",
    ]
    #expect(
      languages("untranslated-copy", "Save Settings", title, severity: .warning) == ["de"])
    // The others keep the name, but translate the word beside it.
    let name: [LanguageTag: String] = [
      "de": "Frobozz Settings", "es": "Ajustes de Frobozz", "fr": "Réglages de Frobozz",
    ]
    #expect(
      languages("untranslated-copy", "Frobozz Settings", name, severity: .warning) == ["de"])
  }

  private let hinge: [LanguageTag: String] = [
    "da": "Hængsel", "de": "Scharnier", "es": "Bisagra", "fr": "Charnière", "id": "Hinge",
    "ja": "蝶番", "nl": "Scharnier", "pl": "Zawias", "sv": "Hinge",
  ]

  @Test func findsAWordThatTheLanguageTranslatesElsewhere() {
    let others: [String: [LanguageTag: String]] = Dictionary(
      uniqueKeysWithValues: (0..<8).map {
        ("Hinge \($0)", ["id": "Hinge \($0)!", "sv": "Gångjärn \($0)"])
      })
    #expect(languages("untranslated-copy", "Hinge", hinge).isEmpty)
    #expect(languages("untranslated-copy", "Hinge", hinge, others: others) == ["sv"])
  }

  /// Dutch has `koppeling` as well, but `Link` is Dutch.
  @Test func leavesALoanThatTheLanguageTranslatesElsewhere() {
    let texts: [LanguageTag: String] = [
      "es": "Enlace", "fr": "Lien", "hu": "Hivatkozás", "ja": "リンク", "nl": "Link", "ru": "Ссылка",
      "sv": "Länk",
    ]
    let kept: [String: [LanguageTag: String]] = [
      "Copy link": ["nl": "Link kopiëren"], "Open link": ["nl": "Link openen"],
    ]
    let translated: [String: [LanguageTag: String]] = [
      "Copy link": ["nl": "Koppeling kopiëren"], "Open link": ["nl": "Open de koppeling"],
    ]
    #expect(languages("untranslated-copy", "Link", texts).isEmpty)
    #expect(languages("untranslated-copy", "Link", texts, others: kept).isEmpty)
    #expect(languages("untranslated-copy", "Link", texts, others: translated).isEmpty)
  }

  @Test func believesTheOtherRegionalForm() {
    let texts: [LanguageTag: String] = [
      "de": "Griff", "es": "Tirador", "fr": "Poignée", "it": "Handle", "nl": "Handle",
      "pt-PT": "Handle",
    ]
    #expect(languages("untranslated-copy", "Handle", texts).isEmpty)
    let brazil = texts.merging(["pt-BR": "Alça"]) { $1 }
    #expect(languages("untranslated-copy", "Handle", brazil) == ["pt-PT"])
  }

  @Test(arguments: ["de", "no"]) func keepsSilentAboutKeptPlaces(language: LanguageTag) {
    let york: [LanguageTag: String] = [
      "da": "New York", "de": "New York", "es": "Nueva York", "fr": "New York", "no": "New York",
      "ja": "ニューヨーク", "ru": "Нью-Йорк", "zh-Hans": "纽约",
    ]
    let others = ["New file": [language: "Neu"]]
    #expect(
      !languages("untranslated-copy", "New York", york, others: others)
        .contains(language.rawValue))
  }

  @Test func reportsASentenceInLatinLettersOnce() {
    let texts: [LanguageTag: String] = [
      "de": "The file was deleted.", "es": "El archivo se eliminó.", "fr": "Fichier supprimé.",
    ]
    for preset in [LintPreset.recommended, .all] {
      #expect(
        languages("untranslated-copy", "The file was deleted.", texts, preset: preset) == ["de"])
    }
    #expect(languages("same-as-source", "The file was deleted.", texts, preset: .all).isEmpty)
  }

  private let trial: [LanguageTag: String] = [
    "de": "3 Tage testen", "es": "3 días gratis", "fr": "3 jours gratuits", "it": "3 giorni",
  ]

  @Test func makesAChangedNumberCertain() {
    let texts = trial.merging(["ru": "7 дней бесплатно"]) { $1 }
    #expect(languages("numbers-differ", "Free for 3 days", texts) == ["ru"])
  }

  @Test func leavesANumberWithoutVotesToThePresetStrict() {
    let texts: [LanguageTag: String] = ["ru": "7 дней бесплатно"]
    #expect(languages("numbers-differ", "Free for 3 days", texts).isEmpty)
    #expect(languages("numbers-differ", "Free for 3 days", texts, preset: .strict) == ["ru"])
  }

  /// What the others keep decides about a key of one word and a number beside a letter too; a
  /// second number, such as that of a month, says nothing.
  @Test func makesAChangedNumberInAKeyOfOneWordCertain() {
    let hours: [LanguageTag: String] = [
      "de": "24 Std.", "es": "24 horas", "fr": "24 h", "id": "28 jam", "ja": "24時間",
    ]
    #expect(languages("numbers-differ", "24h", hours) == ["id"])
    let three: [LanguageTag: String] = ["de": "3", "es": "7", "fr": "3", "ja": "3"]
    #expect(languages("numbers-differ", "3", three) == ["es"])
    let march: [LanguageTag: String] = [
      "de": "Seit März 2025", "es": "Desde marzo de 2025", "ja": "2025年3月から", "ko": "2025년 3월부터",
      "pt": "Desde março de 2029", "zh-Hans": "自2025年3月起",
    ]
    #expect(languages("numbers-differ", "Since March 2025", march) == ["pt"])
  }

  @Test func keepsSilentAboutAnotherClockAndNumerals() {
    let clock: [LanguageTag: String] = [
      "de": "Bis 18 Uhr", "es": "Hasta las 6 p. m.", "pl": "Do 6 po południu", "ko": "오후 6시까지",
    ]
    #expect(languages("numbers-differ", "Until 6pm", clock).isEmpty)
    let colors: [LanguageTag: String] = [
      "de": "5 Farben mit 16 Bit", "es": "5 colores de 16 bits", "fr": "5 couleurs 16 bits",
    ]
    let (other, same) = ("9个十六进制颜色", "五个16进制颜色")
    for (text, found) in [(other, ["zh-Hans"]), (same, [])] {
      let texts = colors.merging(["zh-Hans": text]) { $1 }
      #expect(languages("numbers-differ", "5 hex colors", texts) == found)
    }
  }

  @Test(arguments: [("Hilfe: https://exmaple.com/help", true), ("Hilfe", true)])
  func makesALostAddressCertain(text: String, isFound: Bool) {
    let help = "https://example.com/help"
    let texts: [LanguageTag: String] = [
      "de": text, "es": "Ayuda: \(help)", "fr": "Aide : \(help)", "ja": "ヘルプ：\(help)",
    ]
    #expect(languages("url-differs", "Help: \(help)", texts) == (isFound ? ["de"] : []))
  }

  @Test func findsALostAddressBesideAnother() {
    let (help, news) = ("https://example.com/help", "https://example.org/news")
    let texts: [LanguageTag: String] = [
      "de": "\(help) und", "es": "\(help) y \(news)", "fr": "\(help) et \(news)",
      "ja": "\(help)、\(news)",
    ]
    #expect(languages("url-differs", "\(help) and \(news)", texts) == ["de"])
  }

  @Test func leavesAPageForTheLanguageToThePresetStrict() {
    let help = "https://example.com/en/help"
    let texts: [LanguageTag: String] = [
      "de": "Hilfe: https://example.com/de/help", "es": "Ayuda: \(help)", "fr": "Aide : \(help)",
      "ja": "ヘルプ：\(help)",
    ]
    #expect(languages("url-differs", "Help: \(help)", texts).isEmpty)
  }

  @Test func makesALostMarkCertain() {
    let texts: [LanguageTag: String] = [
      "de": "Foto löschen?", "es": "¿Eliminar la foto?", "fr": "Supprimer", "ja": "写真を削除しますか？",
    ]
    #expect(languages("end-punctuation", "Delete the photo?", texts) == ["fr"])
    let loading: [LanguageTag: String] = [
      "de": "Laden…", "es": "Cargando...", "fr": "Chargement…", "ko": "불러오는 중",
    ]
    #expect(languages("end-punctuation", "Loading…", loading) == ["ko"])
  }

  @Test func makesALostEllipsisInAKeyOfOneWordCertain() {
    let checking: [LanguageTag: String] = [
      "de": "Prüfen...", "es": "Comprobando...", "fr": "Vérification...", "sk": "Kontrolujem",
      "ja": "確認中", "zh-Hans": "正在检查",
    ]
    #expect(languages("end-punctuation", "Checking...", checking) == ["sk"])
  }

  @Test func takesNoCopyForAVoteOnAnEllipsis() {
    let texts: [LanguageTag: String] = [
      "ar": "Loading files…", "de": "Laden", "fi": "Loading files…", "he": "Loading files…",
    ]
    #expect(languages("end-punctuation", "Loading files…", texts).isEmpty)
    let tags: [LanguageTag: String] = [
      "cs": "Select Tags…", "de": "Tags auswählen", "fr": "Select Tags…", "ko": "Select Tags…",
    ]
    #expect(languages("end-punctuation", "Select Tags…", tags).isEmpty)
    #expect(languages("untranslated-copy", "Select Tags…", tags, severity: .warning) == ["cs"])
  }

  @Test func leavesWordsForProgressWithoutEllipsis() {
    let texts: [LanguageTag: String] = [
      "de": "Prüfen...", "es": "Comprobando...", "fr": "Vérification en cours",
      "ko": "확인 중...",
    ]
    #expect(languages("end-punctuation", "Checking...", texts).isEmpty)
  }

  /// Chinese and Thai need no ellipsis, unless they have it everywhere else.
  @Test(arguments: ["ja", "th", "zh-Hans"] as [LanguageTag])
  func makesALostEllipsisCertainWhereTheLanguageKeepsIt(language: LanguageTag) {
    let loading: [LanguageTag: String] = [
      "de": "Laden…", "es": "Cargando…", "fr": "Chargement…", language: "読み込み",
    ]
    let others = Dictionary(
      uniqueKeysWithValues: (0..<10).map { ("Text \($0)…", [language: "\($0)…"]) })
    #expect(languages("end-punctuation", "Loading…", loading).isEmpty)
    #expect(
      languages("end-punctuation", "Loading…", loading, others: others) == [language.rawValue])
  }

  @Test func findsALostSpaceThatMostKeep() {
    let texts: [LanguageTag: String] = [
      "de": "Halten:", "ru": "Пауза:", "es": "Pausa: ", "fr": "Pause : ", "it": "Pausa: ",
      "ja": "ホールド：", "zh-Hans": "保持：",
    ]
    #expect(languages("whitespace-edges", "Hold: ", texts) == ["de", "ru"])
  }
}
