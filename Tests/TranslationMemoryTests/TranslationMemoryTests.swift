import StringCatalogs
import TestSupport
import Testing

@testable import TranslationMemory

struct TranslationMemoryTests {
  private func text(
    _ source: String, _ translation: String, _ language: LanguageTag = "ko", form: String = "",
    isReviewed: Bool = true
  ) -> RememberedText {
    RememberedText(
      source: source, language: language, translation: translation, form: form,
      isReviewed: isReviewed, file: "A.xcstrings", key: source)
  }

  @Test func findsTheSameText() {
    let memory = TranslationMemory([
      text("Open", "열기"), text("Open", "開く", "ja"), text("Open", "열림", isReviewed: false),
      text("Open", "열림", isReviewed: false), text("Close", "닫기"),
    ])
    let matches = memory.exactMatches(for: "Open", in: "ko")
    // A reviewed one comes before a more frequent draft.
    #expect(matches.map(\.translation) == ["열기", "열림"])
    #expect(matches.map(\.count) == [1, 2])
    #expect(matches.allSatisfy { $0.similarity == 100 })
    #expect(memory.exactMatches(for: "Open", in: "de").isEmpty)
    #expect(memory.exactMatches(for: "open", in: "ko").isEmpty)
  }

  @Test func tellsFormsApart() {
    let memory = TranslationMemory([
      text("%lld file", "%lld файл", "ru", form: "plural.one"),
      text("%lld files", "%lld файлов", "ru", form: "plural.many"),
      text("%lld files", "%lld файла", "ru", form: "plural.other"),
    ])
    #expect(
      memory.exactMatches(for: "%lld files", form: "plural.many", in: "ru").map(\.translation)
        == ["%lld файлов"])
    #expect(memory.exactMatches(for: "%lld files", in: "ru").isEmpty)
  }

  @Test(arguments: [
    ("%@ deleted", "%@ 삭제됨", "%1$@ deleted", "%1$@ 삭제됨"),
    ("%d of %d", "%2$d 중 %1$d", "%lld of %lld", "%2$lld 중 %1$lld"),
    ("Delete %@?", "%@ 삭제?", "Delete %lld?", "%lld 삭제?"),
  ])
  func fitsPlaceholders(source: String, translation: String, other: String, fitted: String) {
    let memory = TranslationMemory([text(source, translation)])
    let matches = memory.exactMatches(for: other, in: "ko")
    #expect(matches.map(\.translation) == [fitted])
    #expect(matches.map(\.similarity) == [99])
  }

  @Test func fitsNothingThatCannotBeToldApart() {
    let memory = TranslationMemory([text("%@ and %@", "%@")])
    #expect(memory.exactMatches(for: "%d and %d", in: "ko").isEmpty)
  }

  @Test func findsSimilarTexts() {
    let memory = TranslationMemory([
      text("Delete the file?", "파일을 삭제할까요?"), text("Delete all files?", "모든 파일을 삭제할까요?"),
      text("Preferences", "환경설정"), text("삭제", "删除", "zh-Hans"), text("OK", "확인"),
    ])
    let matches = memory.matches(for: "Delete the files?", in: "ko")
    #expect(matches.map(\.translation) == ["파일을 삭제할까요?", "모든 파일을 삭제할까요?"])
    #expect(matches.map(\.similarity) == [94, 82])
    #expect(memory.matches(for: "Nothing like it at all", in: "ko").isEmpty)
    #expect(memory.matches(for: "", in: "ko").isEmpty)
    #expect(memory.matches(for: "OK", in: "ko").map(\.similarity) == [100])
  }

  @Test func leavesOutWhatIsNotWanted() {
    let memory = TranslationMemory([
      text("Open", "열기"), text("Open", "열림"), text("Opens", "엽니다"),
    ])
    let matches = memory.matches(for: "Open", in: "ko") { $0.translation != "열기" }
    #expect(matches.map(\.translation) == ["열림", "엽니다"])
    #expect(memory.matches(for: "Open", in: "ko") { _ in false }.isEmpty)
  }

  @Test func remembersCatalogs() throws {
    let catalog = try StringCatalog(
      bytes: Array(
        #"""
        {"sourceLanguage":"en","strings":{
        "Open":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"열기"}}}},
        "key":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Close"}},
        "ko":{"stringUnit":{"state":"needs_review","value":"닫기"}},
        "ja":{"stringUnit":{"state":"new","value":"Close"}}}},
        "MetaLens":{"shouldTranslate":false,
        "localizations":{"ko":{"stringUnit":{"state":"translated","value":"x"}}}},
        "n":{"localizations":{"en":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%lld day"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld days"}}}}},
        "ru":{"variations":{"plural":{
        "few":{"stringUnit":{"state":"translated","value":"%lld дня"}}}}}}}
        },"version":"1.0"}
        """#.utf8))
    let texts = RememberedText.texts(of: catalog, file: "A")
    #expect(
      texts.map {
        "\($0.source)|\($0.language.rawValue)|\($0.translation)|\($0.form)|\($0.isReviewed)"
      }
        == [
          "Open|ko|열기||true", "Close|ko|닫기||false", "%lld days|ru|%lld дня|plural.few|true",
        ])
    for language in ["ko", "ru", "ja", "de"] as [LanguageTag] {
      #expect(
        RememberedText.texts(of: catalog, file: "A", language: language)
          == texts.filter { $0.language == language })
    }
  }

  /// In real catalogs, what a comparison of all pairs finds similar is found by the index.
  @Test(.needs(.data))
  func findsWhatComparingAllTextsFinds() throws {
    var texts: [RememberedText] = []
    for path in TestScope.sample(RealCatalogs.soundPaths, count: 25) {
      texts += RememberedText.texts(of: try RealCatalogs.catalog(at: path), file: path)
    }
    let memory = TranslationMemory(texts)
    let sources = Set(texts.map(\.source))
    let letters = sources.compactMap { source in
      EditDistance.letters(of: source).map { (source: source, letters: $0) }
    }
    let languages = Dictionary(
      texts.map { ($0.source, $0.language) }, uniquingKeysWith: { first, _ in first })
    let canonical = Dictionary(
      uniqueKeysWithValues: Set(texts.map(\.language)).map { ($0, $0.canonical) })
    let languageSources = Dictionary(grouping: texts.filter(\.form.isEmpty)) {
      canonical[$0.language]
    }.mapValues { Set($0.map(\.source)) }
    var (found, wanted) = (0, 0)
    for query in TestScope.sample(letters.sorted { $0.source < $1.source }, count: 150) {
      guard let language = languages[query.source] else { continue }
      let known = languageSources[canonical[language]] ?? []
      let similar = letters.filter { other in
        other.source != query.source && known.contains(other.source)
          && EditDistance.similarity(of: query.letters, other.letters) >= 75
      }
      let matches = Set(
        memory.matches(for: query.source, in: language, limit: 1_000).map(\.text.source))
      wanted += similar.count
      found += similar.count { matches.contains($0.source) }
    }
    #expect(wanted > (TestScope.isComplete ? 50 : 10))
    #expect(Double(found) >= 0.98 * Double(wanted), "\(found) of \(wanted)")
  }
}
