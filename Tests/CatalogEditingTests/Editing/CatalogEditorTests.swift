import CatalogEditing
import StringCatalogs
import TestSupport
import Testing

struct CatalogEditorTests: EditsSampleCatalog {
  @Test func replacesATextAndNothingElse() throws {
    let edit = CatalogEdit.setText(
      "%@ \"gespeichert\"", state: .translated, at: location("%@ saved", "de"))
    #expect(
      try edited(edit)
        == SampleCatalog.text.replacing("%@ gesichert\\u002e", with: "%@ \\\"gespeichert\\\"")
        .replacing("needs_review", with: "translated"))
  }

  @Test func keepsEveryByteWhenTheTextIsThereAlready() throws {
    let edit = CatalogEdit.setText(
      "%@ gesichert.", state: .needsReview, at: location("%@ saved", "de"))
    #expect(try edited(edit) == SampleCatalog.text)
  }

  @Test func setsTheStateAlone() throws {
    let edit = CatalogEdit.setState(.translated, at: location("%@ saved", "de"))
    #expect(try edited(edit) == SampleCatalog.text.replacing("needs_review", with: "translated"))
    #expect(
      error(.setState(.new, at: location("empty", "ko")))
        == .textMissing(key: "empty", language: "ko")
    )
  }

  @Test func laysOutANewLanguageAsXcodeDoes() throws {
    let edit = CatalogEdit.setText("%@ 저장됨", state: .translated, at: location("%@ saved", "ko"))
    let end = "gesichert\\u002e\"\n          }\n        }"
    let added = """
      ,
              "ko" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%@ 저장됨"
                }
              }
      """
    #expect(try edited(edit) == SampleCatalog.text.replacing(end, with: end + added))
  }

  @Test func fillsAnEmptyEntry() throws {
    let text = try edited(.setText("빔", state: .new, at: location("empty", "ko")))
    #expect(
      text.contains(
        """
            "empty" : {
              "localizations" : {
                "ko" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "빔"
                  }
                }
              }
            },
            "old"
        """))
  }

  @Test func asksBeforeATextBecomesEmpty() throws {
    let german = CatalogEdit.setText("", state: .translated, at: location("%@ saved", "de"))
    #expect(error(german) == .emptied(key: "%@ saved"))
    #expect(
      error(.setText("", state: .translated, at: location("empty", "ko"))) == .emptied(key: "empty")
    )
    var editor = try CatalogEditor(Catalogs.catalog(SampleCatalog.text))
    editor.allowsEmptyTexts = true
    try editor.apply(german)
    editor.allowsEmptyTexts = false
    // There is nothing left to lose.
    try editor.apply(.setText("", state: .needsReview, at: location("%@ saved", "de")))
    let words = #""%@ gesichert\u002e""#
    #expect(
      String(decoding: editor.catalog.bytes, as: UTF8.self)
        == SampleCatalog.text.replacing(words, with: #""""#))
  }

  @Test func removesWhatIsStale() throws {
    #expect(
      try edited(.removeStale(key: "old"))
        == SampleCatalog.text.replacing(
          "    \"old\" : {\n      \"extractionState\" : \"stale\"\n    },\n", with: ""))
    #expect(error(.removeStale(key: "empty")) == .notStale(key: "empty"))
    let last = "{\"strings\" : {\"a\" : {\"extractionState\":\"stale\"}}}"
    var editor = try CatalogEditor(Catalogs.catalog(last))
    try editor.apply(.removeStale(key: "a"))
    #expect(String(decoding: editor.catalog.bytes, as: UTF8.self) == "{\"strings\" : {}}")
  }

  @Test func refusesWhatDoesNotFit() {
    #expect(error(.setState(.new, at: location("absent", "ko"))) == .unknownKey("absent"))
    #expect(
      error(.addLanguage("en", key: "photos")) == .languageExists(key: "photos", language: "en"))
    #expect(
      error(.setText("%lld %@", state: .new, at: location("photos", "en")))
        == .hasVariations(
          key: "photos", language: "en", variations: ["--plural one", "--plural other"])
    )
    #expect(
      error(.setText("%@", state: .new, at: location("%@ saved", "de", .one)))
        == .hasNoVariations(key: "%@ saved", language: "de"))
    #expect(
      error(
        .setText("", state: .new, at: TextLocation(key: "empty", language: "ko", substitution: "n"))
      )
        == .substitutionMissing("n", key: "empty"))
    let damaged = #"{"strings":{"a":{"localizations":[]}}}"#
    #expect(
      error(.setText("b", state: .new, at: location("a", "ko")), in: damaged)?.position?.column
        == 34)
  }

  /// What an edit means are two literals; all other bytes must be those of before.
  @Test(.needs(.data), arguments: Catalogs.sound)
  func changesTheBytesOfOneTextInARealCatalog(path: String) throws {
    let catalog = try Catalogs.real(path)
    var editor = try CatalogEditor(catalog)
    editor.allowsLostPlaceholders = true
    let entries = catalog.entries
    for entry in entries.dropFirst(entries.count / 2) {
      for localization in entry.localizations {
        guard let unit = localization.content.unit, let value = unit.valueRange,
          let state = unit.json["state"]?.byteRange, state.upperBound < value.lowerBound
        else { continue }
        let bytes = catalog.bytes
        let expected =
          bytes[..<state.lowerBound] + "\"needs_review\"".utf8
          + bytes[state.upperBound..<value.lowerBound] + "\"가\\n\"".utf8
          + bytes[value.upperBound...]
        let location = TextLocation(key: entry.key, language: localization.language)
        try editor.apply(.setText("가\n", state: .needsReview, at: location))
        #expect(editor.catalog.bytes == Array(expected))
        return
      }
    }
  }

  @Test(.needs(.data), arguments: Catalogs.sound)
  func addsAndRemovesInARealCatalogAsXcodeWould(path: String) throws {
    let original = try Catalogs.real(path)
    let catalog = try StringCatalog(bytes: CatalogFormatter.formatted(original))
    var editor = try CatalogEditor(catalog)
    let entries = catalog.entries
    try editor.apply(
      entries.filter { $0.localization(for: "tlh") == nil }.map { .addLanguage("tlh", key: $0.key) }
    )
    try editor.apply(
      entries.filter { $0.extractionState == .stale }.map { .removeStale(key: $0.key) })
    #expect(try CatalogFormatter.formatted(editor.catalog) == editor.catalog.bytes)
    for (one, other) in zip(entries.filter { $0.extractionState != .stale }, editor.catalog.entries)
    {
      #expect(other.localization(for: "tlh") != nil && one.key == other.key)
    }
  }

  @Test(
    arguments: [
      // What is added is a copy of the source text as it then is.
      [
        .setText(
          "%lld", state: .new, at: TextLocation(key: "empty", language: "en", category: .one)),
        .addLanguage("ar", key: "empty"),
      ],
      // The second text is the one that the file has.
      [
        .setText("%@?", state: .new, at: TextLocation(key: "%@ saved", language: "de")),
        .setText("%@ gesichert.", state: .new, at: TextLocation(key: "%@ saved", language: "de")),
      ],
      // A text is held against the source text as it then is.
      [
        .setText("Saved", state: .new, at: TextLocation(key: "%@ saved", language: "en")),
        .setText("Gesichert", state: .new, at: TextLocation(key: "%@ saved", language: "de")),
      ],
      // The phrases of a set have one state.
      [
        .setText("a", state: .translated, at: TextLocation(key: "set", language: "en", phrase: 0)),
        .setText("b", state: .new, at: TextLocation(key: "set", language: "en", phrase: 1)),
      ],
    ] as [[CatalogEdit]]) func appliesSeveralEditsAsInOrder(edits: [CatalogEdit]) throws
  {
    let set =
      #""set":{"localizations":{"en":{"stringSet":{"state":"new","values":["1","2","3"]}}}}"#
    let text = SampleCatalog.text.replacing("\"empty\" : {", with: set + ",\n    \"empty\" : {")
    var single = try CatalogEditor(Catalogs.catalog(text))
    for edit in edits { try single.apply(edit) }
    var joint = try CatalogEditor(Catalogs.catalog(text))
    try joint.apply(edits)
    #expect(joint.catalog == single.catalog)
  }

  @Test func usesTheLineEndingsOfTheFile() throws {
    let text = SampleCatalog.text.replacing("\n", with: "\r\n")
    var editor = try CatalogEditor(Catalogs.catalog(text))
    try editor.apply(.addLanguage("ru", key: "photos"))
    let result = String(decoding: editor.catalog.bytes, as: UTF8.self)
    #expect(result.utf8.count { $0 == 10 } > text.utf8.count { $0 == 10 })
    #expect(result.utf8.count { $0 == 10 } == result.utf8.count { $0 == 13 })
  }
}
