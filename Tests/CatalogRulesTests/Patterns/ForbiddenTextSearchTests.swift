import StringCatalogs
import Testing

@testable import CatalogRules

struct ForbiddenTextSearchTests {
  private func found(
    _ terms: [ForbiddenTerm], in text: String, _ language: LanguageTag = "en"
  ) -> [String] {
    ForbiddenTextSearch(for: terms).terms(in: Array(text.utf8)[...], for: language).map(\.text)
  }

  @Test(
    arguments: [
      ("photo", true), ("a photo.", true), ("photo2", false), ("photos", false), ("aphoto", false),
      ("photos, photo", true), ("Photo", false), ("éphoto", true), ("фphotoф", true), ("", false),
    ])
  func findsWordsAsAWhole(text: String, isFound: Bool) {
    #expect(found(["photo"], in: text) == (isFound ? ["photo"] : []))
  }

  @Test func findsTextsThatAreNoWordsAnywhere() {
    #expect(found(["그림", "..."], in: "새그림들...a") == ["그림", "..."])
    // The end of the term is a word, its beginning is none.
    #expect(found([".app"], in: "a.app") == [".app"])
    #expect(found([".app"], in: "a.apps").isEmpty)
    // Bytes are compared, not characters.
    #expect(found(["e"], in: "e\u{301}") == ["e"])
    #expect(found(["é"], in: "e\u{301}").isEmpty)
  }

  @Test func findsTermsOfTheLanguageOnceAndInOrder() {
    let terms: [ForbiddenTerm] = [
      ForbiddenTerm("b", language: "zh_Hans"), ForbiddenTerm("a", language: "zh-Hans"),
      ForbiddenTerm("b", language: "ja"), "a", ForbiddenTerm("a c", language: "zh-Hans"),
    ]
    let chinese: LanguageTag = "zh-Hans"
    #expect(found(terms, in: "a b a c", chinese) == ["b", "a", "a", "a c"])
    #expect(found(terms, in: "a b a c", "ja") == ["b", "a"])
    #expect(found(terms, in: "a b a c", "ko") == ["a"])
  }
}
