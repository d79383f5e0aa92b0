import StringCatalogs
import Testing

@testable import CatalogRules

/// Copies of the source text that are right, as the comment or the other languages show.
struct CopiesToKeepTests {
  /// Returns the languages with a copy that is reported.
  private func copies(
    of source: String, comment: String = "", _ translations: [LanguageTag: String]
  ) -> [LanguageTag] {
    let localizations = translations.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      #""\#($0)":{"stringUnit":{"state":"translated","value":"\#($1)"}}"#
    }
    let catalog = #"""
      {"sourceLanguage":"en","strings":{"\#(source)":{"comment":"\#(comment)","localizations":{
      \#(localizations.joined(separator: ","))}}},"version":"1.0"}
      """#
    let linter = CatalogLinter(configuration: LintConfiguration(select: ["untranslated-copy"]))
    return linter.lint(bytes: Array(catalog.utf8), path: "Localizable.xcstrings").findings
      .compactMap(\.language)
  }

  private static let dog: [LanguageTag: String] = [
    "cs": "dog", "de": "Hund", "es": "perro", "fi": "koira", "fr": "chien", "it": "cane",
  ]

  @Test(arguments: [
    "Do not translate", #"Note = \"Placeholder - Do not translate\";"#, "A tag. Don’t localize!",
    "This should not be translated.", "Never translate; it is a value of OpenStreetMap",
  ])
  func areThoseThatACommentForbidsToTranslate(comment: String) {
    #expect(copies(of: "dog", comment: comment, Self.dog).isEmpty)
  }

  @Test(arguments: [
    "", "An animal", "Do not translate the name", #"Don't translate \"Rex\""#,
    "Do not translate %@.",
  ])
  func areNotThoseWithAnotherComment(comment: String) {
    #expect(copies(of: "dog", comment: comment, Self.dog) == ["cs"])
  }

  /// Arabic and Japanese spell the name, most others keep it.
  @Test func areNamesThatMostLanguagesInLatinLettersKeep() {
    let kept: [LanguageTag: String] = [
      "ar": "طبيب PHP", "es": "PHP Doctor", "fr": "PHP Doctor", "hi": "PHP डॉक्टर",
      "it": "PHP Doctor", "ja": "PHP ドクター", "tr": "PHP Doctor", "zh-Hans": "PHP Doctor",
    ]
    #expect(copies(of: "PHP Doctor", kept).isEmpty)
    let translated = kept.merging([
      "es": "Médico de PHP", "fr": "Médecin PHP", "it": "Medico PHP", "tr": "PHP hekimi",
    ]) { $1 }
    #expect(copies(of: "PHP Doctor", translated) == ["zh-Hans"])
  }

  /// A regional form that adds to the words of a name doesn’t translate it.
  @Test(arguments: [
    ("صفحة Lens على Photo", [LanguageTag]()), ("عدسة Lens للصور", ["ar-AE"]),
    ("عدسة الصور", ["ar-AE"]),
  ])
  func areNamesToWhichARegionalFormOnlyAdds(text: String, reported: [LanguageTag]) {
    #expect(copies(of: "Photo Lens", ["ar": text, "ar-AE": "Photo Lens"]) == reported)
  }

  @Test func areUnitsAfterANumber() {
    let minutes: [LanguageTag: String] = [
      "de": "1 Minute", "es": "un minuto", "fi": "yksi", "ja": "1分", "nl": "1 min",
      "tr": "1 dakika",
    ]
    #expect(copies(of: "1 min", minutes).isEmpty)
    let days: [LanguageTag: String] = [
      "de": "1 Tag", "es": "1 jornada", "fi": "1 päivä", "ja": "1日", "nl": "1 day", "tr": "1 gün",
    ]
    #expect(copies(of: "1 day", days) == ["nl"])
  }

  @Test func areSentencesThatEveryLanguageCopies() {
    let sentence = "Initialize with a client token"
    let copied = Dictionary(
      uniqueKeysWithValues: ["de", "fr", "it", "ja", "ko"].map {
        (LanguageTag(rawValue: $0), sentence)
      })
    #expect(copies(of: sentence, copied).isEmpty)
    let german = copied.merging(["de": "Mit einem Client-Token beginnen"]) { $1 }
    #expect(copies(of: sentence, german) == ["ja", "ko"])
    let three = german.merging([
      "es": "Empezar con una clave", "it": "Inizializza usando un token del client",
    ]) { $1 }
    #expect(copies(of: sentence, three) == ["fr", "ja", "ko"])
  }

  @Test func areNoticesOfCopyrightAndNamesOfInterfaceObjects() {
    let notice = "Copyright © 2024 Example. All rights reserved."
    let texts: [LanguageTag: String] = ["fr": notice, "ja": notice, "zh-Hans": "© 2024 版权所有"]
    #expect(copies(of: notice, texts).isEmpty)
    #expect(copies(of: "AI", ["de": "KI", "fr": "IA", "ja": "AI"]).isEmpty)
  }

  @Test func areTitlesThatOtherLanguagesCopy() {
    let name = "Hare and Hounds"
    #expect(copies(of: name, ["es": name, "ja": name]).isEmpty)
    #expect(copies(of: name, ["es": name, "fr": "Lièvre et lévriers", "ja": name]) == ["es"])
  }

  /// The languages take over `via`; the other words are names.
  @Test func areNamesJoinedByALoan() {
    let text = "Hotmail, Office 365 via Microsoft"
    let accounts: [LanguageTag: String] = [
      "cs": "Hotmail, Office 365 přes Microsoft", "da": text,
      "de": "Hotmail, Office 365 über Microsoft", "fi": "Hotmail, Office 365 Microsoftin kautta",
      "fr": "Hotmail, Office 365 par Microsoft", "nb": text,
      "pl": "Hotmail, Office 365 od Microsoft",
      "tr": "Microsoft ile Hotmail, Office 365",
    ]
    #expect(copies(of: text, accounts).isEmpty)
  }

  @Test func areCurrenciesBesideANumber() {
    let price: [LanguageTag: String] = [
      "ar": "%lld دولار", "ja": "%lld USD", "ru": "%lld долл.", "zh-Hans": "%lld 美元",
    ]
    #expect(copies(of: "%lld USD", price).isEmpty)
  }

  @Test func areCommandsAndCodesOfLanguages() {
    #expect(copies(of: "swift build && swift test", ["ar": "swift build && swift test"]).isEmpty)
    let prose = "swift build and swift test"
    #expect(copies(of: prose, ["ar": prose]) == ["ar"])
    #expect(copies(of: "en", ["da": "da", "ja": "日", "ru": "русский", "te": "te"]).isEmpty)
  }

  @Test(arguments: [("app_name", [LanguageTag]()), ("App.Name.short", []), ("name_app", ["es"])])
  func areNamesOfTheApp(key: String, languages: [LanguageTag]) {
    let texts = [
      "en": "Clock Wall", "es": "Clock Wall", "fr": "Horloge murale", "it": "Orologio da parete",
      "zh-Hans": "时钟墙",
    ]
    let localizations = texts.sorted { $0.key < $1.key }.map {
      #""\#($0)":{"stringUnit":{"state":"translated","value":"\#($1)"}}"#
    }
    let catalog = #"""
      {"sourceLanguage":"en","strings":{"\#(key)":{"localizations":{
      \#(localizations.joined(separator: ","))}}},"version":"1.0"}
      """#
    let linter = CatalogLinter(configuration: LintConfiguration(select: ["untranslated-copy"]))
    let result = linter.lint(bytes: Array(catalog.utf8), path: "Localizable.xcstrings")
    #expect(result.findings.compactMap(\.language) == languages)
  }

  @Test func areWordsOfTheLanguage() {
    let help: [LanguageTag: String] = [
      "da": "Hjælp", "de": "Hilfe", "es": "Ayuda", "fr": "Aide", "it": "Aiuto", "ja": "ヘルプ",
      "nb": "Hjelp", "nl": "Help", "ru": "Справка", "sv": "Hjälp",
    ]
    #expect(copies(of: "Help", help).isEmpty)
    #expect(copies(of: "Help", help.merging(["pl": "Help"]) { $1 }) == ["pl"])
  }
}
