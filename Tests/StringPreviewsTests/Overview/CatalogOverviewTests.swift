import ProductStrings
import StringCatalogs
import StringPreviews
import Testing

struct CatalogOverviewTests {
  private let overview: CatalogOverview

  init() throws { overview = try SampleCatalog.preview().overview() }

  @Test func countsEachLanguage() throws {
    let korean = try #require(overview.languages.first { $0.language == "ko" })
    #expect(korean.total == 5 && korean.translated == 3 && korean.needsReview == 1)
    #expect(korean.missing == 1 && korean.stale == 1 && korean.translatedPerMille == 600)
    #expect(overview.languages.first?.language == "en")
    #expect(overview.languages.first?.translated == 5)
  }

  @Test func listsTheStringsOfAState() {
    func keys(
      _ languages: [LanguageTag], _ state: TranslationState?, stale: Bool = false
    ) -> [String] {
      overview.filtered(
        by: OverviewFilter(languages: languages, state: state, isStale: stale)
      ).strings.map(\.key)
    }
    #expect(keys(["ko"], .missing) == ["files"])
    #expect(keys(["ja"], .new) == ["cancel"])
    #expect(keys([], .needsReview) == ["%@ shared %lld photos with %@"])
    // Russian lacks “few”, which is less complete than a text that needs review.
    #expect(keys(["ru"], .missing).contains("files"))
    #expect(keys([], nil, stale: true) == ["old"])
    #expect(keys(["fr"], .missing).count == 6)
    #expect(keys([], nil).count == 7)
  }

  @Test func knowsALanguageThatTheCatalogLacks() {
    let french = overview.filtered(by: OverviewFilter(languages: ["fr"])).languages
    #expect(french.map(\.missing) == [5] && french.map(\.translated) == [0])
  }

  @Test(arguments: [
    ("files", "en", "%lld files"), ("files", "ar", "%lld ملف"), ("files", "ru", "%lld файла"),
    ("tap", "en", "Select 100%% of “%2$@”"), ("old", "ko", "옛것"),
    ("%@ shared %lld photos with %@", "ko", "%1$@ 님이 %3$@에 %#@photos@을 공유했습니다."),
    ("Start ${applicationName}", "ko", "${applicationName} 시작"),
  ])
  func showsTheTextForAnyNumberOnAnyDevice(key: String, language: LanguageTag, text: String) throws
  {
    let position = try #require(overview.languages.firstIndex { $0.language == language })
    #expect(overview.strings.first { $0.key == key }?.texts[position] == text)
  }

  @Test(arguments: [
    ("files", "en", ["%lld file", "No files"]), ("files", "ja", []), ("files", "fr", []),
    ("tap", "ko", ["탭하면 “%2$@” 항목의 %1$.1fMB를 저장합니다."]),
    ("%@ shared %lld photos with %@", "en", ["%arg photo", "%arg photos"]),
    ("Start ${applicationName}", "en", ["Open ${applicationName}"]), ("secret", "en", []),
  ])
  func givesTheOtherForms(key: String, language: LanguageTag, texts: [String]) throws {
    let preview = try SampleCatalog.preview()
    let position = try #require(preview.keys.firstIndex(of: key))
    #expect(preview.otherForms(in: language)[position] == texts)
  }
}
