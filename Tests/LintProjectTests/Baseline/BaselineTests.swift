import CatalogRules
import LintProject
import StringCatalogs
import Testing

struct BaselineTests {
  /// Lints an entry whose translations are those of some languages, beside one that has all.
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

  /// Returns how many findings are left of a file with some translations, where others were known.
  private func left(of translated: [String], known: [String]) throws -> Int {
    var baseline = try baseline(lint(translated: known))
    return baseline.filter(lint(translated: translated), path: "a.xcstrings").findings.count
  }

  @Test func knowsATextThatIsStillNotTranslated() throws {
    #expect(try left(of: ["ko"], known: ["ko"]) == 0)
  }

  @Test func hearsOfALanguageThatGoesMissingLater() throws {
    #expect(try left(of: ["ko"], known: ["ko", "ja"]) == 1)
    #expect(try left(of: ["de"], known: ["ko"]) == 1)
    #expect(try left(of: [], known: ["ko"]) == 1)
  }

  @Test func staysQuietWhileTranslationsAreAdded() throws {
    #expect(try left(of: ["ko"], known: []) == 0)
    #expect(try left(of: ["ko", "ja"], known: []) == 0)
  }

  @Test func saysInAPlainLineWhichLanguagesAreMissing() throws {
    let text = try baseline(lint(translated: ["ko"])).text
    #expect(text.contains(#""language":"de, ja""#))
  }
}
