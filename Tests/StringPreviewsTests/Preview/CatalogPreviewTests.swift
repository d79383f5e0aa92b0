import CatalogRules
import StringCatalogs
import StringPreviews
import Testing

struct CatalogPreviewTests {
  private let preview: CatalogPreview

  init() throws { preview = try SampleCatalog.preview() }

  private func string(
    _ key: String, _ languages: [LanguageTag], device: Device? = nil, values: [GivenValue] = []
  ) throws -> StringPreview {
    try #require(
      preview.string(
        for: key,
        options: PreviewOptions(languages: languages, device: device, values: values)))
  }

  private func language(
    _ key: String, _ language: LanguageTag, device: Device? = nil, values: [GivenValue] = []
  ) throws -> LanguagePreview {
    try #require(string(key, [language], device: device, values: values).languages.first)
  }

  @Test func showsEveryCategoryOfALanguageWithItsNumbers() throws {
    let russian = try language("files", "ru")
    #expect(russian.variations.map(\.category) == [.one, .few, .many, .other])
    #expect(
      russian.variations.map(\.numbers) == [
        ["1", "21", "31", "41"], ["2", "3", "4", "22"], ["0", "5", "6", "7"],
        ["1.5", "0.5", "2.5", "0.1"],
      ])
    #expect(
      russian.variations[0].renderings.map(\.text) == ["1 файл", "21 файл", "31 файл", "41 файл"])
    #expect(russian.variations[3].renderings[0].text == "1,5 файла")
    #expect(russian.variations[3].renderings[0].problems == [])
    #expect(russian.variations.map(\.mainRendering?.number) == ["1", "2", "5", "1.5"])
  }

  @Test func showsWhatStandsInForAMissingCategory() throws {
    let russian = try language("files", "ru")
    #expect(russian.missingCategories == [.few])
    let few = russian.variations[1]
    #expect(few.role == .missing && few.pattern == nil && few.line == nil)
    #expect(few.renderings[0].text == "2 файла")
    #expect(few.renderings[0].problems == [.pluralCategoryMissing("few")])
  }

  @Test func knowsATextThatNobodySees() throws {
    let japanese = try language("files", "ja")
    #expect(japanese.superfluousCategories == [.one])
    #expect(japanese.variations[0].role == .superfluous)
    #expect(japanese.variations[0].renderings.isEmpty)
    #expect(japanese.variations[0].pattern == "%lld個のファイル")
  }

  @Test func usesZeroForZeroInEveryLanguage() throws {
    let english = try string("files", ["ru"]).source
    #expect(english.variations.map(\.category) == [.zero, .one, .other])
    #expect(english.variations.map(\.numbers) == [["0"], ["1"], ["2", "3", "4"]])
    #expect(english.variations[0].renderings.map(\.text) == ["No files"])
  }

  @Test func putsTheSourceWithTheSameValuesBeside() throws {
    let russian = try language("files", "ru")
    #expect(russian.variations[0].renderings.map(\.source).prefix(2) == ["1 file", "21 files"])
    #expect(try string("files", ["ru"]).source.variations[1].renderings[0].source == nil)
  }

  @Test func saysWhichLanguageAReaderReallySees() throws {
    let french = try language("cancel", "fr")
    #expect(french.state == .missing && french.shownLanguage == "en" && french.fallsBack)
    #expect(french.variations.map(\.role) == [.missing])
    #expect(french.variations[0].renderings.map(\.text) == ["Cancel"])
    let japanese = try language("cancel", "ja")
    #expect(japanese.state == .new && japanese.shownLanguage == "en")
    #expect(japanese.variations[0].role == .missing && japanese.variations[0].state == .new)
    let source = try string("secret", ["ko"])
    #expect(source.source.variations[0].renderings.map(\.text) == ["secret"])
    #expect(source.languages[0].state == .notNeeded)
  }

  @Test func asksForTheCategoriesOfALanguageWithoutText() throws {
    let polish = try language("files", "pl")
    #expect(polish.variations.map(\.category) == [.one, .few, .many, .other])
    #expect(polish.variations.allSatisfy { $0.role == .missing })
    #expect(polish.variations[1].renderings[0].text == "2 files")
    let korean = try language("files", "ko")
    #expect(korean.variations.map(\.path.rawValue) == ["plural.other"])
  }

  @Test func countsASubstitutionInItsSentence() throws {
    let korean = try language("%@ shared %lld photos with %@", "ko")
    #expect(
      korean.variations.map(\.path.rawValue) == ["", "substitutions.photos/plural.other"])
    #expect(korean.variations[0].state == .needsReview && korean.state == .needsReview)
    #expect(
      korean.variations[1].mainRendering?.text == "김하늘 님이 서울에 사진 2장을 공유했습니다.")
    #expect(
      korean.variations[1].mainRendering?.source == "김하늘 shared 2 photos with 서울.")
    #expect(
      korean.variations[1].mainRendering?.runs.filter(\.isValue).map(\.position) == [1, 3, 2])
  }

  @Test func usesGivenValues() throws {
    let values = ["1=Ann", "photos=21", "3=Bern"].compactMap(GivenValue.init)
    let english = try string("%@ shared %lld photos with %@", ["ko"], values: values).source
    #expect(
      english.variations.map { $0.renderings.map(\.text) } == [
        ["Ann shared 21 photos with Bern."], ["Ann shared 1 photo with Bern."],
        ["Ann shared 21 photos with Bern."],
      ])
    #expect(english.variations.map(\.isChosenByValue) == [false, false, true])
    let russian = try language("files", "ru", values: [GivenValue(name: "1", text: "21")])
    #expect(russian.variations.map(\.isChosenByValue) == [true, false, false, false])
    #expect(russian.variations[0].renderings.map(\.text) == ["21 файл"])
    #expect(russian.variations[0].renderings[0].values.map(\.isGiven) == [true])
  }

  /// Of 3 teas, 12 can't be done.
  @Test(arguments: [(SampleLength.short, "3 of 5 teas"), (.usual, "3 of 12 teas")])
  func showsNumbersThatAscend(length: SampleLength, text: String) throws {
    let catalog = #"{"sourceLanguage":"en","strings":{"%lld of %lld teas":{}},"version":"1.0"}"#
    let string = try #require(
      CatalogPreview(bytes: Array(catalog.utf8), path: "A.xcstrings").string(
        for: "%lld of %lld teas", options: PreviewOptions(sampleLength: length)))
    #expect(string.source.variations.map(\.mainRendering?.text) == [text])
  }

  @Test func showsEachDeviceOrOnlyTheOneThatIsWanted() throws {
    let all = try string("tap", ["ko"])
    #expect(
      all.source.variations.map(\.path.rawValue) == [
        "device.iphone", "device.mac/plural.one", "device.mac/plural.other", "device.other",
      ])
    #expect(
      all.source.variations.map(\.mainRendering?.text) == [
        "Tap to save 12.5 MB of “Summer Trip”.\nThis takes a moment.", "Click once",
        "Click 2 times", "Select 100% of “Summer Trip”",
      ])
    let mac = try language("tap", "ko", device: .mac)
    #expect(mac.variations.map(\.path.rawValue) == ["device.other"])
    #expect(mac.variations[0].renderings[0].text == "“여름 여행” 100% 선택")
  }

  @Test func showsEveryTextOfASet() throws {
    let korean = try language("Start ${applicationName}", "ko")
    #expect(korean.variations.map(\.element) == [0, 1])
    #expect(
      korean.variations.map(\.mainRendering?.text) == ["사진 일기 시작", "사진 일기 열기"])
    #expect(
      korean.variations.map(\.mainRendering?.source) == ["Start 사진 일기", "Open 사진 일기"])
    let missing = try language("Start ${applicationName}", "ja")
    #expect(missing.variations.map(\.mainRendering?.text) == ["Start 写真日記", "Open 写真日記"])
    let named = try language(
      "Start ${applicationName}", "ko",
      values: [GivenValue(name: "applicationName", text: "Lens")])
    #expect(named.variations[0].mainRendering?.text == "Lens 시작")
  }

  @Test func showsTheTextsAlongAnAxisThatIsNew() throws {
    let widths = { (short: String, long: String) in
      """
      { "variations" : { "width" : {
        "10" : { "stringUnit" : { "state" : "translated", "value" : "\(short)" } },
        "20" : { "stringUnit" : { "state" : "translated", "value" : "\(long)" } } } } }
      """
    }
    let text = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "k" : { "localizations" : {
        "en" : \(widths("Short", "Longer text")), "ko" : \(widths("짧게", "더 긴 글")) } } } }
      """
    let preview = try CatalogPreview(bytes: Array(text.utf8), path: "k.xcstrings")
    let string = try #require(
      preview.string(for: "k", options: PreviewOptions(languages: ["ko", "fr"])))
    let (korean, french) = (string.languages[0], string.languages[1])
    #expect(korean.variations.map { $0.renderings.map(\.text) } == [["짧게"], ["더 긴 글"]])
    #expect(korean.variations.map { $0.renderings[0].source } == ["Short", "Longer text"])
    #expect(french.variations.map { $0.renderings.map(\.text) } == [["Short"], ["Longer text"]])
  }

  @Test func knowsItsNeighborsAndItsPosition() throws {
    let string = try string("files", ["ko"])
    #expect(string.previousKey == "cancel" && string.nextKey == "old")
    let lines = SampleCatalog.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[string.line - 1].contains("\"files\""))
    let one = try #require(string.source.variations.first { $0.category == .one })
    #expect(lines[(one.line ?? 0) - 1].contains("%lld file\""))
  }

  @Test func hasTheFindingsOfTheWholeCatalog() throws {
    let whole = CatalogLinter(configuration: LintConfiguration())
      .lint(bytes: Array(SampleCatalog.text.utf8), path: preview.path)
    #expect(whole.findings.count > 3)
    for key in preview.keys {
      let options = PreviewOptions(languages: preview.languages)
      let string = try #require(preview.string(for: key, options: options))
      let found =
        string.findings + string.source.findings + string.languages.flatMap(\.findings)
      #expect(
        Set(found.map(\.finding)) == Set(whole.findings.filter { $0.key == key }), "\(key)")
    }
    let many = preview.strings(for: preview.keys)
    #expect(many == preview.keys.compactMap { preview.string(for: $0) })
  }

  @Test func measuresTheColumnsOfAText() throws {
    #expect(try language("cancel", "ko").variations[0].renderings[0].width == 4)
  }
}
