import CatalogEditing
import StringCatalogs
import Testing

struct PhraseEditTests: EditsSampleCatalog {
  @Test(arguments: [-1, 5, Int.min, Int.max]) func refusesAPhraseThatNoSetCanHave(number: Int) {
    var location = location("%@ saved", "ja")
    location.phrase = number
    #expect(throws: EditingError.self) { try edited(.setText("%@", state: .new, at: location)) }
    #expect(throws: EditingError.self) { try edited(.removeTranslation(at: location)) }
    #expect(throws: EditingError.self) { try edited(.removePhrase(at: location)) }
  }

  @Test func setsAPhraseOfASet() throws {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "start" : {
            "localizations" : {
              "en" : {
                "stringSet" : {
                  "state" : "new",
                  "values" : [
                    "Start", "Begin"
                  ]
                }
              }
            }
          }
        }
      }
      """
    func edited(_ edits: CatalogEdit...) throws -> String {
      var editor = try CatalogEditor(Catalogs.catalog(text))
      try editor.apply(edits)
      return String(decoding: editor.catalog.bytes, as: UTF8.self)
    }
    func phrase(_ index: Int, _ language: LanguageTag = "en") -> TextLocation {
      TextLocation(key: "start", language: language, phrase: index)
    }
    #expect(
      try edited(.setText("Open", state: .new, at: phrase(1)))
        == text.replacing("Begin", with: "Open"))
    #expect(
      try edited(
        .setText("Go", state: .translated, at: phrase(0)),
        .setText("Open", state: .translated, at: phrase(2)))
        == text.replacing("\"Start\"", with: "\"Go\"").replacing(
          "\"Begin\"", with: "\"Begin\",\n              \"Open\""
        ).replacing("\"new\"", with: "\"translated\""))
    #expect(
      try edited(.setText("시작", state: .new, at: phrase(0, "ko"))).contains(
        """
                "ko" : {
                  "stringSet" : {
                    "state" : "new",
                    "values" : [
                      "시작"
                    ]
                  }
                }
        """))
    #expect(
      try edited(
        .setText("Go", state: .new, at: phrase(2)), .setText("Run", state: .new, at: phrase(3)))
        == text.replacing(
          "\"Begin\"", with: "\"Begin\",\n              \"Go\",\n              \"Run\""))
    #expect(
      error(.setText("x", state: .new, at: phrase(3)), in: text)
        == .phraseMissing(4, key: "start", language: "en"))
    #expect(
      error(.setText("x", state: .new, at: TextLocation(key: "start", language: "en")), in: text)
        == .hasPhrases(key: "start", language: "en"))
    #expect(
      error(
        .setText("%@ x", state: .new, at: TextLocation(key: "%@ saved", language: "de", phrase: 0)))
        == .hasNoPhrases(key: "%@ saved", language: "de"))
  }

  @Test func removesPhrases() throws {
    let text = { (phrases: String) in
      #"{"strings" : {"start" : {"localizations" : {"en" : {"stringSet" : {"state" : "new","#
        + "\n\"values\" : [ \(phrases) ] }}}}}}"
    }
    func left(_ removed: Int..., setting set: [Int: String] = [:]) throws -> String {
      var editor = try CatalogEditor(Catalogs.catalog(text(#""a", "b",  "c""#)))
      let location = { TextLocation(key: "start", language: "en", phrase: $0) }
      try editor.apply(
        removed.map { .removePhrase(at: location($0)) }
          + set.sorted { $0.key < $1.key }.map { .setText($1, state: .new, at: location($0)) })
      return String(decoding: editor.catalog.bytes, as: UTF8.self)
    }
    #expect(try left(0) == text(#""b",  "c""#))
    #expect(try left(1) == text(#""a", "c""#))
    #expect(try left(2) == text(#""a", "b""#))
    #expect(try left(0, 2) == text(#""b""#))
    #expect(try left(0, setting: [1: "x", 3: "d"]) == text(#""x",  "c", "d""#))
    #expect(try left(0, 1, 2, setting: [3: "d"]) == text(#""d""#))
    #expect(
      error(
        .removePhrase(at: TextLocation(key: "start", language: "en", phrase: 1)), in: text("\"a\""))
        == .textMissing(key: "start", language: "en"))
  }

  @Test func asksForTheIntendedPhrase() {
    let phrases =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringSet":{"values":["b"]}}}}}}"#
    #expect(
      error(.setText("c", state: .new, at: location("a", "ko")), in: phrases)
        == .hasPhrases(key: "a", language: "en"))
  }
}
