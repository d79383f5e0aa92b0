import CatalogEditing
import StringCatalogs
import Testing

struct PlaceholderEditTests: EditsSampleCatalog {
  @Test func refusesToLoseAPlaceholder() throws {
    #expect(
      error(.setText("저장됨", state: .translated, at: location("%@ saved", "ko")))
        == .placeholderLost(["%@"], key: "%@ saved"))
    #expect(
      error(.setText("%lld", state: .translated, at: location("photos", "ko", .other)))
        == .placeholderLost(["%@"], key: "photos"))
    #expect(
      error(.setText("%@ %lld", state: .translated, at: location("photos", "ko", .other)))
        == .placeholderLost(["%lld", "%@"], key: "photos"))
    _ = try edited(.setText("Ein Foto: %2$@", state: .new, at: location("photos", "de", .one)))
    _ = try edited(.setText("Нет фото: %2$@", state: .new, at: location("photos", "ru", .zero)))
    // In French, this form is for 0 and 1.
    _ = try edited(.setText("Une photo : %2$@", state: .new, at: location("photos", "fr", .one)))
    // This form is also for 21.
    #expect(
      error(.setText("Фото: %2$@", state: .new, at: location("photos", "ru", .one)))
        == .placeholderLost(["%lld"], key: "photos"))
    var editor = try CatalogEditor(Catalogs.catalog(SampleCatalog.text))
    editor.allowsLostPlaceholders = true
    try editor.apply(.setText("저장됨", state: .translated, at: location("%@ saved", "ko")))
  }

  @Test func refusesToLoseAParameter() throws {
    let phrases = #"""
      "p":{"localizations":{"en":{"stringSet":{"state":"new",\#
      "values":["Open ${applicationName}","Set ${x.y} to %@ in ${applicationName}"]}}}},\#
      "Price: ${x}":{},"$5 in ${ } {}":{}
      """#
    func refusal(_ text: String, _ key: String, _ phrase: Int? = nil) throws -> EditingError? {
      let location = TextLocation(key: key, language: "ko", phrase: phrase)
      var editor = try CatalogEditor(Catalogs.catalog(strings: phrases))
      do throws(EditingError) {
        try editor.apply(.setText(text, state: .translated, at: location))
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

  @Test func saysWhichPlaceholderTheSourceTextLacks() {
    #expect(
      error(.setText("%@ %lld", state: .new, at: location("%@ saved", "de")))
        == .placeholderAdded(["%lld"], key: "%@ saved"))
  }

  @Test func refusesWhatFoundationReadsInAnotherWay() {
    #expect(
      error(.setText("%@, 20% de plus", state: .new, at: location("%@ saved", "fr")))
        == .placeholderMisread(["% d"], key: "%@ saved"))
    #expect(
      error(.setText("50%-ig %@", state: .new, at: location("%@ saved", "sv")))
        == .placeholderMisread(["%-i"], key: "%@ saved"))
    #expect(
      error(.setText("%1$@ (%1$lld)", state: .new, at: location("%@ saved", "de")))
        == .placeholderMisread(["%1$@", "%1$lld"], key: "%@ saved"))
    #expect(
      error(.setText("zu %2$@", state: .new, at: location("%@ saved", "de")))
        == .placeholderMisread(["%2$@"], key: "%@ saved"))
  }

  /// What the linter would call an error is refused in the source language, too.
  @Test func refusesASourceTextThatDoesNotFitTheKey() throws {
    #expect(
      error(.setText("%lld saved", state: .new, at: location("%@ saved", "en")))
        == .placeholderUnfit(["%lld"], key: "%@ saved", reference: "%@ saved"))
    #expect(
      error(.setText("%@ saved %@", state: .new, at: location("%@ saved", "en")))
        == .placeholderUnfit(["%@"], key: "%@ saved", reference: "%@ saved"))
    _ = try edited(.setText("%@ was saved", state: .new, at: location("%@ saved", "en")))
    _ = try edited(.setText("Saved", state: .new, at: location("%@ saved", "en")))
  }

  /// A translation is compared with what is right, and not with a wrong source text.
  @Test func acceptsATranslationThatIsRightBesideAWrongSourceText() throws {
    let wrong = #"""
      "%lld of %@":{"localizations":{"en":\#(unit("%@ of %lld")),"de":\#(unit("%lld von %@"))}},
      "typo":{"localizations":{"en":\#(unit("%Lld files"))}},
      "letter":{"localizations":{"en":\#(unit("%s@ files"))}},
      "gap":{"localizations":{"en":\#(unit("%1$@, %3$@"))}},
      "type":{"localizations":{"en":\#(unit("%@ files")),"de":\#(unit("%lld Dateien"))}}
      """#
    func refusal(_ text: String, _ key: String) throws -> EditingError? {
      var editor = try CatalogEditor(Catalogs.catalog(strings: wrong))
      do throws(EditingError) {
        try editor.apply(.setText(text, state: .translated, at: location(key, "ko")))
        return nil
      } catch {
        return error
      }
    }
    #expect(try refusal("%2$@ 중 %1$lld개", "%lld of %@") == nil)
    #expect(try refusal("%@ 중 %lld개", "%lld of %@") != nil)
    #expect(try refusal("파일 %lld개", "typo") == nil)
    #expect(try refusal("파일 %@개", "typo") == .placeholderLost(["%lld"], key: "typo"))
    #expect(try refusal("파일 %Lld개", "typo") == .placeholderMisread(["%Lld"], key: "typo"))
    #expect(try refusal("파일 %@", "letter") == nil)
    #expect(try refusal("%1$@ 및 %2$@", "gap") == nil)
    // With the German one, it is the second of two that are against the source text.
    #expect(try refusal("파일 %lld개", "type") == nil)
  }

  @Test func treatsASubstitutionAsItsCountedNumber() throws {
    let substitution = #"""
      "n":{"localizations":{"en":\#(unit("%lld total")),"ko":{
        "stringUnit":{"state":"new","value":""},"substitutions":{"c":{"argNum":1,"formatSpecifier":"lld",
          "variations":{"plural":{"other":\#(unit("%arg"))}}}}}}}
      """#
    var editor = try CatalogEditor(Catalogs.catalog(strings: substitution))
    try editor.apply(.setText("모두 %#@c@", state: .translated, at: location("n", "ko")))
    try editor.apply(.setText("모두 %lld", state: .translated, at: location("n", "ko")))
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
    let location = location("c", "ko")
    let other = TextLocation(key: "c", language: "ko", substitution: "n", category: .other)
    let text = CatalogEdit.setText("%#@n@,%@", state: .translated, at: location)
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
          "%arg", state: .new, at: TextLocation(key: "c", language: "ko", substitution: "n")))
    }
  }

  private func unit(_ value: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
  }
}
