import CatalogEditing
import StringCatalogs
import TestSupport
import Testing

struct CatalogEditorTests {
  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ saved" : {
          "later" : { "kept":1 },
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "%@ gesichert\\u002e"
              }
            }
          }
        },
        "empty" : {

        },
        "old" : {
          "extractionState" : "stale"
        },
        "photos" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld photo of %@"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld photos of %@"
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private func edited(_ edits: CatalogEdit...) throws -> String {
    var editor = try CatalogEditor(Catalogs.catalog(Self.text))
    for edit in edits { try editor.apply(edit) }
    return String(decoding: editor.catalog.bytes, as: UTF8.self)
  }

  private func error(_ edit: CatalogEdit, in text: String = text) -> EditingError? {
    #expect(throws: EditingError.self) {
      var editor = try CatalogEditor(Catalogs.catalog(text))
      try editor.apply(edit)
    }
  }

  private func place(
    _ key: String, _ language: LanguageTag, _ category: PluralCategory? = nil
  ) -> TextPlace {
    TextPlace(key: key, language: language, category: category)
  }

  @Test func replacesATextAndNothingElse() throws {
    let edit = CatalogEdit.setText(
      "%@ \"gespeichert\"", state: .translated, at: place("%@ saved", "de"))
    #expect(
      try edited(edit)
        == Self.text.replacing("%@ gesichert\\u002e", with: "%@ \\\"gespeichert\\\"")
        .replacing("needs_review", with: "translated"))
  }

  @Test func keepsEveryByteWhenTheTextIsThereAlready() throws {
    let edit = CatalogEdit.setText(
      "%@ gesichert.", state: .needsReview, at: place("%@ saved", "de"))
    #expect(try edited(edit) == Self.text)
  }

  @Test func setsTheStateAlone() throws {
    let edit = CatalogEdit.setState(.translated, at: place("%@ saved", "de"))
    #expect(try edited(edit) == Self.text.replacing("needs_review", with: "translated"))
    #expect(
      error(.setState(.new, at: place("empty", "ko"))) == .textMissing(key: "empty", language: "ko")
    )
  }

  @Test func laysOutANewLanguageAsXcodeDoes() throws {
    let edit = CatalogEdit.setText("%@ 저장됨", state: .translated, at: place("%@ saved", "ko"))
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
    #expect(try edited(edit) == Self.text.replacing(end, with: end + added))
  }

  @Test func fillsAnEmptyEntry() throws {
    let text = try edited(.setText("빔", state: .new, at: place("empty", "ko")))
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

  @Test func addsAPluralCategoryInItsPlace() throws {
    let text = try edited(
      .setText("%2$@: %1$lld", state: .translated, at: place("photos", "ru", .other)),
      .setText("%2$@: %1$lld", state: .translated, at: place("photos", "ru", .few)),
      .setText("%2$@: %1$lld", state: .translated, at: place("photos", "ru", .one)))
    let localization = try Catalogs.catalog(text).entry(for: "photos")?.localization(for: "ru")
    #expect(localization?.content.variations?.all.map(\.name) == ["few", "one", "other"])
  }

  @Test func addsALanguageWithItsPluralCategories() throws {
    let text = try edited(
      .addLanguage("ru", key: "photos"), .addLanguage("ko", key: "photos"),
      .addLanguage("ko", key: "empty"))
    let entry = try Catalogs.catalog(text).entry(for: "photos")
    let texts = entry?.localization(for: "ru")?.leaves.map { [$0.state?.rawValue, $0.value] }
    #expect(
      texts == [
        ["new", "%lld photos of %@"], ["new", "%lld photos of %@"], ["new", "%lld photo of %@"],
        ["new", "%lld photos of %@"],
      ])
    #expect(entry?.localization(for: "ko")?.content.variations?.all.map(\.name) == ["other"])
    #expect(text.contains("\"value\" : \"empty\""))
  }

  @Test func asksBeforeATextBecomesEmpty() throws {
    let german = CatalogEdit.setText("", state: .translated, at: place("%@ saved", "de"))
    #expect(error(german) == .emptied(key: "%@ saved"))
    #expect(
      error(.setText("", state: .translated, at: place("empty", "ko"))) == .emptied(key: "empty"))
    var editor = try CatalogEditor(Catalogs.catalog(Self.text))
    editor.allowsEmptyTexts = true
    try editor.apply(german)
    editor.allowsEmptyTexts = false
    // There is nothing left to lose.
    try editor.apply(.setText("", state: .needsReview, at: place("%@ saved", "de")))
    let words = #""%@ gesichert\u002e""#
    #expect(
      String(decoding: editor.catalog.bytes, as: UTF8.self)
        == Self.text.replacing(words, with: #""""#))
  }

  @Test(arguments: [-1, 5, Int.min, Int.max]) func refusesAPhraseThatNoSetCanHave(number: Int) {
    var place = place("%@ saved", "ja")
    place.phrase = number
    #expect(throws: EditingError.self) { try edited(.setText("%@", state: .new, at: place)) }
    #expect(throws: EditingError.self) { try edited(.removeTranslation(at: place)) }
    #expect(throws: EditingError.self) { try edited(.removePhrase(at: place)) }
  }

  @Test func removesWhatIsStale() throws {
    #expect(
      try edited(.removeStale(key: "old"))
        == Self.text.replacing(
          "    \"old\" : {\n      \"extractionState\" : \"stale\"\n    },\n", with: ""))
    #expect(error(.removeStale(key: "empty")) == .notStale(key: "empty"))
    let last = "{\"strings\" : {\"a\" : {\"extractionState\":\"stale\"}}}"
    var editor = try CatalogEditor(Catalogs.catalog(last))
    try editor.apply(.removeStale(key: "a"))
    #expect(String(decoding: editor.catalog.bytes, as: UTF8.self) == "{\"strings\" : {\n\n  }}")
  }

  @Test func refusesToLoseAPlaceholder() throws {
    #expect(
      error(.setText("저장됨", state: .translated, at: place("%@ saved", "ko")))
        == .placeholderLost(["%@"], key: "%@ saved"))
    #expect(
      error(.setText("%lld", state: .translated, at: place("photos", "ko", .other)))
        == .placeholderLost(["%@"], key: "photos"))
    #expect(
      error(.setText("%@ %lld", state: .translated, at: place("photos", "ko", .other)))
        == .placeholderLost(["%lld", "%@"], key: "photos"))
    _ = try edited(.setText("Ein Foto: %2$@", state: .new, at: place("photos", "de", .one)))
    _ = try edited(.setText("Нет фото: %2$@", state: .new, at: place("photos", "ru", .zero)))
    // This form is also for 21.
    #expect(
      error(.setText("Фото: %2$@", state: .new, at: place("photos", "ru", .one)))
        == .placeholderLost(["%lld"], key: "photos"))
    var editor = try CatalogEditor(Catalogs.catalog(Self.text))
    editor.allowsLostPlaceholders = true
    try editor.apply(.setText("저장됨", state: .translated, at: place("%@ saved", "ko")))
  }

  @Test func refusesToLoseAParameter() throws {
    let phrases = #"""
      "p":{"localizations":{"en":{"stringSet":{"state":"new",\#
      "values":["Open ${applicationName}","Set ${x.y} to %@ in ${applicationName}"]}}}},\#
      "Price: ${x}":{},"$5 in ${ } {}":{}
      """#
    func refusal(_ text: String, _ key: String, _ phrase: Int? = nil) throws -> EditingError? {
      let place = TextPlace(key: key, language: "ko", phrase: phrase)
      var editor = try CatalogEditor(Catalogs.catalog(strings: phrases))
      do throws(EditingError) {
        try editor.apply(.setText(text, state: .translated, at: place))
        return nil
      } catch {
        return error
      }
    }
    #expect(try refusal("${applicationName} 열기", "p", 0) == nil)
    #expect(try refusal("열기", "p", 0) == .placeholderLost(["${applicationName}"], key: "p"))
    #expect(
      try refusal("${x.y} ${z}", "p", 0) == .placeholderLost(["${applicationName}"], key: "p"))
    #expect(
      try refusal("${applicationName} ${z}", "p", 0) == .placeholderAdded(["${z}"], key: "p"))
    #expect(
      try refusal("가격", "Price: ${x}") == .placeholderLost(["${x}"], key: "Price: ${x}"))
    #expect(try refusal("5달러", "$5 in ${ } {}") == nil)
  }

  @Test func refusesWhatDoesNotFit() {
    #expect(error(.setState(.new, at: place("absent", "ko"))) == .unknownKey("absent"))
    #expect(
      error(.addLanguage("en", key: "photos")) == .languageExists(key: "photos", language: "en"))
    #expect(
      error(.setText("%lld %@", state: .new, at: place("photos", "en")))
        == .hasVariations(key: "photos", language: "en", variations: "--plural one, --plural other")
    )
    #expect(
      error(.setText("%@", state: .new, at: place("%@ saved", "de", .one)))
        == .hasNoVariations(key: "%@ saved", language: "de"))
    #expect(
      error(
        .setText("", state: .new, at: TextPlace(key: "empty", language: "ko", substitution: "n")))
        == .substitutionMissing("n", key: "empty"))
    let damaged = #"{"strings":{"a":{"localizations":[]}}}"#
    #expect(
      error(.setText("b", state: .new, at: place("a", "ko")), in: damaged)?.position?.column == 34)
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
        let place = TextPlace(key: entry.key, language: localization.language)
        try editor.apply(.setText("가\n", state: .needsReview, at: place))
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
    func phrase(_ index: Int, _ language: LanguageTag = "en") -> TextPlace {
      TextPlace(key: "start", language: language, phrase: index)
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
      error(.setText("x", state: .new, at: TextPlace(key: "start", language: "en")), in: text)
        == .hasPhrases(key: "start", language: "en"))
    #expect(
      error(
        .setText("%@ x", state: .new, at: TextPlace(key: "%@ saved", language: "de", phrase: 0)))
        == .hasNoPhrases(key: "%@ saved", language: "de"))
  }

  @Test func removesPhrases() throws {
    let text = { (phrases: String) in
      #"{"strings" : {"start" : {"localizations" : {"en" : {"stringSet" : {"state" : "new","#
        + "\n\"values\" : [ \(phrases) ] }}}}}}"
    }
    func left(_ removed: Int..., setting set: [Int: String] = [:]) throws -> String {
      var editor = try CatalogEditor(Catalogs.catalog(text(#""a", "b",  "c""#)))
      let place = { TextPlace(key: "start", language: "en", phrase: $0) }
      try editor.apply(
        removed.map { .removePhrase(at: place($0)) }
          + set.sorted { $0.key < $1.key }.map { .setText($1, state: .new, at: place($0)) })
      return String(decoding: editor.catalog.bytes, as: UTF8.self)
    }
    #expect(try left(0) == text(#""b",  "c""#))
    #expect(try left(1) == text(#""a",  "c""#))
    #expect(try left(2) == text(#""a", "b""#))
    #expect(try left(0, 2) == text(#""b""#))
    #expect(try left(0, setting: [1: "x", 3: "d"]) == text(#""x",  "c", "d""#))
    #expect(try left(0, 1, 2, setting: [3: "d"]) == text(#""d""#))
    #expect(
      error(
        .removePhrase(at: TextPlace(key: "start", language: "en", phrase: 1)), in: text("\"a\""))
        == .textMissing(key: "start", language: "en"))
  }

  @Test func variesATextByPlural() throws {
    let text = { (entry: String) in
      #"{"sourceLanguage":"en","strings":{"%lld files":{"later":1\#(entry)}}}"#
    }
    func forms(_ language: LanguageTag, _ entry: String, device: Device? = nil) throws -> [String] {
      var editor = try CatalogEditor(Catalogs.catalog(text(entry)))
      try editor.apply(
        .varyByPlural(at: TextPlace(key: "%lld files", language: language, device: device)))
      let leaves = editor.catalog.entry(for: "%lld files")?.localization(for: language)?.leaves
      return (leaves ?? []).map { leaf in
        let names = leaf.path.map { if case .variation(_, let name) = $0 { name } else { "" } }
        return [names.joined(separator: "."), leaf.state?.rawValue ?? "-", leaf.value ?? "-"]
          .joined(separator: " ")
      }
    }
    #expect(try forms("en", "") == ["one new %lld files", "other translated %lld files"])
    let russian =
      #","localizations":{"ru":{"stringUnit":{"state":"needs_review","value":"%lld файлов"}}}"#
    #expect(
      try forms("ru", russian) == [
        "few new %lld файлов", "many new %lld файлов", "one new %lld файлов",
        "other needs_review %lld файлов",
      ])
    let korean = #","localizations":{"ko":{"stringUnit":{"value":"%2$@의 파일 %1$lld개"}}}"#
    #expect(try forms("ko", korean) == ["other - %2$@의 파일 %1$lld개"])
    let devices =
      #","localizations":{"en":{"variations":{"device":{"mac":{"stringUnit":"#
      + #"{"value":"%lld files"}},"other":{"stringUnit":{"value":"Some"}}}}}}"#
    #expect(
      try forms("en", devices, device: .mac) == [
        "mac.one new %lld files", "mac.other - %lld files", "other - Some",
      ])
    func reason(_ entry: String, _ language: LanguageTag = "en") -> EditingError? {
      error(.varyByPlural(at: TextPlace(key: "%lld files", language: language)), in: text(entry))
    }
    #expect(
      reason(devices)
        == .hasVariations(
          key: "%lld files", language: "en", variations: "--device mac, --device other"))
    #expect(reason(russian, "ko") == .textMissing(key: "%lld files", language: "ko"))
    for value in ["Files", "%1$lld of %2$lld", "%@"] {
      let english = #","localizations":{"en":{"stringUnit":{"value":"\#(value)"}}}"#
      #expect(reason(english) == .notCounted(key: "%lld files", language: "en"))
    }
  }

  @Test func addsAPluralCategoryThatIsMissing() throws {
    let edit = CatalogEdit.setText(
      "%lld photos (few) of %@", state: .translated, at: place("photos", "en", .few))
    let indent = "\n              "
    let unit =
      ["{", "  \"stringUnit\" : {", "    \"state\" : \"translated\","].joined(separator: indent)
      + ["", "    \"value\" : \"%lld photos (few) of %@\"", "  }", "},", "\"one\""]
      .joined(separator: indent)
    #expect(try edited(edit) == Self.text.replacing("\"one\"", with: "\"few\" : " + unit))
  }

  @Test func setsAllPluralCategoriesAtOnce() throws {
    var editor = try CatalogEditor(Catalogs.catalog(Self.text))
    let categories: [PluralCategory] = [.one, .few, .many, .other]
    try editor.apply(
      categories.map {
        .setText("%lld \($0.rawValue) %@", state: .translated, at: place("photos", "ru", $0))
      })
    let variations = editor.catalog.entry(for: "photos")?.localization(for: "ru")?.content
      .variations
    #expect(variations?.all.map(\.name) == ["few", "many", "one", "other"])
    let mixed = [PluralCategory.one, nil].map {
      CatalogEdit.setText("%lld %@", state: .new, at: place("photos", "pl", $0))
    }
    #expect(throws: EditingError.self) { try editor.apply(mixed) }
  }

  @Test func usesTheLineEndingsOfTheFile() throws {
    let text = Self.text.replacing("\n", with: "\r\n")
    var editor = try CatalogEditor(Catalogs.catalog(text))
    try editor.apply(.addLanguage("ru", key: "photos"))
    let result = String(decoding: editor.catalog.bytes, as: UTF8.self)
    #expect(result.utf8.count { $0 == 10 } > text.utf8.count { $0 == 10 })
    #expect(result.utf8.count { $0 == 10 } == result.utf8.count { $0 == 13 })
  }

  @Test func saysWhichPlaceholderTheSourceTextLacks() {
    #expect(
      error(.setText("%@ %lld", state: .new, at: place("%@ saved", "de")))
        == .placeholderAdded(["%lld"], key: "%@ saved"))
  }

  @Test func treatsASubstitutionAsItsCountedNumber() throws {
    let substitution = #"""
      "n":{"localizations":{"en":\#(unit("%lld total")),"ko":{
        "stringUnit":{"state":"new","value":""},"substitutions":{"c":{"argNum":1,"formatSpecifier":"lld",
          "variations":{"plural":{"other":\#(unit("%arg"))}}}}}}}
      """#
    var editor = try CatalogEditor(Catalogs.catalog(strings: substitution))
    try editor.apply(.setText("모두 %#@c@", state: .translated, at: place("n", "ko")))
    try editor.apply(.setText("모두 %lld", state: .translated, at: place("n", "ko")))
  }

  /// Returns what Korean has after edits of a text whose source text counts files, without spaces.
  private func countedFiles(
    _ korean: String = "", after edits: CatalogEdit...
  ) throws -> String {
    let files = #"""
      "c":{"localizations":{"en":{
        "stringUnit":{"state":"translated","value":"%#@n@ in %@"},"substitutions":{
          "n":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
            "one":\#(unit("%arg file")),"other":\#(unit("%arg files"))}}}}}\#(korean)}}
      """#
    var editor = try CatalogEditor(Catalogs.catalog(strings: files))
    try editor.apply(edits)
    let member = editor.catalog.entry(for: "c")?.localization(for: "ko")?.member
    let range = member?.value.byteRange ?? 0..<0
    return String(decoding: editor.catalog.bytes[range], as: UTF8.self)
      .filter { !$0.isWhitespace }
  }

  @Test func bringsTheSubstitutionsThatATextNeeds() throws {
    func korean(_ text: String, _ state: String, other: String, _ otherState: String) -> String {
      #"""
      {"stringUnit":{"state":"\#(state)","value":"\#(text)"},"substitutions":{"n":{"argNum":1,\#
      "formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{\#
      "state":"\#(otherState)","value":"\#(other)"}}}}}}}
      """#
    }
    let place = place("c", "ko")
    let other = TextPlace(key: "c", language: "ko", substitution: "n", category: .other)
    let text = CatalogEdit.setText("%#@n@,%@", state: .translated, at: place)
    let form = CatalogEdit.setText("%arg개", state: .translated, at: other)
    #expect(
      try countedFiles(after: text)
        == korean("%#@n@,%@", "translated", other: "%argfiles", "new"))
    #expect(
      try countedFiles(after: form) == korean("%#@n@in%@", "new", other: "%arg개", "translated"))
    let both = korean("%#@n@,%@", "translated", other: "%arg개", "translated")
    #expect(try countedFiles(after: text, form) == both)
    #expect(try countedFiles(after: form, text) == both)
    let plain = #","ko":{"stringUnit":{"state":"translated","value":"%#@n@,%@"}}"#
    #expect(try countedFiles(plain, after: text, form) == both)
    #expect(try countedFiles(plain, after: form) == both)
    #expect(throws: EditingError.substitutionMissing("n", key: "c")) {
      try countedFiles(#","ko":\#(unit("%lld %@"))"#, after: form)
    }
    #expect(throws: EditingError.self) {
      try countedFiles(
        after: .setText(
          "%arg", state: .new, at: TextPlace(key: "c", language: "ko", substitution: "n")))
    }
  }

  @Test func asksForTheIntendedPhrase() {
    let phrases =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringSet":{"values":["b"]}}}}}}"#
    #expect(
      error(.setText("c", state: .new, at: place("a", "ko")), in: phrases)
        == .hasPhrases(key: "a", language: "en"))
  }

  private func unit(_ value: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
  }
}
