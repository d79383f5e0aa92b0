import CatalogRules
import StringCatalogs
import Testing

/// Findings that the other languages make doubtful are advice, or none.
struct DoubtfulFindingTests: EntryLinting {
  @Test func areLinksThatHalfOfTheLanguagesHave() {
    let source = "[Terms](https://example.com/terms) and privacy"
    let one: [LanguageTag: String] = [
      "de": "Bedingungen", "es": "Condiciones", "fr": "Conditions",
      "it": "[Termini](https://example.com/terms)",
    ]
    #expect(languages("markup-link", source, one, severity: .warning).isEmpty)
    #expect(languages("markup-link", source, one, severity: .info) == ["de", "es", "fr"])
    let kept = one.merging([
      "es": "[Condiciones](https://example.com/terms)",
      "fr": "[Conditions](https://example.com/terms)",
    ]) { $1 }
    #expect(languages("markup-link", source, kept, severity: .warning) == ["de"])
  }

  /// German dictionaries have `Raytracing` as well.
  @Test func areEnglishEndingsOfLoans() {
    let texts: [LanguageTag: String] = [
      "de": "Raytracing", "es": "Trazado de rayos", "fr": "Lancer de rayons", "ja": "レイトレーシング",
      "pl": "Śledzenie promieni", "ru": "Трассировка лучей", "sv": "Raytracing",
    ]
    #expect(languages("untranslated-copy", "Raytracing", texts, severity: .warning).isEmpty)
    let alone = texts.merging(["sv": "Strålspårning"]) { $1 }
    #expect(languages("untranslated-copy", "Raytracing", alone, severity: .warning).isEmpty)
    #expect(languages("untranslated-copy", "Raytracing", alone) == ["de"])
  }

  @Test func areNamesWithAWordBetween() {
    let texts: [LanguageTag: String] = ["ja": "Frobozz for macOS", "de": "Frobozz für macOS"]
    #expect(languages("untranslated-copy", "Frobozz for macOS", texts, severity: .warning).isEmpty)
    let translated: [LanguageTag: String] = ["ja": "Settings for macOS", "de": "Einstellungen"]
    #expect(
      languages("untranslated-copy", "Settings for macOS", translated, severity: .warning)
        == ["ja"])
  }

  @Test func areTermsThatOtherLettersKeepAsOftenAsTheyTranslate() {
    let texts: [LanguageTag: String] = [
      "de": "Blorb-Knoten", "fr": "nœud Blorb", "ja": "Blorb node", "ko": "Blorb node",
      "ru": "Blorb node", "zh-Hans": "Blorb 节点",
    ]
    #expect(languages("untranslated-copy", "Blorb node", texts, severity: .warning).isEmpty)
    let others = texts.merging([
      "fi": "Blorb-solmu", "hu": "Blorb-csomópont", "ko": "Blorb 노드", "pl": "węzeł Blorb",
      "ru": "узел Blorb",
    ]) { $1 }
    #expect(languages("untranslated-copy", "Blorb node", others, severity: .warning) == ["ja"])
  }

  /// Brazilian Portuguese may have taken over what European Portuguese translates.
  @Test func areLoansThatAnotherRegionTranslates() {
    let texts: [LanguageTag: String] = [
      "de": "Sicherung", "fr": "Sauvegarde", "pt-BR": "Backup", "pt-PT": "Cópia de segurança",
    ]
    #expect(languages("untranslated-copy", "Backup", texts, severity: .warning).isEmpty)
    let sentences: [LanguageTag: String] = [
      "fr": "Tout supprimer", "pt-BR": "Delete everything", "pt-PT": "Apagar tudo",
    ]
    #expect(
      languages("untranslated-copy", "Delete everything", sentences, severity: .warning)
        == ["pt-BR"])
  }

  @Test func areListsOfTerms() {
    let terms = "vellum, gouache, bristol, linocut, serif"
    #expect(languages("untranslated-copy", terms, ["ko": terms], severity: .warning).isEmpty)
    let words = "open, close, save, delete, the file"
    #expect(languages("untranslated-copy", words, ["ko": words], severity: .warning) == ["ko"])
  }

  /// German takes over many English words, even one that all others translate.
  @Test func areLoansHoweverManyTranslateThem() {
    var texts: [LanguageTag: String] = [
      "cs": "Vícesměrové", "da": "Gruppevis", "de": "Multicast", "es": "Multidifusión",
      "fi": "Ryhmälähetys", "fr": "Multidiffusion", "hu": "Csoportos", "it": "Invio multiplo",
      "ru": "Групповая",
    ]
    #expect(languages("untranslated-copy", "Multicast", texts, severity: .warning).isEmpty)
    for (language, text) in [("pl", "Grupowe"), ("tr", "Çok noktaya"), ("sv", "Grupp")] {
      texts[LanguageTag(rawValue: language)] = text
    }
    #expect(languages("untranslated-copy", "Multicast", texts, severity: .warning).isEmpty)
    #expect(languages("untranslated-copy", "Multicast", texts) == ["de"])
  }

  @Test func areEdgesThatAreLayout() {
    let narrow: [LanguageTag: String] = [
      "de": "Frei: ", "es": "Libre:\u{200B}", "fr": "Libre :", "it": "Libero:",
    ]
    #expect(!languages("whitespace-edges", "Free:", narrow).contains("es"))
    let padded: [LanguageTag: String] = ["de": "Zeit", "fr": "Temps"]
    #expect(languages("whitespace-edges", "  Time  ", padded).isEmpty)
  }

  @Test func areSpacesThatJoinNumbersWithTheirUnits() {
    #expect(languages("whitespace-edges", "%lld小时", ["en": "%lld hours "], from: "zh-Hans").isEmpty)
    let title: [LanguageTag: String] = ["en": "Privacy "]
    #expect(languages("whitespace-edges", "隐私", title, from: "zh-Hans") == ["en"])
  }

  @Test func areSpacesThatSetBracketsOff() {
    let alone: [LanguageTag: String] = ["de": " (optional)"]
    #expect(languages("whitespace-edges", "(optional)", alone, severity: .warning).isEmpty)
    let others = alone.merging(["es": "(opcional)", "fr": "(facultatif)"]) { $1 }
    #expect(languages("whitespace-edges", "(optional)", others, severity: .warning) == ["de"])
  }

  @Test func areDoubleSpacesWhereAFragmentLeavesRoom() {
    let texts: [LanguageTag: String] = ["ja": "は  から送信", "ko": "사진  보기"]
    #expect(languages("whitespace-double", "was sent from ", texts).isEmpty)
    #expect(languages("whitespace-double", "Show photo", texts) == ["ja", "ko"])
  }

  @Test func areKoreanNounsForQuestions() {
    let texts: [LanguageTag: String] = [
      "de": "Foto löschen?", "es": "¿Eliminar la foto?", "fr": "Supprimer la photo ?",
      "ko": "사진 지우기",
    ]
    #expect(languages("end-punctuation", "Delete the photo?", texts).isEmpty)
  }

  @Test func areNamesAsJapaneseWritesThem() {
    let name: [LanguageTag: String] = ["ja": "音楽館詩", "zh-Hans": "音楽館詩"]
    #expect(languages("zh-traditional-in-simplified", "Music Hall", name).isEmpty)
    let word: [LanguageTag: String] = ["ja": "設定", "zh-Hans": "設定"]
    #expect(languages("zh-traditional-in-simplified", "Settings", word) == ["zh-Hans"])
  }

  @Test func areParticlesAfterWhatPeopleWrite() {
    let literal: [LanguageTag: String] = ["ko": "검색어를 %s로 바꾸세요."]
    #expect(
      languages("ko-particle-after-placeholder", "Replace the term with %s.", literal).isEmpty)
    let both: [LanguageTag: String] = ["ko": "'%@'을 (를) 다시 선택하십시오."]
    #expect(languages("ko-particle-after-placeholder", "Select ‘%@’ again.", both).isEmpty)
    let name: [LanguageTag: String] = ["ko": "검색어를 %@로 바꾸세요."]
    #expect(
      languages("ko-particle-after-placeholder", "Replace the term with %@.", name) == ["ko"])
  }

  /// The key is a plural form that only Polish has.
  @Test func arePlaceholdersOfEmptySourceTexts() {
    let forms: [LanguageTag: String] = ["de": "", "en": "", "pl": "%1$d plików w %2$@"]
    #expect(languages("format-extra-argument", "files-many", forms).isEmpty)
    let file: [LanguageTag: String] = ["en": "Files", "pl": "%1$d plików w %2$@"]
    #expect(languages("format-extra-argument", "files-many", file) == ["pl"])
  }

  @Test func areNumbersOfAllDayAndWeek() {
    let texts: [LanguageTag: String] = [
      "de": "Hilfe 24/7", "es": "Ayuda 24/7", "fr": "Aide 24/7", "ja": "24時間365日のサポート",
    ]
    #expect(languages("numbers-differ", "Support 24/7", texts).isEmpty)
  }

  /// `Charts` is a German word, and `Coach` a Dutch one, as their dictionaries say.
  @Test func areWordsThatTheLanguageSpellsAlike() {
    let charts: [LanguageTag: String] = [
      "de": "Charts", "es": "Listas", "fr": "Classements", "it": "Classifiche", "ja": "チャート",
      "pl": "Listy", "ru": "Чарты", "tr": "Listeler",
    ]
    #expect(languages("untranslated-copy", "Charts", charts, severity: .warning).isEmpty)
    let coach: [LanguageTag: String] = [
      "de": "Trainer", "es": "Entrenador", "fi": "Valmentaja", "hu": "Edző", "ja": "コーチ",
      "nl": "Coach", "pt-BR": "Treinador", "ru": "Тренер",
    ]
    #expect(languages("untranslated-copy", "Coach", coach, severity: .warning).isEmpty)
    let friends: [LanguageTag: String] = [
      "de": "Friends", "es": "Amigos", "fr": "Amis", "it": "Amici", "ja": "友達", "ru": "Друзья",
    ]
    #expect(languages("untranslated-copy", "Friends", friends, severity: .warning) == ["de"])
  }

  /// Languages that leave sentences as they are say little about one, but all do with a name.
  @Test func areNamesThatAllLanguagesInLatinLettersKeep() {
    let names: [LanguageTag: String] = [
      "de": "Frobozz Tale", "es": "Frobozz Tale", "fr": "Frobozz Tale", "it": "Frobozz Tale",
      "ja": "フロボズ", "ko": "프로보즈", "ru": "Frobozz Tale", "zh-Hans": "弗罗博兹",
    ]
    let sentence: [LanguageTag: String] = [
      "de": "Open the old file", "es": "Open the old file", "fr": "Open the old file",
      "it": "Open the old file", "ja": "古いファイルを開く", "ru": "Открыть старый файл",
    ]
    let copies = languages(
      "untranslated-copy", "Frobozz Tale", names, others: ["Open the old file": sentence])
    #expect(!copies.contains("ru"))
  }

  @Test func areAbbreviationsWithTheirUnits() {
    let texts: [LanguageTag: String] = ["ja": "RHR (bpm)", "ko": "RHR (bpm)"]
    #expect(languages("untranslated-copy", "RHR (bpm)", texts).isEmpty)
  }

  @Test func areLoansThatGreekWritesInLatinLetters() {
    let texts: [LanguageTag: String] = [
      "da": "Bookings", "el": "Bookings", "es": "Reservas", "fr": "Réservations", "ja": "予約",
      "ru": "Бронирования", "th": "การจอง",
    ]
    #expect(languages("untranslated-copy", "Bookings", texts, severity: .warning).isEmpty)
    let hebrew = texts.merging(["da": "Reservationer", "el": "Κρατήσεις", "he": "Bookings"]) { $1 }
    #expect(languages("untranslated-copy", "Bookings", hebrew, severity: .warning) == ["he"])
  }

  @Test func areUnknownWordsThatFewLanguagesTranslate() {
    let texts: [LanguageTag: String] = [
      "fa": "اترنت", "ru": "Ethernet", "zh-Hans": "以太网", "zh-Hant": "乙太網路",
    ]
    #expect(languages("untranslated-copy", "Ethernet", texts, severity: .warning).isEmpty)
  }

  @Test func areLabelsInCapitalsThatOtherLettersKeep() {
    let texts: [LanguageTag: String] = [
      "es": "VISITANTE", "fr": "VISITEUR", "ja": "VISITOR", "ko": "VISITOR", "pl": "GOŚĆ",
      "vi": "KHÁCH",
    ]
    #expect(languages("untranslated-copy", "VISITOR", texts, severity: .warning).isEmpty)
  }

  @Test func areIdentifiersOfPrograms() {
    let source = "Raw paneBackground (opaque)"
    #expect(languages("untranslated-copy", source, ["ja": source], severity: .warning).isEmpty)
    let name = "Settings of macOS"
    #expect(languages("untranslated-copy", name, ["ja": name], severity: .warning) == ["ja"])
  }

  @Test func areTextsThatAllLanguagesLeaveEmpty() {
    let empty: [LanguageTag: String] = ["de": "", "es": "", "fr": ""]
    #expect(languages("empty-translation", "next check", empty, severity: .error).isEmpty)
    let one = empty.merging(["fr": "prochain"]) { $1 }
    #expect(languages("empty-translation", "next check", one, severity: .error) == ["de", "es"])
    let blank: [LanguageTag: String] = ["de": " ", "tr": " "]
    #expect(languages("empty-translation", "o’clock", blank, severity: .error).isEmpty)
  }

  @Test(arguments: [("2350.title", true), ("heT-W6-Fyf.title", true), ("cell.title", false)])
  func areObjectsOfInterfaceFiles(key: String, isUnseen: Bool) {
    let texts: [LanguageTag: String] = ["de": "", "en": "Text Cell"]
    #expect(languages("empty-translation", key, texts).isEmpty == isUnseen)
  }

  @Test func areArgumentsThatNoLanguageNeeds() {
    let source = "Used by %@. Delete %@?"
    let texts: [LanguageTag: String] = [
      "de": "%@: löschen?", "es": "¿%@?", "fr": "%@ : effacer ?", "it": "%@?",
    ]
    #expect(languages("format-missing-argument", source, texts, severity: .warning).isEmpty)
    let kept = texts.merging(["ja": "%@: %@?"]) { $1 }
    #expect(
      languages("format-missing-argument", source, kept, severity: .warning) == [
        "de", "es", "fr", "it",
      ])
  }

  @Test func areAbbreviationsBesidePlaceholders() {
    #expect(languages("untranslated-key", "e.g. %@", ["en": "e.g. %@", "ja": "例：%@"]).isEmpty)
  }

  @Test func areEndingsOfWordsInTheSourceText() {
    let texts: [LanguageTag: String] = ["ar": "%1$lld خدمة", "en": "%1$lld service affected"]
    #expect(
      languages("format-missing-argument", "%lld service concerné%@", texts, from: "fr").isEmpty)
  }

  @Test func areSpacesAfterAColonThatAnotherWordOrderBrings() {
    let texts: [LanguageTag: String] = ["ja": "並べ替え: ", "ko": "정렬 기준: "]
    #expect(languages("whitespace-edges", "Sorting photos by", texts).isEmpty)
    #expect(languages("whitespace-edges", "Sort:", texts) == ["ja", "ko"])
  }

  @Test func areWideMarksBetweenTexts() {
    let texts: [LanguageTag: String] = ["en": "%lld times · "]
    #expect(languages("whitespace-edges", "%lld回・", texts, from: "ja").isEmpty)
  }

  @Test func areSpacesThatPlaceAText() {
    #expect(languages("whitespace-edges", "          Error", ["de": "Fehler"]).isEmpty)
    #expect(languages("whitespace-edges", " error", ["de": "Fehler"]) == ["de"])
  }

  @Test func areSpacesAfterSentencesThatFewKeep() {
    let texts: [LanguageTag: String] = [
      "de": "Gelöscht.", "es": "Eliminado.", "fr": "Supprimé. ", "it": "Eliminato. ",
    ]
    #expect(languages("whitespace-edges", "Deleted. ", texts, severity: .warning).isEmpty)
    let kept = texts.merging(["es": "Eliminado. ", "pl": "Usunięto. "]) { $1 }
    #expect(languages("whitespace-edges", "Deleted. ", kept, severity: .warning) == ["de"])
  }

  @Test func areHeadingsThatExplain() {
    let texts: [LanguageTag: String] = [
      "de": "Wie fange ich an?", "es": "¿Cómo empezar?", "fr": "Comment commencer ?",
      "pt-BR": "Como começar",
    ]
    #expect(languages("end-punctuation", "How to begin?", texts).isEmpty)
  }

  @Test func areNumbersBesideLettersOrInWords() {
    let rate: [LanguageTag: String] = [
      "de": "48 kHz im März", "es": "48 kHz en marzo", "fr": "48 kHz en mars", "ko": "3월 48kHz",
    ]
    #expect(languages("numbers-differ", "48 kHz in March", rate).isEmpty)
    let runs: [LanguageTag: String] = [
      "de": "zwei 15-Minuten-Läufe", "es": "dos carreras de 15 minutos",
      "fr": "deux courses de 15 minutes", "ru": "2 пятнадцатиминутных пробежки",
    ]
    #expect(languages("numbers-differ", "Two 15-minute runs", runs).isEmpty)
  }

  @Test func areAddressesThatAFieldShowsWhileItIsEmpty() {
    let texts: [LanguageTag: String] = [
      "de": "https://example.com/feed", "fr": "https://exemple.com/feed",
      "it": "https://example.com/feed", "ja": "https://example.com/feed",
    ]
    #expect(
      languages("url-differs", "https://example.com/feed", texts, severity: .warning).isEmpty)
  }

  @Test func areExamplesInTheLettersOfTheKey() {
    let texts: [LanguageTag: String] = ["en": "Select 'カスタム'.", "ja": ""]
    #expect(languages("script-mismatch", "「カスタム」を選択", texts, from: "ja").isEmpty)
  }
}
