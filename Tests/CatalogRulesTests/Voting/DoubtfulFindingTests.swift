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

  /// Polish and Swedish have translated nothing else, so that they may be careless.
  @Test func areEnglishEndingsThatAnotherLanguageCopies() {
    let texts: [LanguageTag: String] = [
      "de": "Raytracing", "es": "Trazado de rayos", "fr": "Lancer de rayons", "ja": "レイトレーシング",
      "pl": "Śledzenie promieni", "ru": "Трассировка лучей", "sv": "Raytracing",
    ]
    #expect(languages("untranslated-copy", "Raytracing", texts, severity: .warning).isEmpty)
    let alone = texts.merging(["sv": "Strålspårning"]) { $1 }
    #expect(languages("untranslated-copy", "Raytracing", alone, severity: .warning) == ["de"])
  }

  @Test func areNamesWithAWordBetween() {
    let texts: [LanguageTag: String] = ["ja": "Frobozz for macOS", "de": "Frobozz für macOS"]
    #expect(languages("untranslated-copy", "Frobozz for macOS", texts, severity: .warning).isEmpty)
    #expect(languages("untranslated-copy", "Frobozz for macOS", texts) == ["ja"])
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
    let others = texts.merging(["ko": "Blorb 노드", "ru": "узел Blorb"]) { $1 }
    #expect(languages("untranslated-copy", "Blorb node", others, severity: .warning) == ["ja"])
  }

  @Test func areListsOfTerms() {
    let terms = "vellum, gouache, bristol, linocut, serif"
    #expect(languages("untranslated-copy", terms, ["ko": terms], severity: .warning).isEmpty)
    let words = "open, close, save, delete, the file"
    #expect(languages("untranslated-copy", words, ["ko": words], severity: .warning) == ["ko"])
  }

  /// German takes over many English words, but not one that ten others translate.
  @Test func areLoansUnlessTenOthersTranslateThem() {
    var texts: [LanguageTag: String] = [
      "cs": "Vícesměrové", "da": "Gruppevis", "de": "Multicast", "es": "Multidifusión",
      "fi": "Ryhmälähetys", "fr": "Multidiffusion", "hu": "Csoportos", "it": "Invio multiplo",
      "ru": "Групповая",
    ]
    #expect(languages("untranslated-copy", "Multicast", texts, severity: .warning).isEmpty)
    for (language, text) in [("pl", "Grupowe"), ("tr", "Çok noktaya"), ("sv", "Grupp")] {
      texts[LanguageTag(rawValue: language)] = text
    }
    #expect(languages("untranslated-copy", "Multicast", texts, severity: .warning) == ["de"])
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
}
