import ProductStrings
import StringCatalogs
import StringPreviews
import Testing

struct CatalogOverviewTests {
  private let overview: CatalogOverview

  init() throws { overview = try SampleCatalog.preview().overview() }

  @Test func countsEachLanguage() throws {
    let korean = try #require(overview.languages.first { $0.language == "ko" })
    #expect(korean.total == 6 && korean.translated == 4 && korean.needsReview == 1)
    #expect(korean.missing == 1 && korean.stale == 1 && korean.translatedPerMille == 666)
    #expect(overview.languages.first?.language == "en")
    #expect(overview.languages.first?.translated == 6)
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
    #expect(keys([], .needsReview) == ["%@ shared %lld photos with %@", "files"])
    #expect(keys([], nil, stale: true) == ["old"])
    #expect(keys(["fr"], .missing).count == 6)
    #expect(keys([], nil).count == 7)
  }

  @Test func knowsALanguageThatTheCatalogLacks() {
    let french = overview.filtered(by: OverviewFilter(languages: ["fr"])).languages
    #expect(french.map(\.missing) == [6] && french.map(\.translated) == [0])
  }
}
