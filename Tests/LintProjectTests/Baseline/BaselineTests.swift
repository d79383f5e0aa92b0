import CatalogRules
import LintProject
import StringCatalogs
import Testing

struct BaselineTests {
  /// Lints an entry with translations into some languages, beside one that has all.
  private func lint(translated languages: [String]) -> LintedFile {
    let text = { (languages: [String]) in
      languages.map { #""\#($0)":{"stringUnit":{"state":"translated","value":"저장"}}"# }
        .joined(separator: ",")
    }
    let all = text(["de", "ja", "ko"])
    let catalog = #"""
      {"sourceLanguage":"en","strings":{
        "Open":{"localizations":{\#(all)}},"Save":{"localizations":{\#(text(languages))}}},
        "version":"1.0"}
      """#
    return CatalogLinter(configuration: LintConfiguration(select: ["missing-translation"]))
      .lint(bytes: Array(catalog.utf8), path: "a.xcstrings")
  }

  private func baseline(_ file: LintedFile) throws -> Baseline {
    let entries = file.findings.map { BaselineEntry($0, in: file, path: "a.xcstrings") }
    return try Baseline(bytes: Array(Baseline(entries).text.utf8))
  }

  /// Returns the number of remaining findings of a file with some translations, given known ones.
  private func left(of translated: [String], known: [String]) throws -> Int {
    var baseline = try baseline(lint(translated: known))
    return baseline.filter(lint(translated: translated), path: "a.xcstrings").findings.count
  }

  @Test func recognizesAnUntranslatedText() throws {
    #expect(try left(of: ["ko"], known: ["ko"]) == 0)
  }

  @Test func isReadAsItWasWrittenWithManyLanguages() {
    // Findings about languages as a whole differ in the language alone.
    let languages = ["ar", "de", "fr", "ja", "ko", "pl", "ru", "th", "uk", "vi"]
    let bytes = Array(#"{"sourceLanguage":"en","strings":{"a":{},"b":{}},"version":"1.0"}"#.utf8)
    var configuration = LintConfiguration(select: ["missing-translation"])
    configuration.requiredLanguages = languages.map(LanguageTag.init(rawValue:))
    configuration.barelyBegunBelow = 10
    let file = CatalogLinter(configuration: configuration).lint(bytes: bytes, path: "a.xcstrings")
    let entries = file.findings.map { BaselineEntry($0, in: file, path: "a.xcstrings") }
    #expect(entries.count == languages.count)
    #expect(Baseline(entries) == Baseline(entries.reversed()))
  }

  @Test func reportsALanguageThatGoesMissingLater() throws {
    #expect(try left(of: ["ko"], known: ["ko", "ja"]) == 1)
    #expect(try left(of: ["de"], known: ["ko"]) == 1)
    #expect(try left(of: [], known: ["ko"]) == 1)
  }

  @Test func staysQuietWhileTranslationsAreAdded() throws {
    #expect(try left(of: ["ko"], known: []) == 0)
    #expect(try left(of: ["ko", "ja"], known: []) == 0)
  }

  /// The same finding can be known several times; another one of its kind is new.
  @Test(arguments: [(1, 2, 1), (2, 2, 0), (2, 3, 1), (3, 2, 0)])
  func countsHowOftenAFindingIsKnown(known: Int, found: Int, left: Int) throws {
    let file = lint(translated: ["ko"])
    let finding = try #require(file.findings.first)
    var knownFile = file
    knownFile.findings = Array(repeating: finding, count: known)
    var foundFile = file
    foundFile.findings = Array(repeating: finding, count: found)
    var baseline = try baseline(knownFile)
    #expect(baseline.filter(foundFile, path: "a.xcstrings").findings.count == left)
  }

  @Test func saysInAPlainLineWhichLanguagesAreMissing() throws {
    let text = try baseline(lint(translated: ["ko"])).text
    #expect(text.contains(#""language":"de, ja""#))
  }

  @Test func keepsTheEntriesThatAreNotReplaced() throws {
    let baseline = try baseline(lint(translated: []))
    #expect(baseline.entries { _ in true }.isEmpty)
    #expect(baseline.entries { $0.key == "Open" } == baseline.entries { _ in false })
    #expect(baseline.entries { $0.key == "Save" }.isEmpty)
  }

  @Test(arguments: [
    ("", 0), ("\n \n", 0), ("<<<<<<< HEAD\n{\"rule\":\"a\",\"file\":\"b\",\"hash\":\"c\"}\n", 1),
    ("{}", nil), ("{\n\"rule\":\"a\"\n}", nil),
  ])
  func readsTheRemainsOfABaseline(text: String, count: Int?) {
    let baseline = Baseline(remainsOf: Array(text.utf8))
    #expect(baseline?.entries { _ in false }.count == count)
  }
}
